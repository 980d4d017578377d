package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextHintsTest {
    private static String hints(String text) {
        int mask = TextHints.maskOf(text);
        return IntStream.range(0, TextHints.KINDS.size())
                .filter(bit -> (mask >> bit & 1) == 1)
                .mapToObj(TextHints.KINDS::get)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "We use COOKIES here, consent",
        "Sign us up, ''",
        "Sign up, sign-up",
        "© 2024, legal",
        "Add it to the cart, ''",
        "Add to cart!, shop",
        "Leave a reply, comment",
        "A cookbook, ''"
    })
    void aLineIsKnownByItsPhrases(String text, String hints) {
        assertEquals(hints, hints(text));
    }

    @Test
    void twoHundredCharactersAreRead() {
        assertEquals("consent", hints(" ".repeat(194) + "cookie"));
        assertEquals("", hints(" ".repeat(195) + "cookie"));
    }
}
