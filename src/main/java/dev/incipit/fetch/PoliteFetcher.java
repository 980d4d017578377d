package dev.incipit.fetch;

import dev.incipit.fetch.throttle.HostThrottle;
import dev.incipit.fetch.throttle.HostThrottle.Feedback;
import dev.incipit.fetch.throttle.HostThrottles;
import dev.incipit.fetch.wire.HttpFetcher;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Sends a request when the host has a slot for this run, and reports the response to the throttle of the host. */
final class PoliteFetcher implements Fetcher, HostPlaces {
    private static final int TOO_MANY_REQUESTS = 429;

    private final Exchange next;
    private final HostThrottles throttles;
    private final LongSupplier ticker;
    private final Sleeper sleeper;
    private final Wakeup run = new Wakeup();

    /**
     * The polite fetcher of one run.
     *
     * @param ticker nanoseconds that only ever rise, as {@link System#nanoTime}
     * @param sleeper waits by the same clock
     */
    PoliteFetcher(Exchange next, HostThrottles throttles, LongSupplier ticker, Sleeper sleeper) {
        this.next = next;
        this.throttles = throttles;
        this.ticker = ticker;
        this.sleeper = sleeper;
    }

    /** One request on the wire: {@link HttpFetcher#fetch}. */
    @FunctionalInterface
    interface Exchange {
        /** Asks, and tells the turn how long something else than the host was waited for. */
        FetchOutcome fetch(FetchRequest request, HostThrottle.Turn turn) throws InterruptedException;
    }

    @Override
    public Wakeup wakeup() {
        return run;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var throttle = throttles.of(request.url(), run);
        var turn = throttle.enter(run);
        var feedback = Feedback.UNKNOWN;
        try {
            sleeper.sleep(Duration.ofNanos(turn.start() - ticker.getAsLong()));
            var outcome = next.fetch(request, turn);
            feedback = feedbackOf(outcome);
            return outcome;
        } finally {
            throttle.leave(turn, feedback);
        }
    }

    @Override
    public int places(WebUrl url) {
        return throttles.of(url, run).places(run);
    }

    @Override
    public void delay(WebUrl url, Duration atLeast) {
        throttles.of(url, run).delay(atLeast);
    }

    /** The run has ended. */
    void forget() {
        throttles.forget(run);
    }

    private static Feedback feedbackOf(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Refused refused when refused.status() == TOO_MANY_REQUESTS -> Feedback.TROUBLED;
            case FetchOutcome.Missing missing when FetchOutcome.isServerError(missing.status()) -> Feedback.TROUBLED;
            case FetchOutcome.Fetched _, FetchOutcome.Refused _, FetchOutcome.Missing _ -> Feedback.GOOD;
            case FetchOutcome.Guarded _ -> Feedback.UNKNOWN;
            case FetchOutcome.Unreachable _ -> Feedback.TROUBLED;
        };
    }
}
