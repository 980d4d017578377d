package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MarkdownEscapesTest {
    @Test
    void aBackslashEscapesPunctuationOfAsciiOnly() {
        assertTrue(MarkdownEscapes.isAt("\\_", 0));
        assertFalse(MarkdownEscapes.isAt("\\n", 0));
        assertFalse(MarkdownEscapes.isAt("\\»", 0));
        assertFalse(MarkdownEscapes.isAt("_", 0));
    }

    @Test
    void aBackslashAtTheEndEscapesNothing() {
        assertFalse(MarkdownEscapes.isAt("a\\", 1));
        assertEquals("a\\", MarkdownEscapes.resolved("a\\"));
    }

    @Test
    void anEscapedBackslashEscapesNothingItself() {
        assertEquals("\\_*", MarkdownEscapes.resolved("\\\\_\\*"));
    }

    @Test
    void otherTextStays() {
        assertEquals("C:\\new(1)", MarkdownEscapes.resolved("C:\\new\\(1\\)"));
    }
}
