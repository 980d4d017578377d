package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProblemHeadersTest {
    @ParameterizedTest
    @CsvSource({"PT0S, 1", "PT1S, 1", "PT1.000000001S, 2"})
    void whoRanIntoALimitIsToldWholeSecondsToWait(Duration wait, String seconds) {
        var headers = ProblemHeaders.of(new LimitReached("Wait.", wait));
        assertEquals("Retry-After", headers.getFirst().name());
        assertEquals(seconds, headers.getFirst().get());
    }

    @Test
    void anInvalidKeyIsToldWhichSchemeIsMeantAndOtherProblemsNothing() {
        assertEquals("Bearer", ProblemHeaders.of(new InvalidKey()).getFirst().get());
        assertEquals(List.of(), ProblemHeaders.of(new InvalidInput("No.")));
    }
}
