package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LanguageNamesTest {
    @Test
    void aLanguageIsNamedInItself() {
        assertEquals(Optional.of("Français"), LanguageNames.own("fr"));
        assertEquals(Optional.of("Deutsch"), LanguageNames.own("de"));
        assertEquals(Optional.of("日本語"), LanguageNames.own("ja"));
        assertEquals(Optional.of("Türkçe"), LanguageNames.own("tr"));
    }

    @Test
    void whatIsNoLanguageHasNoName() {
        assertEquals(Optional.empty(), LanguageNames.own("qq"));
        assertEquals(Optional.empty(), LanguageNames.own("!"));
        assertEquals(Optional.empty(), LanguageNames.own(""));
    }
}
