package dev.incipit.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class HistoryConfigTest {
    @Test
    void lessThanADayOrNoBytesAtAllMakeNoSense() {
        assertEquals(false, new HistoryConfig(Duration.ofDays(1), 0).keepsFiles());
        assertEquals(true, new HistoryConfig(Duration.ofDays(1), 1).keepsFiles());
        assertThrows(IllegalArgumentException.class, () -> new HistoryConfig(Duration.ofHours(23), 0));
        assertThrows(IllegalArgumentException.class, () -> new HistoryConfig(Duration.ofDays(1), -1));
    }
}
