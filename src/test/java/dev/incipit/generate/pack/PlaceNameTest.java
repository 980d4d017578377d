package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PlaceNameTest {
    @Test
    void namesOfSitesAreKept() {
        for (var name : List.of(
                "a",
                "quick-start",
                "page.html.md",
                "v1.2",
                "über",
                "日本語",
                "a b",
                "C++",
                "a,b;c=d",
                ".well-known",
                "null")) {
            assertTrue(PlaceName.isSafe(name), name);
        }
    }

    @Test
    void namesThatLeadElsewhereOrThatSomeSystemRefusesAreNot() {
        for (var name : List.of(
                "",
                ".",
                "..",
                ".git",
                ".env.md",
                "a/b",
                "a\\b",
                "C:",
                "a:b",
                "con",
                "CON.md",
                "nul.tar.gz",
                "COM1.md",
                "lpt¹.md",
                "conout$.md",
                "a.",
                "a ",
                " a",
                "a\u0000",
                "a\nb",
                "a\u202eb",
                "a\u200bb",
                "a\ufeff",
                "a%2fb",
                "a?b",
                "a*",
                "llms.txt",
                "LLMS-full.TXT",
                "e\u0301",
                "x".repeat(256),
                "日".repeat(86))) {
            assertFalse(PlaceName.isSafe(name), name);
        }
    }

    @Test
    void aMadeNameIsSafeTellingAndOneTextsOwn() {
        assertTrue(PlaceName.made("../../Über uns?x=1").matches("ber-uns-x-1-[0-9a-f]{16}"));
        assertTrue(PlaceName.made("日本").matches("page-[0-9a-f]{16}"));
        assertNotEquals(PlaceName.made("a?b"), PlaceName.made("a*b"));
        assertTrue(PlaceName.isSafe(PlaceName.made("x".repeat(100_000)) + ".md"));
    }

    @Test
    void caseAndFormOfLettersDoNotTellNamesApart() {
        assertEquals(PlaceName.folded("Straße/E\u0301"), PlaceName.folded("STRASSE/é"));
    }
}
