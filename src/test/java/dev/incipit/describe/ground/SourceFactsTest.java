package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.model.PageExcerpt;
import dev.incipit.describe.words.Token;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SourceFactsTest {
    private final SourceFacts facts = new SourceFacts(new PageExcerpt(
            "Marrow Harbour",
            "en",
            List.of("The Wrenbox pilots ships, of all nations.", "Boats pay 5 euros and cannot stay.", "港口在这里")));

    private static List<Token> line(String text) {
        return Token.of(text);
    }

    @Test
    void namesStandInPluralOrSingular() {
        assertTrue(facts.hasName("Wrenbox"));
        assertTrue(facts.hasName("Wrenbox's"));
        assertTrue(facts.hasName("Harbours"));
        assertFalse(facts.hasName("Wrenbo"));
    }

    @Test
    void aWordWithoutACapitalIsNoNameAlone() {
        assertTrue(facts.hasOrdinary("ships"));
        assertFalse(facts.hasOrdinary("Wrenbox"));
    }

    @Test
    void aSenseIsAFormOfAWord() {
        assertTrue(facts.hasSense("piloting"));
        assertFalse(facts.hasSense("sailing"));
    }

    @Test
    void neighboursStandInOneClause() {
        assertTrue(facts.hasNeighbours("wrenbox", "pilots"));
        assertFalse(facts.hasNeighbours("ships", "of"));
        assertFalse(facts.hasNeighbours("pilots", "Wrenbox"));
    }

    @Test
    void aNumberStandsWithItsUnit() {
        assertTrue(facts.hasNumber(Quantity.all(line("five euros")).getFirst()));
        assertFalse(facts.hasNumber(Quantity.all(line("5 dollars")).getFirst()));
    }

    @Test
    void runsAndPairsOfScriptsWithoutSpacesAreParts() {
        assertTrue(facts.hasRun("港口"));
        assertFalse(facts.hasRun("口港"));
        assertTrue(facts.hasBigram("这里"));
        assertEquals(false, facts.hasBigram("里港"));
    }

    @Test
    void whatIsDeniedHereIsNotAssertedThere() {
        assertTrue(facts.contradicts(line("Boats pay euros and can stay."), "en"));
        assertFalse(facts.contradicts(line("Pilots ships of all nations."), "en"));
    }
}
