package dev.incipit.validate.finding;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Cause;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.subject.Linted;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private static Optional<Cause> cause(int poor, int all, int told, String text) {
        var causes = told == 0 ? Set.<Cause>of() : Set.of(Cause.SYNTAX, Cause.ITEMS);
        return new PoorTargets(poor, all, told, causes, List.of(), Linted.file(text)).cause(10);
    }

    @Test
    void anotherCheckSaysAllIfWhatItDoesNotTellOfIsGoodEnough() {
        var linked = "# T\n\n## S\n\n- [A](/b)\n";
        assertEquals(Optional.empty(), cause(0, 10, 0, linked));
        assertEquals(Optional.empty(), cause(5, 10, 2, linked));
        assertEquals(Optional.of(Cause.ITEMS), cause(3, 10, 3, linked));
        assertEquals(Optional.of(Cause.ITEMS), cause(5, 5, 5, linked));
        assertEquals(Optional.of(Cause.LINKS), cause(5, 5, 5, "# T\n\n## S\n\n- A\n"));
    }

    @Test
    void itIsSaidWhyNothingCanBeJudged() {
        assertEquals(Cause.LINKS, PoorTargets.absence(Linted.file("# T\n\n## S\n\n- A\n")));
        assertEquals(Cause.SECTIONS, PoorTargets.absence(Linted.file("# T\n\n- [A](/b)\n")));
        assertEquals(Cause.ITEMS, PoorTargets.absence(Linted.file("# T\n\n[A](/b)\n\n## S\n\n- A\n")));
    }

    @ParameterizedTest
    @CsvSource({"- A, ITEMS", "- [A] (https://a.example/), SYNTAX", "- [A](/a), ''", "* [A](/a), ''"})
    void anItemIsTextOrItsLinkIsMalformed(String item, String cause) {
        var entry = Linted.items(item).file().entries().getFirst();
        assertEquals(cause, PoorTargets.ofItem(entry).map(Cause::name).orElse(""));
    }

    @Test
    void whatAnotherCheckTellsIsCountedWithoutItsPlace() {
        // The second target is told of elsewhere, the third partly, and the last is poor by itself.
        var file = Linted.file("# T\n\n## S\n\n- [A](/a)\n- [B](/b)\n- [C](/c)\n- [C](/c)\n- [D](/d)\n");
        var targets = PoorTargets.of(
                file,
                entry -> entry.line() == 5 ? List.of() : List.of(new Place(entry.line(), "here.")),
                entry -> Optional.of(Cause.SYNTAX).filter(_ -> entry.line() == 6 || entry.line() == 7));
        assertEquals(3, targets.poor());
        assertEquals(4, targets.all());
        assertEquals(1, targets.told());
        assertEquals(List.of(8, 9), targets.places().stream().map(Place::line).toList());
    }
}
