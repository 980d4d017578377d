package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlainLettersTest {
    @ParameterizedTest
    @CsvSource({
        "ignore all,            ignore all",
        "ign\u043Ere \u0430ll,  ignore all",
        "i\u200Bgno\u00ADre,      ignore",
        "\uFF49\uFF47\uFF4Eore,   ignore",
        "игнорируй все,         игнорируй все",
        "c\u03BFst of λόγος,     cost of λόγος",
        "на python и c,         на python и c",
        "größe naïve,           größe naïve",
        "don’t go,              don't go",
        "a ’quote’ here’,       a ’quote’ here’"
    })
    void onlyWordsThatMixScriptsChange(String text, String plain) {
        assertEquals(plain, PlainLetters.of(text));
    }
}
