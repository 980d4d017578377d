package dev.incipit.app.report;

import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LintTablesTest {
    private final PrintedTerminal printed = new PrintedTerminal();
    private final LintTables tables = new LintTables(printed.terminal(), false);

    @Test
    void anEmptyLineStandsBetweenTwoTablesAndNotBeforeTheFirst() {
        tables.add(new LintResult.Unread(new LintSubject("c.txt"), "There is no such file."));
        tables.add(new LintResult.Judged(new LintSubject("a.txt"), ofText(Status.PASS, 100, 90)));
        tables.add(new LintResult.Judged(new LintSubject("b.txt"), ofText(Status.PASS, 100, 90)));
        tables.end();
        var verdict = "  pass   structure 100   readiness 90";
        assertEquals(List.of("a.txt  812 B", "", "", verdict, "", "b.txt  812 B", "", "", verdict), printed.lines());
        assertEquals("incipit: c.txt: There is no such file.\n", printed.error());
    }
}
