package dev.incipit.validate;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.follower;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MendingTest {
    private static final Check GOOD = check(Status.PASS, "good", "Good.");

    private static List<String> ids(List<CheckGroup> groups) {
        return groups.stream().map(group -> group.check().id()).toList();
    }

    @Test
    void whatCostsMostComesFirstAndEqualCostsKeepTheirOrder() {
        var report = Reports.scored(
                List.of(),
                check(Status.WARNING, "a", "A."),
                check(Status.WARNING, "summary-present", "No summary."),
                follower(Status.FAIL, "summary-quality", Cause.SUMMARY),
                check(Status.FAIL, "b", "B."),
                check(Status.WARNING, "c", "C."),
                GOOD);
        assertEquals(List.of("summary-present", "b", "a", "c"), ids(Mending.costliestFirst(report)));
    }

    @Test
    void aCapCostsWhatItTakesFromTheScore() {
        var cap = new ScoreCap("a", Tier.STRUCTURE, 10);
        var report =
                Reports.scored(List.of(cap), check(Status.FAIL, "b", "B."), check(Status.WARNING, "a", "A."), GOOD);
        assertEquals(List.of("a", "b"), ids(Mending.costliestFirst(report)));
        assertEquals(10, report.score());
    }

    @Test
    void theBestStepMendsTheTwoThatRaiseTheScoresMost() {
        var report = Reports.scored(
                List.of(new ScoreCap("c", Tier.STRUCTURE, 30)),
                check(Status.FAIL, "a", "A."),
                check(Status.WARNING, "b", "B."),
                check(Status.WARNING, "c", "C."),
                GOOD);
        var step = Mending.best(report).orElseThrow();
        assertEquals(List.of("c", "a"), ids(step.groups()));
        assertEquals(87, step.score());
        assertEquals(0, step.readiness());
    }

    @Test
    void oneFindingIsMendedAlone() {
        var step = Mending.best(Reports.scored(List.of(), check(Status.FAIL, "a", "A."), GOOD))
                .orElseThrow();
        assertEquals(List.of("a"), ids(step.groups()));
        assertEquals(100, step.score());
    }

    @Test
    void withNothingToMendThereIsNoStep() {
        assertTrue(Mending.best(Reports.scored(List.of(), GOOD)).isEmpty());
    }

    @Test
    void whatEndedTheRunComesFirstAndPromisesNothing() {
        var report = Reports.ofText(
                Status.FAIL,
                0,
                0,
                check(Status.FAIL, "content-type", "Served as text/html."),
                GOOD,
                check(Status.WARNING, "not-html", "This is an HTML page."));
        assertEquals(List.of("not-html", "content-type"), ids(Mending.costliestFirst(report)));
        assertTrue(Mending.best(report).isEmpty());
    }
}
