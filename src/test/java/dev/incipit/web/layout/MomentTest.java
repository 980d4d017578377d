package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MomentTest {
    private static final Instant TIME = Instant.parse("2026-11-02T23:05:59.9Z");

    @Test
    void aTimeIsReadInUtcAndExactForMachines() {
        assertEquals("2 Nov 2026, 23:05 UTC", Moment.read(TIME));
        assertEquals("2 November 2026", Moment.day(TIME));
        assertEquals("2026-11-02T23:05:59Z", Moment.exact(TIME));
    }

    @ParameterizedTest
    @CsvSource({
        "40, 0.0 s",
        "449, 0.4 s",
        "9999, 10.0 s",
        "10000, 10 s",
        "59999, 59 s",
        "60000, 1 min 0 s",
        "72000, 1 min 12 s"
    })
    void aDurationHasAsManyDigitsAsMatter(long millis, String words) {
        assertEquals(words, Moment.lasting(Duration.ofMillis(millis)));
    }
}
