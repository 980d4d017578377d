package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RetryAfterTest {
    private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");

    @ParameterizedTest
    @CsvSource({
        "0, PT0S",
        "' 120 ', PT2M",
        "999999999, PT999999999S",
        "99999999999999999999, PT999999999S",
        "'Sun, 22 Nov 2026 12:01:30 GMT', PT1M30S",
        "'Sun, 22 Nov 2026 11:59:59 GMT', PT0S",
    })
    void secondsAndDatesAreRead(String value, Duration time) {
        assertEquals(Optional.of(time), RetryAfter.parse(value, NOW));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-1", "1.5", "soon", "Sun, 22 Nov 2026", "\u0661"})
    void whatSaysNothingIsEmpty(String value) {
        assertEquals(Optional.empty(), RetryAfter.parse(value, NOW));
    }
}
