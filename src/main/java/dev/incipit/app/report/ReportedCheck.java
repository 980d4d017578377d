package dev.incipit.app.report;

import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.CheckGroup;
import dev.incipit.validate.ValidationReport;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A check of a subject that did not pass, with those that follow it, as formats for machines report it. */
record ReportedCheck(LintSubject subject, Optional<String> targetUrl, CheckGroup group) {
    /** Those of a report, failures first. */
    static List<ReportedCheck> of(LintSubject subject, ValidationReport report) {
        return report.groups().stream()
                .sorted(Comparator.comparing((CheckGroup group) -> group.status() != Status.FAIL))
                .map(group -> new ReportedCheck(subject, report.targetUrl(), group))
                .toList();
    }

    Check check() {
        return group.check();
    }

    Status status() {
        return group.status();
    }

    boolean failed() {
        return status() == Status.FAIL;
    }

    /** The line, or the first one if the check concerns the whole file. */
    int line() {
        return check().line().orElse(1);
    }

    /** The message without the line that the place names already. */
    String message() {
        var message = group.message();
        if (check().line().isEmpty()) {
            return message;
        }
        var prefix = "Line " + check().line().getAsInt() + ": ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }
}
