package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Gcra.State;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

final class GcraTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    @Property
    void aWholeMinuteIsABurst(@ForAll @IntRange(min = 1, max = Gcra.BURST_MAX) int burst) {
        var gcra = new Gcra(burst);
        var state = used(gcra, gcra.whole(), Math.min(burst, 3000), NOON);
        assertEquals(Math.max(0, burst - 3000) > 0, gcra.step(state, NOON).admitted());
    }

    @Property
    void aMinuteOfAnyPlanIsExact(@ForAll @IntRange(min = 1, max = Gcra.BURST_MAX) int burst) {
        var gcra = new Gcra(burst);
        var first = gcra.step(gcra.whole(), NOON);
        assertEquals(burst - 1, first.rate().remaining());
        // What one request takes, all together take so many times.
        var one = first.next().tatNanos() - nanos(NOON);
        var last = new State(nanos(NOON) + one * (burst - 1), burst);
        assertTrue(gcra.step(last, NOON).admitted());
        assertEquals(0, gcra.step(last, NOON).rate().remaining());
        assertFalse(gcra.step(gcra.step(last, NOON).next(), NOON).admitted());
    }

    @Test
    void tenMillionAMinuteAreCountedOneByOne() {
        assertEquals(10_000_000, Gcra.BURST_MAX);
        for (var burst : List.of(10_000_000, 9_999_999, 7_000_001)) {
            var gcra = new Gcra(burst);
            var state = used(gcra, gcra.whole(), burst, NOON);
            assertFalse(gcra.step(state, NOON).admitted());
            assertEquals(Duration.ofSeconds(1), gcra.step(state, NOON).rate().retryAfter());
        }
    }

    @Property
    void aNewPlanOfAnySizeKeepsTheNumberOfRequestsUsed(
            @ForAll @IntRange(min = 1, max = Gcra.BURST_MAX) int before,
            @ForAll @IntRange(min = 1, max = Gcra.BURST_MAX) int after,
            @ForAll @IntRange(min = 0, max = Gcra.BURST_MAX) int requests) {
        var used = Math.min(requests, before);
        var one = new Gcra(before).step(new Gcra(before).whole(), NOON).next().tatNanos() - nanos(NOON);
        var state = new State(nanos(NOON) + one * used, before);
        assertEquals(
                Math.max(0, after - used), new Gcra(after).look(state, NOON).remaining());
    }

    private static long nanos(Instant time) {
        return time.getEpochSecond() * 1_000_000_000L + time.getNano();
    }

    @Property
    void everyRequestIsToldOneLess(@ForAll @IntRange(min = 1, max = 3000) int burst) {
        var gcra = new Gcra(burst);
        var state = gcra.whole();
        for (int left = burst - 1; left >= 0; left--) {
            var step = gcra.step(state, NOON);
            assertEquals(left, step.rate().remaining());
            state = step.next();
        }
    }

    @Property
    void whoWaitsAsToldPassesAndWhoWaitsASecondLessDoesNot(
            @ForAll @IntRange(min = 1, max = 3000) int burst,
            @ForAll @LongRange(min = 0, max = 59_999_999_999L) long later) {
        var gcra = new Gcra(burst);
        var state = used(gcra, gcra.whole(), burst, NOON);
        var then = NOON.plusNanos(later);
        var step = gcra.step(state, then);
        if (!step.admitted()) {
            var wait = step.rate().retryAfter();
            assertTrue(gcra.step(state, then.plus(wait)).admitted());
            assertFalse(gcra.step(state, then.plus(wait).minusSeconds(1)).admitted());
        }
    }

    @Property
    void thePaceIsEven(@ForAll @IntRange(min = 1, max = 600) int burst) {
        var gcra = new Gcra(burst);
        var state = used(gcra, gcra.whole(), burst, NOON);
        var passed = 0;
        for (var time = NOON; time.isBefore(NOON.plusSeconds(60)); time = time.plusMillis(25)) {
            var step = gcra.step(state, time);
            state = step.next();
            passed += step.admitted() ? 1 : 0;
        }
        assertTrue(passed == burst - 1 || passed == burst, passed + " of " + burst);
    }

    @Property
    void aNewPlanKeepsTheNumberOfRequestsUsed(
            @ForAll @IntRange(min = 1, max = 1000) int before,
            @ForAll @IntRange(min = 1, max = 1000) int after,
            @ForAll @IntRange(min = 0, max = 1000) int requests) {
        var used = Math.min(requests, before);
        var state = used(new Gcra(before), new Gcra(before).whole(), used, NOON);
        var step = new Gcra(after).step(state, NOON);
        assertEquals(used < after, step.admitted());
        assertEquals(Math.max(0, after - used - 1), step.rate().remaining());
    }

    @Test
    void itIsWholeAgainWhenItSays() {
        var gcra = new Gcra(10);
        var step = gcra.step(gcra.whole(), NOON.plusMillis(1));
        assertEquals(NOON.plusSeconds(7), step.rate().resetAt());
        assertEquals(9, gcra.step(step.next(), step.rate().resetAt()).rate().remaining());
    }

    @Test
    void aRefusedRequestCostsNothing() {
        var gcra = new Gcra(1);
        var state = used(gcra, gcra.whole(), 1, NOON);
        assertEquals(state, gcra.step(state, NOON).next());
    }

    @Test
    void aClockSetBackLocksNobodyOutForLongerThanAMinute() {
        var gcra = new Gcra(10);
        var state = used(gcra, gcra.whole(), 10, NOON.plus(Duration.ofDays(1)));
        assertEquals(Duration.ofSeconds(6), gcra.step(state, NOON).rate().retryAfter());
    }

    private static State used(Gcra gcra, State state, int requests, Instant now) {
        var next = state;
        for (int i = 0; i < requests; i++) {
            var step = gcra.step(next, now);
            assertTrue(step.admitted());
            next = step.next();
        }
        return next;
    }
}
