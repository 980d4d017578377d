package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class GithubAnnotationsTest {
    private final PrintedTerminal printed = new PrintedTerminal();
    private final GithubAnnotations annotations = new GithubAnnotations(
            printed.terminal(), new RepositoryRoot(Path.of("").toAbsolutePath()));

    private void judged(String name, Check... checks) {
        annotations.add(new LintResult.Judged(new LintSubject(name), ofText(Status.FAIL, 60, 70, checks)));
    }

    @Test
    void whatDidNotPassIsShownAtItsLineOrTheFirst() {
        judged(
                "./llms.txt",
                check(Status.FAIL, "links", "One is dead.", 7),
                check(Status.PASS, "encoding", "It is UTF-8."),
                check(Status.WARNING, "title", "It is long."));
        annotations.end();
        assertEquals(
                List.of(
                        "::error file=llms.txt,line=7,title=incipit links::One is dead.",
                        "::warning file=llms.txt,line=1,title=incipit title::It is long.",
                        "incipit: ./llms.txt: fail, structure 60, readiness 70"),
                printed.lines());
    }

    @Test
    void whatIsNoFileIsNamedInTheWords() {
        judged("tides.example", check(Status.FAIL, "links", "One is dead.", 7));
        annotations.end();
        assertEquals(
                "::error title=incipit links::tides.example: One is dead.",
                printed.lines().getFirst());
    }

    @Test
    void nothingInAPathOrAMessageEndsItsCommand() {
        judged("./a,b:c%.txt", check(Status.FAIL, "links", "100%\n::set-output name=a::b"));
        annotations.end();
        assertEquals(
                "::error file=a%2Cb%3Ac%25.txt,line=1,title=incipit links::100%25%0A: :set-output name=a::b",
                printed.lines().getFirst());
    }

    @Test
    void ofMoreThanGithubShowsTheWorstAreChosenAndTheRestCounted() {
        var warnings = IntStream.range(0, 15)
                .mapToObj(at -> check(Status.WARNING, "w" + at, "Long."))
                .toArray(Check[]::new);
        judged("./a.txt", warnings);
        judged("./b.txt", check(Status.FAIL, "links", "Dead."));
        annotations.end();
        assertEquals(
                "::error file=b.txt,line=1,title=incipit links::Dead.",
                printed.lines().getFirst());
        assertEquals(
                10,
                printed.lines().stream().filter(line -> line.startsWith("::")).count());
        assertTrue(printed.lines().getLast().startsWith("incipit: 6 more"), printed.out());
    }

    @Test
    void theMessageDoesNotRepeatTheLine() {
        judged("./a.txt", check(Status.FAIL, "links", "Line 7: it is dead.", 7));
        annotations.end();
        assertEquals(
                "::error file=a.txt,line=7,title=incipit links::it is dead.",
                printed.lines().getFirst());
    }

    @Test
    void whatCouldNotBeReadIsAnError() {
        annotations.add(new LintResult.Unread(new LintSubject("-"), "It is too long."));
        annotations.end();
        assertEquals(List.of("::error title=incipit::standard input: It is too long."), printed.lines());
    }
}
