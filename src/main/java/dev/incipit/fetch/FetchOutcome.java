package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that can come of a fetch. */
public sealed interface FetchOutcome {
    /**
     * A 2xx answer.
     *
     * @param url the address that answered, after redirects
     * @param headers names in lower case, values joined by a comma and a space
     * @param body decoded of any content coding
     * @param truncated the body was longer than the request's bound, or shorter than announced
     * @param redirects the addresses that were left on the way, in order
     */
    record Fetched(
            WebUrl url,
            int status,
            Map<String, String> headers,
            byte[] body,
            boolean truncated,
            List<Redirect> redirects)
            implements FetchOutcome {
        /** The Content-Type header; empty when absent. */
        public String contentType() {
            return headers.getOrDefault("content-type", "");
        }
    }

    /** One hop: the address that sent us on, by which status. */
    record Redirect(WebUrl from, int status) {}

    /** The site will not have us: 401, 402, 403, 407, 429, 451. */
    record Refused(WebUrl url, int status, Optional<Duration> retryAfter) implements FetchOutcome {}

    /** Any other answer that is no success: 404, 410, 5xx, and a redirect that leads nowhere. */
    record Missing(WebUrl url, int status) implements FetchOutcome {}

    /** Not asked, since the address is not public; {@code reason} is for logs and never for callers. */
    record Guarded(WebUrl url, String reason) implements FetchOutcome {}

    /** No answer; {@code detail} is a phrase such as "timed out" that may be shown to a caller. */
    record Unreachable(WebUrl url, Cause cause, String detail) implements FetchOutcome {}

    /** Why there was no answer. */
    enum Cause {
        DNS,
        CONNECT,
        TLS,
        TIMEOUT,
        REDIRECTS,
        PROTOCOL,
        TOO_LARGE
    }
}
