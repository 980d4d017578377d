package dev.incipit.app.terminal;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.follower;
import static dev.incipit.validate.Reports.ofSite;
import static dev.incipit.validate.Reports.ofText;
import static dev.incipit.validate.Reports.scored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Cause;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.ValidationReport.LinkStats;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReportTableTest {
    private static final ReportTable PLAIN = new ReportTable(TextStyle.PLAIN, 60, false);

    private static String facts(ValidationReport report) {
        return PLAIN.lines("tides.example", report).getFirst();
    }

    @Test
    void whatCostsMostComesFirstAndTheRestIsCounted() {
        var report = scored(
                List.of(),
                check(Status.WARNING, "title", "It is long."),
                check(Status.PASS, "encoding", "It is UTF-8."),
                check(Status.FAIL, "links", "One is dead."));
        assertEquals(
                List.of(
                        "  FAIL links  One is dead.",
                        "  warn title  It is long.",
                        "  ok   1 check passed",
                        "",
                        "  warning   structure 50   readiness 0",
                        "",
                        "  Mend these two, links and title: structure 50 -> 100"),
                PLAIN.verdict(report));
    }

    @Test
    void aCauseStandsOnOneLineWithWhatFollowsIt() {
        var report = scored(
                List.of(),
                check(Status.WARNING, "summary-present", "No summary."),
                follower(Status.FAIL, "summary-quality", Cause.SUMMARY));
        assertEquals(
                List.of(
                        "  FAIL summary-present  No summary. (and 1 check that needs",
                        "                        a summary)",
                        "",
                        "  warning   structure 25   readiness 0",
                        "",
                        "  Mend summary-present: structure 25 -> 100"),
                PLAIN.verdict(report));
    }

    @Test
    void onlyTenLinesAreShownUnlessAllAreWanted() {
        var ten = scored(List.of(), warnings(10));
        assertEquals(10, findings(PLAIN, ten));
        var eleven = scored(List.of(), warnings(11));
        assertEquals(9, findings(PLAIN, eleven));
        assertEquals(
                "       and 2 more, which cost less; --all shows them",
                PLAIN.verdict(eleven).get(9));
        assertEquals(11, findings(new ReportTable(TextStyle.PLAIN, 60, true), eleven));
    }

    private static Check[] warnings(int count) {
        return IntStream.range(0, count)
                .mapToObj(at -> check(Status.WARNING, "check-" + at, "Mend it."))
                .toArray(Check[]::new);
    }

    private static long findings(ReportTable table, ValidationReport report) {
        return table.verdict(report).stream()
                .filter(line -> line.startsWith("  warn "))
                .count();
    }

    @Test
    void ofWhatPassedOnlyTheNumberIsShown() {
        var pass = check(Status.PASS, "encoding", "It is UTF-8.");
        assertEquals(
                "  ok   2 checks passed",
                PLAIN.verdict(ofText(Status.PASS, 100, 100, pass, pass)).getFirst());
        assertEquals("", PLAIN.verdict(ofText(Status.PASS, 100, 100)).getFirst());
    }

    @Test
    void aLongMessageGoesOnBelowItsFirstWord() {
        var table = new ReportTable(TextStyle.PLAIN, 24, false);
        var report = ofText(Status.FAIL, 0, 0, check(Status.FAIL, "links", "five seven ten eleven"));
        assertEquals(
                List.of("  FAIL links  five seven", "              ten eleven"),
                table.verdict(report).subList(0, 2));
    }

    @Test
    void aNarrowTerminalStillShowsAThirdOfALineOfWords() {
        var table = new ReportTable(TextStyle.PLAIN, 30, false);
        var report = ofText(Status.FAIL, 0, 0, check(Status.FAIL, "a-check-with-a-long-name", "five seven ten"));
        assertEquals(
                "  FAIL a-check-with-a-long-name  five seven",
                table.verdict(report).getFirst());
    }

    @Test
    void ofATextItsLengthIsTold() {
        assertEquals("tides.example  812 B", facts(ofText(Status.PASS, 100, 100)));
    }

    @Test
    void ofASiteItIsToldWhereTheFileWasAndWhatItsLinksAnswered() {
        var target = Optional.of("https://tides.example/llms.txt");
        var start = "tides.example  812 B, read from https://tides.example/llms.txt";
        assertEquals(start, facts(ofSite(target, Health.LIVE, Optional.of(new LinkStats(0, 0, 0, 0)))));
        assertEquals(
                start + ", 1 link asked: 1 answer, 0 dead",
                facts(ofSite(target, Health.LIVE, Optional.of(new LinkStats(1, 1, 1, 0)))));
        assertEquals(
                start + ", 3 links asked: 1 answer, 2 dead",
                facts(ofSite(target, Health.LIVE, Optional.of(new LinkStats(3, 3, 1, 2)))));
    }

    @Test
    void ofASiteWithoutAFileThereIsNoLength() {
        var report = ofSite(Optional.empty(), Health.DEAD, Optional.empty());
        assertEquals("tides.example  ", facts(report));
        assertTrue(PLAIN.verdict(report).getLast().endsWith("readiness 70   dead"));
    }

    @ParameterizedTest
    @CsvSource({"90, 32", "89, 33", "70, 33", "69, 31"})
    void aScoreHasTheColourOfItsGrade(int score, int colour) {
        var verdict = new ReportTable(new TextStyle(true, true), 60, false).verdict(ofText(Status.PASS, score, 0));
        assertTrue(verdict.getLast().contains("\u001b[" + colour + "m\u001b[1m" + score), verdict.getLast());
    }
}
