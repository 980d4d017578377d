package dev.incipit.validate;

import static dev.incipit.validate.Reports.check;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ScoresTest {
    private static final List<Check> CHECKS = List.of(
            check(Status.PASS, "a", "Good."), check(Status.PASS, "b", "Good."), check(Status.WARNING, "c", "Fair."));

    @Test
    void aPassCountsTwiceAsMuchAsAWarning() {
        assertEquals(83, Scores.of(Tier.STRUCTURE, CHECKS, List.of()));
        assertEquals(62, Scores.of(Tier.STRUCTURE, CHECKS, List.of(), Reports.WEIGHT));
        assertEquals(0, Scores.of(Tier.READINESS, CHECKS, List.of()));
    }

    @Test
    void theLowestCapOfTheTierIsTheMostThatCanBeReached() {
        var caps = List.of(
                new ScoreCap("a", Tier.STRUCTURE, 70),
                new ScoreCap("b", Tier.STRUCTURE, 60),
                new ScoreCap("c", Tier.READINESS, 40));
        assertEquals(60, Scores.of(Tier.STRUCTURE, CHECKS, caps));
        assertEquals(83, Scores.of(Tier.STRUCTURE, CHECKS, caps.subList(2, 3)));
    }
}
