package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComparedTextTest {
    @ParameterizedTest
    @CsvSource({"'C++, C#!', c++c#", "'Ti-des 2', tides2", "हिन्दी, हिन्दी", "'😀 – …', ''", "𝒜𐐀, 𝒜𐐨"})
    void lettersAndWhatTellsThemApartAreCompared(String text, String letters) {
        assertEquals(letters, ComparedText.letters(text));
    }

    @ParameterizedTest
    @CsvSource({"'  *High*\u00a0\t_Tide_ ', 'high\u00a0 tide'", "a  **  b, a b", "'` `', ''", "don't, don't"})
    void spaceAndEmphasisAreNoWords(String text, String plain) {
        assertEquals(plain, ComparedText.plain(text));
    }

    @Test
    void aNameEndsBeforeTheMarksAfterIt() {
        assertEquals("read more", ComparedText.ofName("**Read more** … »"));
        assertEquals("v1.2", ComparedText.withoutEnd("v1.2."));
        assertEquals("", ComparedText.withoutEnd("→ >!"));
        assertEquals("why?", ComparedText.ofName("Why?"));
    }

    @Test
    void aCharacterOfTwoUnitsCountsOnce() {
        assertEquals(2, ComparedText.count("a😀"));
    }
}
