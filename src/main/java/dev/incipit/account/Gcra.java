package dev.incipit.account;

import java.time.Duration;
import java.time.Instant;

/**
 * The generic cell rate algorithm over a window of a minute (ITU-T I.371): a burst of the whole minute's requests, refilled
 * evenly. Pure: a state and the time in, a decision and the next state out.
 *
 * @param burst requests a minute, 1 to {@link #BURST_MAX}
 */
record Gcra(int burst) {
    /**
     * An interval is a whole number of nanoseconds, 6 000 here: rounded down, so that over a long time a limit that does not divide
     * the minute lets 0.02 % more through at most. A burst is exact at every limit.
     */
    static final int BURST_MAX = 10_000_000;

    private static final long MINUTE_NANOS = 60_000_000_000L;
    private static final long SECOND_NANOS = 1_000_000_000L;

    /**
     * What is kept of a key between its requests.
     *
     * @param tatNanos theoretical arrival time, since the epoch
     * @param burst the limit it was reckoned with
     */
    record State(long tatNanos, int burst) {}

    /** One request judged; {@code next} is the state to keep, the old one where it was refused. */
    record Step(boolean admitted, State next, RateState rate) {}

    /** A state in which the whole burst is free. */
    State whole() {
        return new State(0, burst);
    }

    /** Judges a request that comes at a time, against what the ones before it left. */
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

    /** What a state leaves at a time, without a request. */
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

    /** What a whole burst takes: the minute, but for what the interval's rounding leaves of it. */
    private long windowNanos() {
        return intervalNanos() * burst;
    }

    /**
     * What earlier requests still occupy of the window. Under another plan than theirs they count as as many requests, so that
     * ten of ten used are ten of a hundred and twenty after an upgrade. Never above the window, lest a clock set back lock a key
     * out.
     */
    private long backlogNanos(State before, long nowNanos) {
        var then = new Gcra(before.burst());
        var held = Math.clamp(before.tatNanos() - nowNanos, 0, then.windowNanos());
        return then.equals(this)
                ? held
                : Math.min(windowNanos(), Math.ceilDiv(held, then.intervalNanos()) * intervalNanos());
    }

    /** Rounded up, as is the wait: a caller told a second may rely on it. */
    private static Instant wholeSecond(long nanos) {
        return Instant.ofEpochSecond(Math.ceilDiv(nanos, SECOND_NANOS));
    }

    private static Duration wholeSeconds(long nanos) {
        return Duration.ofSeconds(Math.ceilDiv(nanos, SECOND_NANOS));
    }
}
