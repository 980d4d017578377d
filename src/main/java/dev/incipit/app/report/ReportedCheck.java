package dev.incipit.app.report;

import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A check of a subject that did not pass, as formats for machines report it. */
record ReportedCheck(LintSubject subject, Optional<String> targetUrl, Check check) {
    /** Those of a report, failures first. */
    static List<ReportedCheck> of(LintSubject subject, ValidationReport report) {
        return report.checks().stream()
                .filter(check -> check.status() != Status.PASS)
                .sorted(Comparator.comparing((Check check) -> check.status() != Status.FAIL))
                .map(check -> new ReportedCheck(subject, report.targetUrl(), check))
                .toList();
    }

    boolean failed() {
        return check.status() == Status.FAIL;
    }

    /** The line, or the first one if the check concerns the whole file. */
    int line() {
        return check.line().orElse(1);
    }

    /** The message without the line that the place names already. */
    String message() {
        var message = check.message();
        if (check.line().isEmpty()) {
            return message;
        }
        var prefix = "Line " + check.line().getAsInt() + ": ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }
}
