package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.KeptAnswers.Kept;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Locale;

/**
 * Asks only whether an answer has changed since an earlier run of the command (RFC 9110 §13.1): by its ETag or Last-Modified, and
 * where the site gives neither, by the date in its sitemap. What a site does not want stored is not kept (RFC 9111 §3); the
 * answers are for one user, so private ones are.
 */
public final class RevalidatingFetcher implements Fetcher {

    /** A page without a validator is fetched again after this, whatever the sitemap says. */
    private static final Duration UNASKED_MAX = Duration.ofDays(7);

    private final Fetcher next;
    private final KeptAnswers answers;
    private final InstantSource clock;
    private final SitemapDates dates = new SitemapDates();

    /** Passes to {@code next} what must be requested. */
    public RevalidatingFetcher(Fetcher next, KeptAnswers answers, InstantSource clock) {
        this.next = next;
        this.answers = answers;
        this.clock = clock;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        if (request.method() != FetchRequest.Method.GET) {
            return next.fetch(request);
        }
        var found = answers.find(request);
        if (found.isEmpty()) {
            return seen(request, next.fetch(request));
        }
        var kept = found.get();
        var conditions = kept.answer().conditions();
        if (conditions.isEmpty()) {
            var now = clock.instant();
            boolean holds = dates.unchanged(request.url(), kept.listed(), kept.at())
                    && now.isBefore(kept.at().plus(UNASKED_MAX));
            if (holds) {
                answers.used(request, now);
                return kept.answer();
            }
            return seen(request, next.fetch(request));
        }
        var headers = new HashMap<>(request.headers());
        headers.putAll(conditions);
        var outcome = next.fetch(request.with(headers));
        if (outcome instanceof Missing missing && missing.isNotModified()) {
            if (missing.url().equals(kept.answer().url())) {
                answers.used(request, clock.instant());
                dates.read(kept.answer());
                return kept.answer();
            }
            return seen(request, next.fetch(request));
        }
        return seen(request, outcome);
    }

    private FetchOutcome seen(FetchRequest request, FetchOutcome outcome) {
        if (outcome instanceof Fetched fetched) {
            dates.read(fetched);
        }
        if (outcome instanceof Fetched fetched && mayBeKept(fetched)) {
            answers.keep(request, new Kept(fetched.withHeadersRead(), clock.instant(), dates.of(request.url())));
        } else {
            answers.forget(request);
        }
        return outcome;
    }

    private static boolean mayBeKept(Fetched answer) {
        var headers = answer.headers();
        return answer.status() == 200
                && !answer.truncated()
                && !headers.getOrDefault("vary", "").contains("*")
                && !headers.getOrDefault("cache-control", "")
                        .toLowerCase(Locale.ROOT)
                        .contains("no-store");
    }
}
