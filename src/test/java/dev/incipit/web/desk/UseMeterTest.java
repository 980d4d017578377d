package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.QuotaState;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UseMeterTest {
    @ParameterizedTest
    @CsvSource({
        "10, 10, 0 of 10, 0, false",
        "10, 7, 3 of 10, 30, false",
        "2000, 0, '2,000 of 2,000', 100, true",
        "0, 0, 0 of 0, 100, true",
        "2147483647, 2147483640, '7, no limit', 0, false"
    })
    void whatIsUsedIsSaidInWordsAndAsAPart(int limit, int remaining, String words, int percent, boolean full) {
        var meter = UseMeter.of("Generations", new QuotaState(limit, remaining, Instant.EPOCH));
        assertEquals(words, meter.words());
        assertEquals(percent, meter.percent());
        assertEquals(full, meter.isFull());
    }
}
