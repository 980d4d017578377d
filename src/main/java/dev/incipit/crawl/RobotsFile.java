package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.Optional;

/** Asks a host for its robots.txt and says where that leaves us (RFC 9309 §2.3.1, hostile.md row 24). */
public final class RobotsFile {
    /** RFC 9309 §2.3.1.2. */
    private static final int REDIRECTS_MAX = 5;

    private static final int SERVER_ERRORS = 500;

    private final Fetcher fetcher;
    private final String productToken;

    /** Asks on behalf of the program with this product token. */
    public RobotsFile(Fetcher fetcher, String productToken) {
        this.fetcher = fetcher;
        this.productToken = productToken;
    }

    /** Where a robots.txt, or the want of one, leaves us. */
    public sealed interface Standing {}

    /** These rules hold; all is allowed where there is no file. */
    public record Ruled(RobotsRules rules) implements Standing {}

    /**
     * Everything is forbidden, since the file is there and cannot be had.
     *
     * @param reason the end of a sentence
     * @param silence why there was no answer, where there was none
     */
    public record Shut(String reason, Optional<FetchOutcome.Cause> silence) implements Standing {
        /** The connection stood, and the answer did not come in time. */
        static Shut silent() {
            return new Shut("did not answer in time", Optional.of(FetchOutcome.Cause.TIMEOUT));
        }
    }

    /** The host could not be reached at all, which says nothing about rules. */
    public record NotReached(FetchOutcome outcome) implements Standing {}

    /** Asks the host of an address, whatever its path. */
    public Standing ask(WebUrl host) throws InterruptedException {
        var address = WebUrl.parse(host.origin() + "/robots.txt").orElse(host);
        // One octet more, which tells whether the last line goes on.
        var outcome = fetcher.fetch(new FetchRequest(
                FetchRequest.Method.GET, address, Map.of("Accept", "text/plain,*/*;q=0.5"), RobotsRules.BYTES_MAX + 1));
        return switch (outcome) {
            case FetchOutcome.Fetched fetched
            when fetched.redirects().size() > REDIRECTS_MAX -> new Ruled(RobotsRules.open());
            case FetchOutcome.Fetched fetched ->
                new Ruled(RobotsRules.parse(fetched.url(), fetched.body(), fetched.truncated(), productToken));
            case FetchOutcome.Missing missing
            when missing.status() >= SERVER_ERRORS ->
                new Shut("answers with status " + missing.status(), Optional.empty());
            case FetchOutcome.Missing _, FetchOutcome.Refused _ -> new Ruled(RobotsRules.open());
            case FetchOutcome.Guarded guarded -> new NotReached(guarded);
            case FetchOutcome.Unreachable unreachable -> standing(unreachable);
        };
    }

    private static Standing standing(FetchOutcome.Unreachable unreachable) {
        return switch (unreachable.cause()) {
            case TIMEOUT -> Shut.silent();
            case TOO_LARGE -> new Shut("is too large", Optional.empty());
            case REDIRECTS -> new Ruled(RobotsRules.open());
            case DNS, NAME_SERVICE, CONNECT, TLS, CERTIFICATE, PROTOCOL -> new NotReached(unreachable);
        };
    }
}
