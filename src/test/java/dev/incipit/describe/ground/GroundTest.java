package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.model.Excerpt;
import dev.incipit.describe.words.Token;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GroundTest {
    private final Ground ground = new Ground(new Excerpt(
            "Marrow Harbour",
            "en",
            List.of("The Wrenbox pilots ships, of all nations.", "Boats pay 5 euros and cannot stay.", "港口在这里")));

    private static List<Token> line(String text) {
        return Token.of(text);
    }

    @Test
    void namesStandInPluralOrSingular() {
        assertTrue(ground.hasName("Wrenbox"));
        assertTrue(ground.hasName("Wrenbox's"));
        assertTrue(ground.hasName("Harbours"));
        assertFalse(ground.hasName("Wrenbo"));
    }

    @Test
    void aWordWithoutACapitalIsNoNameAlone() {
        assertTrue(ground.hasOrdinary("ships"));
        assertFalse(ground.hasOrdinary("Wrenbox"));
    }

    @Test
    void aSenseIsAFormOfAWord() {
        assertTrue(ground.hasSense("piloting"));
        assertFalse(ground.hasSense("sailing"));
    }

    @Test
    void neighboursStandInOneClause() {
        assertTrue(ground.hasNeighbours("wrenbox", "pilots"));
        assertFalse(ground.hasNeighbours("ships", "of"));
        assertFalse(ground.hasNeighbours("pilots", "Wrenbox"));
    }

    @Test
    void aNumberStandsWithItsUnit() {
        assertTrue(ground.hasNumber(Quantity.all(line("five euros")).getFirst()));
        assertFalse(ground.hasNumber(Quantity.all(line("5 dollars")).getFirst()));
    }

    @Test
    void runsAndPairsOfScriptsWithoutSpacesAreParts() {
        assertTrue(ground.hasRun("港口"));
        assertFalse(ground.hasRun("口港"));
        assertTrue(ground.hasBigram("这里"));
        assertEquals(false, ground.hasBigram("里港"));
    }

    @Test
    void whatIsDeniedHereIsNotAssertedThere() {
        assertTrue(ground.contradicts(line("Boats pay euros and can stay."), "en"));
        assertFalse(ground.contradicts(line("Pilots ships of all nations."), "en"));
    }
}
