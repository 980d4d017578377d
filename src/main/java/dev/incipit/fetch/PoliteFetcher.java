package dev.incipit.fetch;

import dev.incipit.fetch.HostGate.Mood;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Asks a host only when it has a place for this run, and tells the host's gate how the host took it. */
final class PoliteFetcher implements Fetcher {
    private static final int SERVER_ERROR = 500;
    private static final int TOO_MANY_REQUESTS = 429;

    private final HttpFetcher next;
    private final HostGates gates;
    private final LongSupplier ticker;
    private final Wakeup run = new Wakeup();

    PoliteFetcher(HttpFetcher next, HostGates gates, LongSupplier ticker) {
        this.next = next;
        this.gates = gates;
        this.ticker = ticker;
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
            Thread.sleep(Duration.ofNanos(Math.max(0, turn.start() - ticker.getAsLong())));
            var outcome = next.fetch(request, turn);
            mood = moodOf(outcome);
            return outcome;
        } finally {
            gate.leave(turn, mood);
        }
    }

    int places(WebUrl url) {
        return gates.of(url, run).places(run);
    }

    void delay(WebUrl url, Duration atLeast) {
        gates.of(url, run).delay(atLeast);
    }

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
