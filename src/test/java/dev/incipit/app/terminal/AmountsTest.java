package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class AmountsTest {
    @Test
    void bytesAreDecimal() {
        assertEquals("0 B", Amounts.bytes(0));
        assertEquals("999 B", Amounts.bytes(999));
        assertEquals("1.0 kB", Amounts.bytes(1_000));
        assertEquals("7.2 kB", Amounts.bytes(7_249));
        assertEquals("999.9 kB", Amounts.bytes(999_949));
        assertEquals("1.0 MB", Amounts.bytes(999_950));
        assertEquals("1.0 MB", Amounts.bytes(1_000_000));
    }

    @Test
    void oneIsSingular() {
        assertEquals("1 page", Amounts.of(1, "page"));
        assertEquals("0 pages", Amounts.of(0, "page"));
        assertEquals("3 pages", Amounts.of(3, "page"));
    }

    @Test
    void timesAreToTheMinuteAndDurationsToTheTenth() {
        assertEquals("2026-11-21 15:30Z", Amounts.time(Instant.parse("2026-11-21T15:30:59Z")));
        assertEquals("4.2 s", Amounts.seconds(Duration.ofMillis(4_234)));
    }
}
