package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import java.time.Duration;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What makes two texts equal to a reader. */
final class TextKeyTest {
    @ParameterizedTest(name = "\"{0}\" is \"{1}\"")
    @CsvSource({
        "Read  the Docs!, read the docs",
        "' – Read – ', read",
        "v2.0, v2 0",
        "ﬁle № Ⅳ, ﬁle ⅳ",
        "'…', ''",
        "'', ''",
        "𝐀b, 𝐀b",
        "हिन्दी भाषा, हिन्दी भाषा",
        "'a \u0301b', 'a b'"
    })
    void lettersMarksAndDigitsCount(String text, String key) {
        assertEquals(key, TextKey.of(text));
    }

    @Test
    void workOnManyTextsEndsWithItsBudget() {
        var texts = Collections.nCopies(50_000_000, "The tides of the sea");
        assertThrows(
                OverBudget.class,
                () -> ComputePool.ofCommand()
                        .complete(
                                Duration.ofMillis(50),
                                () -> texts.stream()
                                        .map(TextKey::of)
                                        .filter(String::isEmpty)
                                        .count()));
    }
}
