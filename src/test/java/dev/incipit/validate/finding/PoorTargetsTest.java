package dev.incipit.validate.finding;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.subject.Linted;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PoorTargetsTest {
    private static String judged(int poor, int all) {
        var places = poor == 0 ? List.<Place>of() : List.of(new Place(7, "here."));
        return verdict(new PoorTargets(poor, all, 0, Set.of(), places, Linted.file("x")).judge(10, 50, "All is well."));
    }

    @Test
    void aShareFailsOnlyAboveItsBounds() {
        assertEquals("pass", judged(0, 10));
        assertEquals("pass", judged(1, 10));
        assertEquals("warning 7", judged(2, 10));
        assertEquals("warning 7", judged(5, 10));
        assertEquals("fail 7", judged(6, 10));
        assertEquals("fail", judged(0, 0));
    }

    @Test
    void nothingToLookAtIsOverAnyPart() {
        assertTrue(new PoorTargets(0, 0, 0, Set.of(), List.of(), Linted.file("x")).over(100));
        assertFalse(new PoorTargets(1, 1, 0, Set.of(), List.of(), Linted.file("x")).over(100));
    }

    @Test
    void whatIsGoodEnoughIsToldAllTheSame() {
        assertEquals(
                "Good enough. Line 7: here.",
                new PoorTargets(1, 10, 0, Set.of(), List.of(new Place(7, "here.")), Linted.file("x"))
                        .judge(10, 50, "All is well.")
                        .message());
    }

    @Test
    void aTargetIsPoorOnceHoweverOftenItStands() {
        var file = Linted.file("# T\n\n## S\n\n- [A](/b)\n- [A](/c)\n- [A](/b/)\n");
        var targets = PoorTargets.of(
                file, entry -> entry.line() == 6 ? List.of() : List.of(new Place(entry.line(), "here.")));
        assertEquals(1, targets.poor());
        assertEquals(2, targets.all());
        assertEquals(List.of(5, 7), targets.places().stream().map(Place::line).toList());
    }
}
