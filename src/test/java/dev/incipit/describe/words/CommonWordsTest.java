package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
        "harbour, false",
        "error, false",
        "marée, false",
        "gezeiten, false"
    })
    void wordsThatTellNoPageFromOthersAreKnownInSevenLanguages(String word, boolean common) {
        assertEquals(common, CommonWords.has(word));
    }

    @ParameterizedTest
    @CsvSource({
        "passe, true",
        "innerhalb, true",
        "ponieważ, true",
        "därför, true",
        "çünkü, true",
        "必要, true",
        "三年, true",
        "写过, true",
        "时间, true",
        "内存, false",
        "二手, false",
        "安全带, false",
        "吉他手, false",
        "下着, false",
        "leading, true",
        "easiest, true",
        "error, false",
        "gift, false",
        "handy, false"
    })
    void generalWordsNameNothingByThemselvesInAnyOfTheLanguages(String word, boolean general) {
        assertEquals(general, CommonWords.isGeneral(word));
        assertFalse(CommonWords.has(word));
    }
}
