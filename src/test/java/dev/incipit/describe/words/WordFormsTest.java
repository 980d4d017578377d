package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordFormsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Stopping, stop",
        "stopped, stop",
        "stops, stop",
        "describes, descri",
        "described, descri",
        "city, cit",
        "ring, ring",
        "fly, fly",
        "falling, fall"
    })
    void formsOfOneWordHaveOneStem(String word, String stem) {
        assertEquals(stem, WordForms.stem(word));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Marrow's  | marrow",
                "sailors'  | sailor",
                "APIs      | api",
                "analysis  | analysis",
                "tides     | tide",
                "gas       | gas",
                "l'API     | api",
                "O'Neill   | neill",
                "dell'acqua | acqua",
                "p'tits    | p'tit"
            })
    void aNameIsWithoutPossessionPluralAndArticle(String word, String name) {
        assertEquals(name, WordForms.name(word));
    }
}
