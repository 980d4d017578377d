package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NameHintsTest {
    private static String hints(String name) {
        int mask = NameHints.maskOf(name);
        return IntStream.range(0, NameHints.COUNT)
                .filter(bit -> (mask >> bit & 1) == 1)
                .mapToObj(NameHints.KINDS::get)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "main-nav, navigation content",
        "siteFooter, footer header",
        "FOOTER, footer",
        "ad, promotion",
        "header, header",
        "adnav, ''",
        "ad2nav, navigation promotion",
        "banner, header promotion"
    })
    void theWordsOfANameAreComparedWhole(String name, String hints) {
        assertEquals(hints, hints(name));
    }

    @Test
    void fourHundredCharactersAreRead() {
        assertEquals("navigation", hints(" ".repeat(397) + "nav"));
        assertEquals("", hints(" ".repeat(398) + "nav"));
    }
}
