package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The possible outcomes of a fetch. */
public sealed interface FetchOutcome {
    /** The address that it is said of: after redirects the last one. */
    WebUrl url();

    /** Whether a status says that the server failed (RFC 9110 §15.6). */
    static boolean isServerError(int status) {
        return status >= 500;
    }

    /**
     * A 2xx answer.
     *
     * @param url the address that answered, after redirects
     * @param headers names in lower case, values joined by a comma and a space, those of Set-Cookie and X-Robots-Tag by a line end
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
        private static final Set<String> HEADERS_READ = Set.of(
                "cf-mitigated",
                "content-type",
                "etag",
                "last-modified",
                "link",
                "tdm-reservation",
                "x-amzn-waf-action",
                "x-robots-tag",
                "x-vercel-mitigated");

        /** The Content-Type header; empty when absent. */
        public String contentType() {
            return headers.getOrDefault("content-type", "");
        }

        /** The headers of a request that asks whether it has changed (RFC 9110 §13.1); none if it has no validator. */
        public Map<String, String> conditions() {
            var conditions = new HashMap<String, String>();
            Optional.ofNullable(headers.get("etag")).ifPresent(tag -> conditions.put("If-None-Match", tag));
            Optional.ofNullable(headers.get("last-modified"))
                    .ifPresent(date -> conditions.put("If-Modified-Since", date));
            return conditions;
        }

        /** The same answer to be kept, with the headers that are read later; a site may send a hundred times as many octets of others. */
        public Fetched withHeadersRead() {
            var fewer = new HashMap<>(headers);
            fewer.keySet().retainAll(HEADERS_READ);
            return new Fetched(url, status, fewer, body, truncated, redirects);
        }

        /** Whether it is a redirect that was not followed, as {@link FetchRequest#unfollowed} asks. */
        public boolean isRedirect() {
            return status >= 300;
        }
    }

    /** One hop: the address that redirected, and its status. */
    record Redirect(WebUrl from, int status) {
        private static final Set<Integer> FOLLOWED = Set.of(301, 302, 303, 307, 308);
        private static final Set<Integer> PERMANENT = Set.of(301, 308);

        /** Whether an answer of this status sends the client to its Location (RFC 9110 §15.4). */
        public static boolean isOne(int status) {
            return FOLLOWED.contains(status);
        }

        /** Whether it is meant to last (RFC 9110 §15.4). */
        public boolean isPermanent() {
            return PERMANENT.contains(status);
        }
    }

    /** The site refuses the request: 401, 402, 403, 407, 429, 451, or a wall against robots. */
    record Refused(WebUrl url, int status, Optional<Duration> retryAfter) implements FetchOutcome {
        private static final Set<Integer> STATUSES = Set.of(401, 402, 403, 407, 429, 451);

        /** Whether an answer of this status is one, whatever it says. */
        public static boolean isOne(int status) {
            return STATUSES.contains(status);
        }
    }

    /** Any other answer that is no success: 304, 404, 410, 5xx, and a redirect that leads nowhere. */
    record Missing(WebUrl url, int status, Optional<Duration> retryAfter) implements FetchOutcome {
        /** An answer that does not say when to come again. */
        public Missing(WebUrl url, int status) {
            this(url, status, Optional.empty());
        }

        /** Whether a status says that there is no such page: 404 and 410. */
        public static boolean isGone(int status) {
            return status == 404 || status == 410;
        }

        /** Whether what the client keeps still holds: 304 (RFC 9110 §15.4.5). */
        public boolean isNotModified() {
            return status == 304;
        }
    }

    /** Not requested, since the address is not public; {@code reason} is for logs and never for callers. */
    record Guarded(WebUrl url, String reason) implements FetchOutcome {}

    /** No answer; {@code detail} is a phrase such as "timed out" that may be shown to a caller. */
    record Unreachable(WebUrl url, Cause cause, String detail) implements FetchOutcome {}

    /** Why there was no answer. For those up to {@link #CERTIFICATE} there was no connection. */
    enum Cause {
        /** The name is not known. */
        DNS,
        /** The name service gave no answer, or not in time: the name may be known. */
        NAME_SERVICE,
        /** The connection was refused: nobody listens there. */
        NO_LISTENER,
        /** The connection failed otherwise, or was not accepted in time. */
        CONNECT,
        /** The server speaks no version of TLS that is spoken here, or not in time. */
        TLS,
        /** The server's certificate does not prove its name. */
        CERTIFICATE,
        /** There was a connection, but the answer did not come in time. */
        TIMEOUT,
        /** Too many redirects, in a circle or not. */
        REDIRECTS,
        /** The answer breaks HTTP, or broke off. */
        PROTOCOL,
        /** The answer is larger than can be used. */
        TOO_LARGE;

        /**
         * Whether http may be tried where https failed so and the scheme was ours to choose (decisions §5): there was no listener, no
         * answer in time, or no TLS. A bad certificate is an answer.
         */
        public boolean leavesHttpToTry() {
            return switch (this) {
                case NO_LISTENER, CONNECT, TLS, TIMEOUT -> true;
                case DNS, NAME_SERVICE, CERTIFICATE, REDIRECTS, PROTOCOL, TOO_LARGE -> false;
            };
        }
    }
}
