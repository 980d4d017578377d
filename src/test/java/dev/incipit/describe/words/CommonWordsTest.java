package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CommonWordsTest {
    @ParameterizedTest
    @CsvSource({
        "available, true",
        "the, true",
        "plusieurs, true",
        "verwenden, true",
        "siempre, true",
        "abbiamo, true",
        "também, true",
        "gebruiken, true",
        "ponieważ, true",
        "därför, true",
        "çünkü, true",
        "harbour, false",
        "error, false",
        "marée, false",
        "gezeiten, false"
    })
    void wordsThatTellNoPageFromOthersAreKnownInTenLanguages(String word, boolean common) {
        assertEquals(common, CommonWords.has(word));
    }
}
