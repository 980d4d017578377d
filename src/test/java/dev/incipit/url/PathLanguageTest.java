package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PathLanguageTest {
    @ParameterizedTest
    @CsvSource({"de, de", "DE, de", "pt-br, pt", "zh_Hans, zh", "es-419, es"})
    void aCodeWithOrWithoutARegionIsALanguage(String segment, String language) {
        assertEquals(Optional.of(language), PathLanguage.of(segment));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d", "docs", "go", "io", "ml", "my", "de-docs", "xx"})
    void aWordOrAnotherNameIsNone(String segment) {
        assertEquals(Optional.empty(), PathLanguage.of(segment));
    }
}
