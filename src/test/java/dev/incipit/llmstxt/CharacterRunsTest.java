package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CharacterRunsTest {
    @Test
    void aRunGoesOnToTheFirstOtherCharacter() {
        assertEquals(3, CharacterRuns.end("a12b", 1, Character::isDigit));
        assertEquals(0, CharacterRuns.end("a12b", 0, Character::isDigit));
        assertEquals(4, CharacterRuns.end("ab12", 2, Character::isDigit));
        assertEquals(4, CharacterRuns.end("ab12", 4, Character::isDigit));
    }

    @Test
    void aRunBeginsBehindTheLastOtherCharacter() {
        assertEquals(1, CharacterRuns.start("a12b", 3, Character::isDigit));
        assertEquals(4, CharacterRuns.start("a12b", 4, Character::isDigit));
        assertEquals(0, CharacterRuns.start("12", 2, Character::isDigit));
    }

    @ParameterizedTest
    @CsvSource({"**a*b**, a*b", "a, a", "***, ''", "'', ''"})
    void bothEndsAreStripped(String text, String bare) {
        assertEquals(bare, CharacterRuns.stripped(text, here -> here == '*'));
    }
}
