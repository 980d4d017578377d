package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SaidWordsTest {
    private static final SaidWords WORDS = SaidWords.of(Token.of("The tide Turns at noon. Boats leave."));

    @Test
    void aWordIsInLowerCaseAndNoneStandsBehindTheLast() {
        assertEquals("turns", WORDS.at(2));
        assertEquals("", WORDS.at(7));
        assertTrue(WORDS.anyAt(at -> WORDS.at(at).equals("leave")));
    }

    @Test
    void aWordIsNearWithinItsReachAndItsSentence() {
        assertTrue(WORDS.near(1, 2, 3, "noon"::equals));
        assertFalse(WORDS.near(1, 2, 2, "noon"::equals));
        assertFalse(WORDS.near(1, 2, 9, "boats"::equals));
    }
}
