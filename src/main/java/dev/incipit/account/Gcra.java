package dev.incipit.account;

import java.time.Duration;
import java.time.Instant;

/**
 * The generic cell rate algorithm over a window of one minute (ITU-T I.371): a burst of the whole minute's requests, refilled
 * evenly. Pure: takes a state and the time, returns a decision and the next state.
 *
 * @param burst requests per minute, 1 to {@link #BURST_MAX}
 */
record Gcra(int burst) {
    /**
     * An interval is a whole number of nanoseconds, 6 000 for this limit. It is rounded down, so over a long time a limit that
     * does not divide the minute admits at most 0.02 % more. A burst is exact for every limit.
     */
    static final int BURST_MAX = 10_000_000;

    private static final long MINUTE_NANOS = 60_000_000_000L;
    private static final long SECOND_NANOS = 1_000_000_000L;

    /**
     * The state kept for a key between its requests.
     *
     * @param tatNanos theoretical arrival time, since the epoch
     * @param burst the limit that it was calculated with
     */
    record State(long tatNanos, int burst) {}

    /** The decision on one request; {@code next} is the state to keep, the old one if the request was refused. */
    record Step(boolean admitted, State next, RateState rate) {}

    State whole() {
        return new State(0, burst);
    }

    /** Decides on a request at a given time, based on the state left by earlier ones. */
    Step step(State before, Instant now) {
        var nowNanos = nanos(now);
        var backlog = backlogNanos(before, nowNanos);
        var wait = backlog + intervalNanos() - windowNanos();
        if (wait > 0) {
            return new Step(
                    false, before, new RateState(burst, 0, wholeSecond(nowNanos + backlog), wholeSeconds(wait)));
        }
        var after = backlog + intervalNanos();
        var remaining = (int) ((windowNanos() - after) / intervalNanos());
        var rate = new RateState(burst, remaining, wholeSecond(nowNanos + after), Duration.ZERO);
        return new Step(true, new State(nowNanos + after, burst), rate);
    }

    /** Returns what a state leaves at a given time, without a request. */
    RateState look(State before, Instant now) {
        var nowNanos = nanos(now);
        var backlog = backlogNanos(before, nowNanos);
        var remaining = (int) ((windowNanos() - backlog) / intervalNanos());
        return new RateState(burst, remaining, wholeSecond(nowNanos + backlog), Duration.ZERO);
    }

    private static long nanos(Instant now) {
        return Math.addExact(Math.multiplyExact(now.getEpochSecond(), SECOND_NANOS), now.getNano());
    }

    private long intervalNanos() {
        return MINUTE_NANOS / burst;
    }

    /** The duration of a whole burst: the minute, except for the rounding of the interval. */
    private long windowNanos() {
        return intervalNanos() * burst;
    }

    /**
     * Returns how much of the window earlier requests still use. Requests under another plan count as the same number of
     * requests, so ten of ten used become ten of a hundred and twenty after an upgrade. Never more than the window, so that a
     * clock set back does not lock a key out.
     */
    private long backlogNanos(State before, long nowNanos) {
        var then = new Gcra(before.burst());
        var held = Math.clamp(before.tatNanos() - nowNanos, 0, then.windowNanos());
        return then.equals(this)
                ? held
                : Math.min(windowNanos(), Math.ceilDiv(held, then.intervalNanos()) * intervalNanos());
    }

    /** Rounded up, like the wait, so that callers can rely on the second they are given. */
    private static Instant wholeSecond(long nanos) {
        return Instant.ofEpochSecond(Math.ceilDiv(nanos, SECOND_NANOS));
    }

    private static Duration wholeSeconds(long nanos) {
        return Duration.ofSeconds(Math.ceilDiv(nanos, SECOND_NANOS));
    }
}
