package dev.incipit.fetch;

import dev.incipit.fetch.throttle.HostGate;
import dev.incipit.fetch.throttle.HostGate.Mood;
import dev.incipit.fetch.throttle.HostGates;
import dev.incipit.fetch.wire.HttpFetcher;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Asks a host only when it has a place for this run, and tells the host's gate what the answer says of the host. */
final class PoliteFetcher implements Fetcher {
    private static final int SERVER_ERROR = 500;
    private static final int TOO_MANY_REQUESTS = 429;

    private final Exchange next;
    private final HostGates gates;
    private final LongSupplier ticker;
    private final Pause pause;
    private final Wakeup run = new Wakeup();

    /**
     * The polite fetcher of one run.
     *
     * @param ticker nanoseconds that only ever rise, as {@link System#nanoTime}
     * @param pause waits by the same clock
     */
    PoliteFetcher(Exchange next, HostGates gates, LongSupplier ticker, Pause pause) {
        this.next = next;
        this.gates = gates;
        this.ticker = ticker;
        this.pause = pause;
    }

    /** One request on the wire: {@link HttpFetcher#fetch}. */
    @FunctionalInterface
    interface Exchange {
        /** Asks, and tells the turn how long something else than the host was waited for. */
        FetchOutcome fetch(FetchRequest request, HostGate.Turn turn) throws InterruptedException;
    }

    /** Woken when other runs make room for this one at a host. */
    Wakeup wakeup() {
        return run;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var gate = gates.of(request.url(), run);
        var turn = gate.enter(run);
        var mood = Mood.UNKNOWN;
        try {
            pause.sleep(Duration.ofNanos(turn.start() - ticker.getAsLong()));
            var outcome = next.fetch(request, turn);
            mood = moodOf(outcome);
            return outcome;
        } finally {
            gate.leave(turn, mood);
        }
    }

    /** How many requests this run may have at the host now. */
    int places(WebUrl url) {
        return gates.of(url, run).places(run);
    }

    /** At least this long between two requests to the host, one at a time. */
    void delay(WebUrl url, Duration atLeast) {
        gates.of(url, run).delay(atLeast);
    }

    /** The run has ended. */
    void forget() {
        gates.forget(run);
    }

    private static Mood moodOf(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Fetched fetched -> Mood.GOOD;
            case FetchOutcome.Refused refused -> refused.status() == TOO_MANY_REQUESTS ? Mood.TROUBLED : Mood.GOOD;
            case FetchOutcome.Missing missing -> missing.status() >= SERVER_ERROR ? Mood.TROUBLED : Mood.GOOD;
            case FetchOutcome.Guarded guarded -> Mood.UNKNOWN;
            case FetchOutcome.Unreachable unreachable -> Mood.TROUBLED;
        };
    }
}
