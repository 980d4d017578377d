package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MomentTest {
    @ParameterizedTest
    @CsvSource({"400, 0.4 s", "9949, 9.9 s", "9950, 10 s", "10000, 10 s", "59999, 59 s", "72000, 1 min 12 s"})
    void aDurationHasAsMuchDetailAsItNeeds(long millis, String words) {
        assertEquals(words, Moment.lasting(Duration.ofMillis(millis)));
    }

    @Test
    void aMomentIsInUtc() {
        var noon = Instant.parse("2026-11-22T12:00:00.5Z");
        assertEquals("22 Nov 2026, 12:00 UTC", Moment.read(noon));
        assertEquals("22 November 2026", Moment.day(noon));
        assertEquals("2026-11-22T12:00:00Z", Moment.exact(noon));
    }
}
