package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormWordsTest {
    @ParameterizedTest
    @CsvSource({
        "url must be an address., The address must be an address.",
        "content has at most 5., The text has at most 5.",
        "urls are fine., urls are fine.",
        "Give an address., Give an address.",
        "Other, Other"
    })
    void aMemberOfTheInterfaceIsCalledAsTheFormCallsIt(String sentence, String words) {
        assertEquals(words, FormWords.of(sentence));
    }
}
