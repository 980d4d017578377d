package dev.incipit.fetch.decorator;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.fetch.Sleeper;
import java.time.Duration;
import java.util.Optional;

/**
 * Tries again once if a site says that it is busy (429, 503): after the time that it names, or after a second. A site that
 * names more than ten seconds is left alone: nobody waits that long for one page.
 */
public record RetryFetcher(Fetcher next, Sleeper sleeper) implements Fetcher {
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;
    private static final Duration WAIT_MAX = Duration.ofSeconds(10);
    private static final Duration WAIT_UNNAMED = Duration.ofSeconds(1);

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var outcome = next.fetch(request);
        var wait = waitFor(outcome);
        if (request.effort() == FetchRequest.Effort.ONE_REQUEST
                || wait.isEmpty()
                || wait.get().compareTo(WAIT_MAX) > 0) {
            return outcome;
        }
        sleeper.sleep(wait.get());
        return next.fetch(request);
    }

    private static Optional<Duration> waitFor(FetchOutcome outcome) {
        return switch (outcome) {
            case Refused refused
            when refused.status() == TOO_MANY_REQUESTS ->
                Optional.of(refused.retryAfter().orElse(WAIT_UNNAMED));
            case Missing missing
            when missing.status() == UNAVAILABLE ->
                Optional.of(missing.retryAfter().orElse(WAIT_UNNAMED));
            case Refused _, Missing _ -> Optional.empty();
            case FetchOutcome.Fetched _, FetchOutcome.Guarded _, FetchOutcome.Unreachable _ -> Optional.empty();
        };
    }
}
