package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ShownFileTest {
    private static ShownFile of(String text) {
        return ShownFile.of(7, "llms.txt", text);
    }

    @Test
    void aSmallFileIsShownWhole() {
        var file = of("# Ä\n");
        assertEquals("# Ä\n", file.shown());
        assertFalse(file.isCut());
        assertEquals("5 bytes", file.size());
        assertEquals("/app/runs/7/llms.txt", file.path());
        assertEquals("10 KB", of("x".repeat(10_000)).size());
        assertEquals("9999 bytes", of("x".repeat(9_999)).size());
    }

    @Test
    void ofALargeFileTheBeginningIsShownWithoutHalfACharacter() {
        assertFalse(of("x".repeat(ShownFile.SHOWN_MAX)).isCut());
        var file = of("x".repeat(ShownFile.SHOWN_MAX - 1) + "\uD83D\uDE00 and more");
        assertTrue(file.isCut());
        assertTrue(file.shown().endsWith("x\n…"), "the character at the cut is left out");
    }
}
