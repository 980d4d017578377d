package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import org.junit.jupiter.api.Test;

final class QuotaStateTest {
    private static final Instant LAST_MOMENT = Instant.parse("2028-02-29T23:59:59.999Z");

    @Test
    void aMonthBeginsAndEndsAtMidnightOfItsFirstDayAndOfTheNext() {
        var state = Quota.state(10, 3, LAST_MOMENT);
        assertEquals(Instant.parse("2028-02-01T00:00:00Z"), state.begunAt());
        assertEquals(Instant.parse("2028-03-01T00:00:00Z"), state.resetAt());
        assertEquals(state.begunAt(), Quota.monthStart(LAST_MOMENT));
    }

    @Test
    void theYearEndsWithItsLastMonth() {
        var state = Quota.state(10, 0, Instant.parse("2026-12-31T12:00:00Z"));
        assertEquals(Instant.parse("2027-01-01T00:00:00Z"), state.resetAt());
        assertEquals(Instant.parse("2026-12-01T00:00:00Z"), state.begunAt());
    }

    @Test
    void noMoreIsUsedThanThePlanAllowsNow() {
        assertEquals(3, Quota.state(10, 3, LAST_MOMENT).used());
        assertEquals(10, Quota.state(10, 25, LAST_MOMENT).used());
        assertEquals(0, Quota.state(10, 25, LAST_MOMENT).remaining());
    }
}
