package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PhrasesTest {
    private final Phrases phrases = Phrases.table("""
            cookie | cookies | log in
            free software; you may | wählen sie
            """);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cookies",
                "We use Cookies.",
                "Please log in!",
                "(LOG IN)",
                "This is free software; you may copy it",
                "WÄHLEN SIE eine Sprache",
                "cook, then cookie"
            })
    void aPhraseIsFoundWhateverItsCaseAndPlace(String text) {
        assertTrue(phrases.in(text), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "cookiesheet",
                "my_cookie",
                "log  in",
                "logs in",
                "log into",
                "free software, you may",
                "log",
                "wählen"
            })
    void onlyWholeWordsInThisOrderCount(String text) {
        assertFalse(phrases.in(text), text);
    }

    @Test
    void aTextOfMillionsOfCharactersIsReadOnce() {
        assertFalse(phrases.in("log ".repeat(500_000) + "é".repeat(500_000)));
    }
}
