package dev.incipit.describe;

import java.time.Duration;

/**
 * One request to the language model, for logs and counts.
 *
 * @param startNanos when it was sent, by {@link System#nanoTime}
 * @param elapsed from sending to the end of its response, or to the moment it was given up
 */
public record ModelCall(Outcome outcome, long startNanos, Duration elapsed) {
    /** How a request ended. Later ones outweigh earlier ones when a run reports what went wrong. */
    public enum Outcome {
        /** The model sent lines of the requested kind, whether or not they were kept. */
        ANSWERED,
        /** The endpoint does not support a part of the request, which is sent again without it. */
        UNSUPPORTED,
        /** The response is not what was requested: no choice, no JSON, other JSON. */
        BROKEN,
        /** The model, or a filter in front of it, refuses to write. */
        REFUSED,
        /** The response has more bytes than any proper answer. */
        OVERSIZED,
        /** Status 429. */
        LIMITED,
        /** Status 500 and above. */
        FAILED,
        /** Any other unsuccessful status, including redirects, since none is followed. */
        REJECTED,
        /** No connection, or a broken one. */
        UNREACHABLE,
        /** No response within the run's share of time. */
        TIMEOUT,
        /** Status 401 or 403: the key is not accepted, and would not be for further calls. */
        DENIED
    }
}
