package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.follower;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LintLinesTest {
    private final PrintedTerminal printed = new PrintedTerminal();
    private final LintLines lines = new LintLines(printed.terminal());

    private void judged(String name, Status status, int score, Check... checks) {
        lines.add(new LintResult.Judged(new LintSubject(name), ofText(status, score, 7, checks)));
    }

    private static Check[] failures(int count) {
        return Stream.of("a", "b", "c", "d", "e")
                .limit(count)
                .map(id -> check(Status.FAIL, id, "It fails."))
                .toArray(Check[]::new);
    }

    @Test
    void eachSubjectIsALineInColumns() {
        judged("a.example", Status.PASS, 100, check(Status.WARNING, "w", "It is long."));
        judged("b.example", Status.WARNING, 9);
        assertEquals(
                List.of(
                        "pass     structure 100  readiness   7  a.example",
                        "warning  structure   9  readiness   7  b.example"),
                printed.lines());
    }

    @Test
    void threeFailuresAreNamedAndMoreAreCounted() {
        judged("a.example", Status.FAIL, 1, failures(3));
        judged("b.example", Status.FAIL, 1, failures(5));
        assertEquals(
                List.of(
                        "fail     structure   1  readiness   7  a.example  a, b, c",
                        "fail     structure   1  readiness   7  b.example  a, b, c and 2 more"),
                printed.lines());
    }

    @Test
    void aCauseIsNamedWithoutWhatFollowsIt() {
        judged(
                "a.example",
                Status.FAIL,
                1,
                check(Status.FAIL, "h1-present", "No title."),
                follower(Status.FAIL, "h1-single", Cause.TITLE),
                check(Status.WARNING, "summary-present", "No summary."),
                follower(Status.FAIL, "summary-quality", Cause.SUMMARY));
        assertEquals(
                "fail     structure   1  readiness   7  a.example  h1-present, summary-present",
                printed.lines().getFirst());
    }

    @Test
    void theEndCountsHowManyEndedHow() {
        judged("a.example", Status.FAIL, 1);
        lines.end();
        assertEquals("1 subject: 0 pass, 0 warning, 1 fail", printed.lines().getLast());
    }

    @Test
    void whatCouldNotBeReadCountsAsASubject() {
        judged("a.example", Status.PASS, 1);
        lines.add(new LintResult.Unread(new LintSubject("b.txt"), "There is no such file."));
        lines.end();
        assertEquals(
                List.of(
                        "unread " + " ".repeat(34) + "b.txt  There is no such file.",
                        "",
                        "2 subjects: 1 pass, 0 warning, 0 fail, 1 not read"),
                printed.lines().subList(1, 4));
    }
}
