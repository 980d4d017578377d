package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TokenEstimateTest {
    /** Counts of two tokenizers, o200k and cl100k, the higher one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The quick brown fox jumps over the lazy dog. | 10",
                "https://docs.example.com/reference/configuration.html | 10",
                "Die Donaudampfschifffahrtsgesellschaft baut Überseehäfen. | 24",
                "この関数は文字列を返します。 | 15",
                "Функция возвращает строку. | 15",
                "3f786850e387550fdab836ed7e6dc881de23001b | 27",
                "aGVsbG8gd29ybGQsIHRoaXMgaXMgYmFzZTY0 | 20",
                "🙂🙃🚀 | 9"
            })
    void theEstimateIsNotBelowTheTokenizers(String text, int counted) {
        assertTrue(TokenEstimate.of(text) >= counted, () -> TokenEstimate.of(text) + " for " + text);
    }

    @Test
    void proseIsNotEstimatedAtMoreThanTwice() {
        var prose = "The quick brown fox jumps over the lazy dog and then comes back. ".repeat(100);
        assertTrue(TokenEstimate.of(prose) < 2 * 1_400, () -> String.valueOf(TokenEstimate.of(prose)));
    }

    @Test
    void anEndIsTheLongestPartThatFits() {
        var text = "word ".repeat(1_000);
        int end = TokenEstimate.end(text, 0, 100);
        assertTrue(TokenEstimate.of(text.substring(0, end)) <= 101);
        assertTrue(end > 300, () -> String.valueOf(end));
        assertEquals(text.length(), TokenEstimate.end(text, 0, 10_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", " ", "-", "1", "ж", "語", "ab ", "-+", "\n"})
    void eachTextIsReadInOnePass(String unit) {
        var text = unit.repeat(2_000_000);
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> TokenEstimate.of(text));
    }
}
