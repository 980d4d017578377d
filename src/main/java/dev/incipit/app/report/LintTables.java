package dev.incipit.app.report;

import dev.incipit.app.terminal.ReportTable;
import dev.incipit.app.terminal.Terminal;

/** Prints a table for each subject. */
public final class LintTables implements LintOutput {
    private final Terminal terminal;
    private final boolean all;
    private boolean more;

    /** @param all whether all findings are shown, and not only those that cost most */
    public LintTables(Terminal terminal, boolean all) {
        this.terminal = terminal;
        this.all = all;
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                if (more) {
                    terminal.print("");
                }
                more = true;
                new ReportTable(terminal.outStyle(), terminal.columns(), all)
                        .lines(subject.shown(), report)
                        .forEach(terminal::print);
            }
            case LintResult.Unread(var subject, var reason) -> terminal.complain(subject.shown() + ": " + reason);
        }
    }
}
