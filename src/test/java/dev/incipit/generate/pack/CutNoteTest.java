package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CutNoteTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Waters trees|12|Waters trees",
                "Waters trees|11|Waters",
                "Waters trees|6|Waters",
                "Waters (trees; pumps)|13|Waters (trees",
                "Waters (trees; pumps)|9|Waters",
                "Waters|3|''"
            })
    void endsAtTheEndOfAWord(String note, int most, String cut) {
        assertEquals(cut, CutNote.to(note, most));
    }
}
