package dev.incipit.validate.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SplitTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n", "a\r\nb\rc\n\nd", "\r\r\n\n"})
    void whatIsNotChangedKeepsItsBytes(String text) {
        assertEquals(text, new SplitText(text).toString());
    }

    @Test
    void aChangedLineKeepsItsEnd() {
        var text = new SplitText("a\r\nb\nc");
        assertTrue(text.set(1, "x"));
        assertFalse(text.set(2, "b"));
        text.remove(2);
        assertEquals("x\r\nc", text.toString());
        assertEquals("c", text.line(3));
    }

    @Test
    void theMostFrequentEndWins() {
        var text = new SplitText("a\r\nb\r\nc\nd\re");
        assertEquals(2, text.unifyEnds());
        assertEquals("a\r\nb\r\nc\r\nd\r\ne", text.toString());
        var even = new SplitText("a\r\nb\nc");
        assertEquals(1, even.unifyEnds());
        assertEquals("a\nb\nc", even.toString());
    }
}
