package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LineFormTest {
    private static boolean fits(String line) {
        return LineForm.fits(line, 1, 100);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "The tides of today.  ; true",
                "\"Ebb\" and flood    ; true",
                "¿Cuándo?             ; true",
                "The tides of         ; true",
                "The tides,           ; false",
                "The tides –          ; false",
                "The tides...         ; false",
                "The tides… of        ; true",
                "- The tides          ; false",
                "The [tides]          ; false",
                "The *tides*          ; false",
                "The `tides`          ; false",
                "snake_case           ; true",
                "_tides_              ; false",
                "a _ b                ; false",
                "R&D                  ; true"
            })
    void aLineIsPlainWords(String line, boolean plain) {
        assertEquals(plain, fits(line));
    }

    @Test
    void anEntityIsNoWord() {
        assertEquals(false, fits("R&amp;D"));
        assertEquals(false, fits("a &#38; b"));
        assertEquals(true, fits("R&D ; and more"));
        assertEquals(true, fits("a &; b"));
    }

    @Test
    void itHasAsManyCharactersAsAreAskedAndHalfInScriptsWithoutSpaces() {
        assertEquals(true, LineForm.fits("abcd", 4, 4));
        assertEquals(false, LineForm.fits("abc", 4, 9));
        assertEquals(false, LineForm.fits("abcde", 1, 4));
        assertEquals(true, LineForm.fits("潮汐", 4, 9));
        assertEquals(false, LineForm.fits("潮", 4, 9));
        assertEquals(false, LineForm.fits("潮汐潮汐潮", 1, 4));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "200B, true",
        "202E, true",
        "E000, true",
        "FE0F, true",
        "3164, true",
        "E0041, true",
        "0041, false",
        "0301, false"
    })
    void whatAReaderDoesNotSeeIsKnown(String hex, boolean invisible) {
        assertEquals(invisible, LineForm.isInvisible(Integer.parseInt(hex, 16)));
    }
}
