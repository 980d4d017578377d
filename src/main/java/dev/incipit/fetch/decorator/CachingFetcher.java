package dev.incipit.fetch.decorator;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import java.time.InstantSource;
import java.util.HashMap;

/** Answers from memory if a stored response is fresh, and revalidates a stale one (RFC 9111 §4.3). */
public record CachingFetcher(Fetcher next, ResponseCache answers, InstantSource clock) implements Fetcher {
    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        // An answer to the cookies of one run is not for other runs.
        boolean personal = request.headers().keySet().stream().anyMatch("Cookie"::equalsIgnoreCase);
        if (request.method() != FetchRequest.Method.GET || personal) {
            return next.fetch(request);
        }
        var key = new ResponseCache.Key(request.url(), request.headers(), request.bytesMax());
        var kept = answers.find(key);
        if (kept.isEmpty()) {
            return kept(key, next.fetch(request));
        }
        if (clock.instant().isBefore(kept.get().freshUntil())) {
            return kept.get().answer();
        }
        var headers = new HashMap<>(request.headers());
        headers.putAll(kept.get().answer().conditions());
        var outcome = next.fetch(request.with(headers));
        boolean unchanged = outcome instanceof Missing missing && missing.isNotModified();
        return kept(key, unchanged ? kept.get().answer() : outcome);
    }

    private FetchOutcome kept(ResponseCache.Key key, FetchOutcome outcome) {
        if (outcome instanceof Fetched fetched) {
            answers.keep(key, fetched, clock.instant());
        } else {
            answers.forget(key);
        }
        return outcome;
    }
}
