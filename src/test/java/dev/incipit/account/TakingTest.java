package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TakingTest {
    private static final Instant MONTH_END = Instant.parse("2026-12-01T00:00:00Z");
    private static final Receipt RECEIPT = new Receipt(1, Operation.VALIDATE, "2026-11", Optional.empty(), 3);

    private static Taking taking(int remaining, Instant now) {
        return new Taking(RECEIPT, new QuotaState(10, remaining, MONTH_END), now, now);
    }

    @Test
    void whatWasSeenThisMonthSaysHowManyAreUsed() {
        var taking = taking(1, MONTH_END.minusNanos(1));
        assertTrue(taking.saysUsed());
        assertEquals(9, taking.seen().used());
    }

    @Test
    void whatWasSeenBeforeTheMonthEndedSaysNothing() {
        assertFalse(taking(10, MONTH_END).saysUsed());
    }

    @Test
    void whereNothingIsLeftMoreMayBeUsedThanIsAllowed() {
        assertFalse(taking(0, MONTH_END.minusSeconds(1)).saysUsed());
    }
}
