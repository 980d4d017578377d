package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class MeteredTextTest {
    @Test
    void aMillionLooksAndTwoHundredForEachCharacterAreTheMost() {
        var text = new MeteredText("ab");
        for (int looks = 0; looks < 1_000_400; looks++) {
            assertEquals('b', text.charAt(1));
        }
        assertThrows(MeteredText.TooManyLooks.class, () -> text.charAt(1));
    }

    @Test
    void aPartOfItIsCountedNoMore() {
        var part = new MeteredText("abc").subSequence(1, 3);
        assertEquals("bc", part.toString());
        assertEquals(2, part.length());
    }
}
