package dev.incipit.app.report;

import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextStyle;
import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Prints one line for each of many subjects, and a summary at the end. */
public final class LintLines implements LintOutput {

    private final Terminal terminal;
    private final TextStyle style;
    private final Map<Check.Status, Integer> counts = new EnumMap<>(Check.Status.class);
    private int unread;

    public LintLines(Terminal terminal) {
        this.terminal = terminal;
        this.style = terminal.outStyle();
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                counts.merge(report.status(), 1, Integer::sum);
                terminal.print(line(subject, report));
            }
            case LintResult.Unread(var subject, var reason) -> {
                unread++;
                terminal.print(style.red("unread ") + "                                  " + style.bold(subject.shown())
                        + "  " + reason);
            }
        }
    }

    private String line(LintSubject subject, ValidationReport report) {
        var status = String.format(Locale.ROOT, "%-7s", report.status().word());
        var scores =
                String.format(Locale.ROOT, "  structure %3d  readiness %3d  ", report.score(), report.readinessScore());
        return style.judged(report.status(), status)
                + scores
                + style.bold(subject.shown())
                + style.dim(failures(report));
    }

    private static String failures(ValidationReport report) {
        var failed = FailedChecks.of(report).inShort();
        return failed.isEmpty() ? "" : "  " + failed;
    }

    @Override
    public void end() {
        int all = unread + counts.values().stream().mapToInt(Integer::intValue).sum();
        terminal.print("");
        terminal.print(style.bold(Amounts.of(all, "subject")) + ": "
                + count(Check.Status.PASS) + " pass, "
                + count(Check.Status.WARNING) + " warning, "
                + count(Check.Status.FAIL) + " fail"
                + (unread > 0 ? ", " + unread + " not read" : ""));
    }

    private int count(Check.Status status) {
        return counts.getOrDefault(status, 0);
    }
}
