package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NoticeLabelsTest {
    @ParameterizedTest
    @CsvSource({"updated, true", "senast, true", "zuletzt, true", "ultimo, false", "price, false", "place, false"})
    void labelsOfTheTextItselfAreKnown(String word, boolean known) {
        assertEquals(known, NoticeLabels.has(word));
    }
}
