package dev.incipit.crawl;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * Fetches a host's robots.txt and decides what may be crawled (RFC 9309 §2.3.1, hostile.md row 24).
 *
 * @param pool reads the files
 * @param budget processor time for one file
 */
public record RobotsFile(Fetcher fetcher, ComputePool pool, Duration budget) {
    /** The name by which a robots.txt means this program. */
    private static final String PRODUCT_TOKEN = "Incipit";

    private static final Answer OPEN = new Ruled(RobotsRules.open());

    /** RFC 9309 §2.3.1.2. */
    private static final int REDIRECTS_MAX = 5;

    /** Processor time for one file; the longest of any shape takes a tenth of it, on a cold machine half. */
    private static final Duration READING_BUDGET = Duration.ofSeconds(1);

    /** Reads each file in the time that any takes. */
    public RobotsFile(Fetcher fetcher, ComputePool pool) {
        this(fetcher, pool, READING_BUDGET);
    }

    /** What a robots.txt, or its absence, means for the crawl. */
    public sealed interface Answer {
        /** The rules to obey where a host that cannot be reached counts as open: each of its addresses shows that again. */
        default RobotsRules obeyed() {
            return switch (this) {
                case Ruled(var rules) -> rules;
                case Shut _ -> RobotsRules.closed();
                case NotReached _ -> RobotsRules.open();
            };
        }
    }

    /** These rules apply; everything is allowed if there is no file. */
    public record Ruled(RobotsRules rules) implements Answer {}

    /**
     * Everything is forbidden because the file exists but cannot be read.
     *
     * @param reason the end of a sentence
     * @param silence the cause, if there was no response
     */
    public record Shut(String reason, Optional<FetchOutcome.Cause> silence) implements Answer {
        private static Shut by(int status) {
            return new Shut("answers with status " + status, Optional.empty());
        }

        /** The connection was established, but the response did not arrive in time. */
        static Shut silent() {
            return new Shut("did not answer in time", Optional.of(FetchOutcome.Cause.TIMEOUT));
        }
    }

    /** The host could not be reached at all, which says nothing about its rules. */
    public record NotReached(FetchOutcome outcome) implements Answer {}

    /** Requests the robots.txt of the address's host; the path is ignored. */
    public Answer ask(WebUrl host) throws InterruptedException {
        var address = host.atPath("/robots.txt").orElse(host);
        // One octet more than is read shows whether the last line continues.
        var outcome = fetcher.fetch(new FetchRequest(
                FetchRequest.Method.GET, address, Map.of("Accept", "text/plain,*/*;q=0.5"), RobotsRules.BYTES_MAX + 1));
        var without = withoutRules(outcome);
        return without.isPresent() ? without.get() : read((FetchOutcome.Fetched) outcome);
    }

    /** What a response means that has no rules to read; empty if it has them. */
    public static Optional<Answer> withoutRules(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Fetched fetched when fetched.redirects().size() > REDIRECTS_MAX -> Optional.of(OPEN);
            case FetchOutcome.Fetched _ -> Optional.empty();
            case FetchOutcome.Missing missing
            when FetchOutcome.isServerError(missing.status()) -> Optional.of(Shut.by(missing.status()));
            // A wall against robots may answer so.
            case FetchOutcome.Refused refused
            when FetchOutcome.isServerError(refused.status()) -> Optional.of(Shut.by(refused.status()));
            case FetchOutcome.Missing _, FetchOutcome.Refused _ -> Optional.of(OPEN);
            case FetchOutcome.Guarded guarded -> Optional.of(new NotReached(guarded));
            case FetchOutcome.Unreachable unreachable -> Optional.of(answer(unreachable));
        };
    }

    private Answer read(FetchOutcome.Fetched file) throws InterruptedException {
        try {
            return new Ruled(pool.run(
                    file.body().length,
                    budget,
                    () -> RobotsRules.parse(file.url(), file.body(), file.truncated(), PRODUCT_TOKEN)));
        } catch (OverBudget over) {
            return new Shut("takes too long to read", Optional.empty());
        }
    }

    private static Answer answer(FetchOutcome.Unreachable unreachable) {
        return switch (unreachable.cause()) {
            case TIMEOUT -> Shut.silent();
            case TOO_LARGE -> new Shut("is too large", Optional.empty());
            case REDIRECTS -> OPEN;
            case DNS, NAME_SERVICE, NO_LISTENER, CONNECT, TLS, CERTIFICATE, PROTOCOL -> new NotReached(unreachable);
        };
    }
}
