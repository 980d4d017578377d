package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShownWordsTest {
    @ParameterizedTest
    @CsvSource({
        "A queue,                       A queue",
        "A [queue](/q) for [all](/a),   A queue for all",
        "![Build](/b.svg),              Build",
        "[![Build](/b.svg)](/b),        Build",
        "[![](/b.svg)](/b),             ''",
        "a[i](one based,                a[i](one based",
        "a [b] c,                       a [b] c"
    })
    void linksAreTheirNames(String text, String shown) {
        assertEquals(shown, ShownWords.of(text));
    }

    @Test
    void aTextOfBracketsTakesLinearTime() {
        for (var part : new String[] {"[", "![", "[](", "![](", "[a](b"}) {
            assertTimeoutPreemptively(Duration.ofSeconds(5), () -> ShownWords.of(part.repeat(200_000)));
        }
    }
}
