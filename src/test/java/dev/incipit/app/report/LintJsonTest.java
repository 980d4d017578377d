package dev.incipit.app.report;

import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LintJsonTest {
    private final PrintedTerminal printed = new PrintedTerminal();

    private void judge(boolean several) {
        var output = new LintJson(printed.terminal(), several);
        output.add(new LintResult.Judged(new LintSubject("a.txt"), ofText(Status.PASS, 100, 90)));
        output.end();
    }

    @Test
    void ofOneSubjectTheBodyIsTheApis() {
        judge(false);
        assertFalse(printed.out().contains("a.txt"), printed.out());
        assertEquals(1, printed.lines().size());
    }

    @Test
    void ofSeveralEachLineBeginsWithItsSubject() {
        judge(true);
        judge(true);
        assertEquals(2, printed.lines().size());
        assertTrue(printed.lines().getLast().startsWith("{\"subject\":\"a.txt\",\""), printed.out());
        assertFalse(printed.out().contains("\"report\""), "its members stand beside the subject");
    }

    @Test
    void oneThatBecomesSeveralIsPrintedAsOneOfThem() {
        var output = new LintJson(printed.terminal(), false);
        output.add(new LintResult.Judged(new LintSubject("a.txt"), ofText(Status.PASS, 100, 90)));
        output.add(new LintResult.Judged(new LintSubject("b/a.txt"), ofText(Status.PASS, 100, 90)));
        output.end();
        assertEquals(2, printed.lines().size());
        assertTrue(printed.lines().getFirst().startsWith("{\"subject\":\"a.txt\",\""), printed.out());
        assertTrue(printed.lines().getLast().startsWith("{\"subject\":\"b/a.txt\",\""), printed.out());
    }

    @Test
    void whatCouldNotBeReadSaysWhy() {
        var output = new LintJson(printed.terminal(), false);
        output.add(new LintResult.Unread(new LintSubject("a.txt"), "There is no such file."));
        output.end();
        assertEquals(List.of("{\"subject\":\"a.txt\",\"error\":\"There is no such file.\"}"), printed.lines());
    }
}
