package dev.incipit.app;

/** For people: a table for each subject. */
final class LintTables implements LintOutput {
    private final Terminal terminal;
    private boolean more;

    LintTables(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void add(Linted result) {
        switch (result) {
            case Linted.Judged(var subject, var report) -> {
                if (more) {
                    terminal.print("");
                }
                more = true;
                new ReportTable(terminal.outStyle(), terminal.columns())
                        .lines(subject.shown(), report)
                        .forEach(terminal::print);
            }
            case Linted.Unread(var subject, var reason) -> terminal.complain(subject.shown() + ": " + reason);
        }
    }

    @Override
    public void end() {}
}
