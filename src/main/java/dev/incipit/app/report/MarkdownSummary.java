package dev.incipit.app.report;

import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.CiSafeText;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;

/**
 * Prints Markdown for a job's summary or a comment: a heading and a table for each subject. GitHub takes one megabyte of it, so
 * of many subjects only the first fifty are shown.
 */
public final class MarkdownSummary implements LintOutput {
    private static final int TABLES_MAX = 50;

    private final Terminal terminal;
    private final CheckCatalogue catalogue = CheckCatalogue.read();
    private int tables;
    private int more;

    public MarkdownSummary(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void add(LintResult result) {
        if (tables == TABLES_MAX) {
            more++;
            return;
        }
        tables++;
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                heading(sign(report.status()), subject, report.status().word());
                terminal.print("Structure **" + report.score() + "**, readiness **" + report.readinessScore() + "**, "
                        + Amounts.of(report.count(Status.PASS), "check") + " passed.");
                terminal.print("");
                table(subject, report);
            }
            case LintResult.Unread(var subject, var reason) -> {
                heading("❌", subject, "not read");
                terminal.print(plain(reason));
                terminal.print("");
            }
        }
    }

    private void heading(String sign, LintSubject subject, String word) {
        terminal.print("### " + sign + " " + plain(subject.shown()) + ": " + word);
        terminal.print("");
    }

    private void table(LintSubject subject, ValidationReport report) {
        var findings = ReportedCheck.of(subject, report);
        if (findings.isEmpty()) {
            return;
        }
        terminal.print("| | Check | Line | Finding |");
        terminal.print("|---|---|---|---|");
        for (var finding : findings) {
            var check = finding.check();
            var name = catalogue
                    .page(check.id())
                    .map(page -> "[" + check.id() + "](" + page.address() + ")")
                    .orElse(check.id());
            var line = check.line().isPresent() ? Integer.toString(check.line().getAsInt()) : "";
            terminal.print("| " + sign(finding.status()) + " | " + name + " | " + line + " | "
                    + plain(finding.message()) + " |");
        }
        terminal.print("");
    }

    @Override
    public void end() {
        if (more > 0) {
            terminal.print("And " + more + " more.");
        }
    }

    private static String sign(Status status) {
        return switch (status) {
            case PASS -> "✅";
            case WARNING -> "⚠️";
            case FAIL -> "❌";
        };
    }

    /** Escapes what Markdown would take for markup; the words are of the linted file. */
    private static String plain(String text) {
        return CiSafeText.of(text)
                .replace('\n', ' ')
                .replaceAll("([\\\\`*_{}\\[\\]<>#|~!@])", "\\\\$1")
                .replaceAll("(?i)\\b(https?):", "$1&#58;");
    }
}
