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
    void characterReferencesAreTheirCharacters() {
        assertEquals("?a=1&b=2", MarkdownEscapes.resolved("?a=1&amp;b=2"));
        assertEquals("javascript:x", MarkdownEscapes.resolved("&#106;avascript&colon;x"));
        assertEquals("é∳", MarkdownEscapes.resolved("&#xE9;&CounterClockwiseContourIntegral;"));
        assertEquals("\uFFFD\uFFFD\uFFFD", MarkdownEscapes.resolved("&#0;&#xD800;&#9999999;"));
    }

    @Test
    void aReferenceIsResolvedOnceAndOnlyIfItIsOne() {
        assertEquals("&lt;", MarkdownEscapes.resolved("&amp;lt;"));
        assertEquals("&amp;", MarkdownEscapes.resolved("\\&amp;"));
        for (var text : new String[] {
            "?a=1&copy=2;", "&copy", "&;", "&#;", "&#x;", "&nonsense;", "&copyright;", "&#12345678;", "&#1a;", "a & b;"
        }) {
            assertEquals(text, MarkdownEscapes.resolved(text));
        }
    }

    @Test
    void otherTextStays() {
        assertEquals("C:\\new(1)", MarkdownEscapes.resolved("C:\\new\\(1\\)"));
    }
}
