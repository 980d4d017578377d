package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of 1 200 bytes that may take fifteen seconds. */
final class BodyPaceTest {
    private static final Duration TIME_MAX = Duration.ofSeconds(15);

    @ParameterizedTest
    @CsvSource({
        "0, 3, false",
        "0, 4, true",
        "99, 4, true",
        "100, 4, false",
        "599, 9, true",
        "600, 9, false",
        "1199, 15, true",
        "1200, 15, false",
        "1200, 60, true",
    })
    void aBodyKeepsThePaceOfOneThatIsCompleteInTime(int arrived, int seconds, boolean tooSlow) {
        var now = Instant.EPOCH.plusSeconds(seconds);
        var pace = new BodyPace(Instant.EPOCH, 1_200, 0, () -> true).and(arrived);
        assertEquals(tooSlow, pace.isTooSlow(now, TIME_MAX));
        assertFalse(new BodyPace(Instant.EPOCH, 1_200, arrived, () -> false).isTooSlow(now, TIME_MAX));
    }

    @ParameterizedTest
    @CsvSource({"1", "5", "9", "14", "15"})
    void aSteadyOneThatIsJustInTimeIsNeverTooSlow(int seconds) {
        var pace = new BodyPace(Instant.EPOCH, 1_200, 1_200L * seconds / 15, () -> true);
        assertFalse(pace.isTooSlow(Instant.EPOCH.plusSeconds(seconds), TIME_MAX));
    }
}
