package dev.incipit.web.attempt;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static dev.incipit.validate.Reports.scored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ReportViewTest {
    private static ValidationReport of(String text, Check... checks) {
        var report = ofText(Status.FAIL, 60, 70, checks);
        return new ValidationReport(
                report.url(),
                report.targetUrl(),
                report.score(),
                report.readinessScore(),
                report.status(),
                report.health(),
                report.checks(),
                false,
                false,
                text.length(),
                Optional.empty(),
                List.of(),
                false,
                List.of(),
                List.of(),
                text);
    }

    @Test
    void aFindingStandsBelowItsLineAndMarksIt() {
        var view = ReportView.of(of(
                "# A\n- b\n- c\n",
                check(Status.WARNING, "list", "No link.", 2),
                check(Status.FAIL, "links", "Dead.", 3),
                check(Status.WARNING, "note", "None.", 3),
                check(Status.PASS, "title", "One.")));
        assertEquals(
                List.of("1", "2 warn list", "3 bad links note"),
                view.lines().stream()
                        .map(line -> (line.number() + " " + line.mark() + " "
                                        + line.findings().stream()
                                                .map(ReportView.Finding::id)
                                                .sorted()
                                                .collect(Collectors.joining(" ")))
                                .strip())
                        .toList());
        assertEquals(List.of("title"), view.passed().stream().map(Check::id).toList());
        assertTrue(view.tokens() > 0);
    }

    @Test
    void aFindingWithoutALineIsListedOnly() {
        var view = ReportView.of(of("# A\n", check(Status.FAIL, "served", "Not as text.")));
        assertEquals(0, view.findings().getFirst().line());
        assertTrue(view.lines().stream().allMatch(line -> line.findings().isEmpty()));
    }

    @Test
    void ofALongTextTheLinesWithFindingsAreShownWhereverTheyAre() {
        var text = IntStream.rangeClosed(1, 2_000).mapToObj(i -> "line " + i).collect(Collectors.joining("\n"));
        var view = ReportView.of(of(text, check(Status.FAIL, "links", "Dead.", 1_999)));
        assertEquals(1_501, view.lines().size());
        assertEquals(1_999, view.lines().getLast().number());
        assertEquals(499, view.linesLeftOut());
    }

    @Test
    void ofALongLineTheBeginningIsShown() {
        var view = ReportView.of(of("x".repeat(5_000)));
        assertEquals(4_001, view.lines().getFirst().text().length());
    }

    @Test
    void whatIsBestMendedFirstIsSaidWithTheScoresItGives() {
        var view = ReportView.of(scored(
                List.of(), check(Status.FAIL, "links", "One is dead."), check(Status.WARNING, "title", "It is long.")));
        assertEquals("links", view.findings().getFirst().id());
        assertEquals(Optional.of("Mend links and title first: structure becomes 100, readiness 0."), view.advice());
    }

    @Test
    void eachStatusHasAWordAndAColour() {
        assertEquals("Failed bad", words(Status.FAIL));
        assertEquals("Warnings warn", words(Status.WARNING));
        assertEquals("Passed good", words(Status.PASS));
    }

    private static String words(Status status) {
        var view = ReportView.of(ofText(status, 100, 100));
        return view.statusWords() + " " + view.mark();
    }
}
