package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlanTest {
    @Test
    void aPlanWithoutLimitsHasTheLargestNumbers() {
        var plan = new Plan("free of limits", Integer.MAX_VALUE, Integer.MAX_VALUE, 10_000_000, Integer.MAX_VALUE);
        var left = Quota.state(plan.allowance(Operation.GENERATE), 1, Instant.EPOCH);
        assertEquals(Integer.MAX_VALUE - 1, left.remaining());
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, 1, 0", "0, -1, 1, 0", "0, 0, 0, 0", "0, 0, 10000001, 0", "0, 0, 1, -1"})
    void aNumberOutOfItsBoundsIsRefusedWithTheBounds(int generations, int validations, int requests, int pages) {
        var refused = assertThrows(
                IllegalArgumentException.class, () -> new Plan("odd", generations, validations, requests, pages));
        assertTrue(refused.getMessage().endsWith("requests-per-minute 1 to 10000000"), refused.getMessage());
    }
}
