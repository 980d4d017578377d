package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class TextSizeTest {
    @Test
    void fourCharactersAreATokenAndOfWideScriptsFourBytes() {
        assertEquals(0, TextSize.tokens(""));
        assertEquals(1, TextSize.tokens("abc"));
        assertEquals(2, TextSize.tokens("abcde"));
        assertEquals(3, TextSize.tokens("日本語の"));
        assertEquals(3, TextSize.tokens("abcdefghi 日"));
    }
}
