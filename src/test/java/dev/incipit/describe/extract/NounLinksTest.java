package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NounLinksTest {
    @ParameterizedTest
    @CsvSource({"fr, de, true", "nl, de, false", "nl, van, true", "it, di, true", "id, di, false", "en, do, false"})
    void aWordJoinsNounsInItsLanguage(String language, String word, boolean joins) {
        assertEquals(joins, NounLinks.in(language).contains(word));
    }

    @ParameterizedTest
    @CsvSource({"Hundreds, true", "milliers, true", "number, false", "perte, false"})
    void aMeasureNamesNothingByItself(String word, boolean measure) {
        assertEquals(measure, NounLinks.isMeasure(word));
    }
}
