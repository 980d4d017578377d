package dev.incipit.describe;

import java.time.Duration;

/**
 * One request to the language model, for logs and counts.
 *
 * @param startNanos when it was sent, of {@link System#nanoTime}
 * @param elapsed from sending to the end of its answer, or to the moment it was given up
 */
public record ModelCall(Outcome outcome, long startNanos, Duration elapsed) {
    /** How a request ended; the later ones weigh more when a run has to say what went wrong. */
    public enum Outcome {
        /** It sent lines of the kind asked for, whether or not they were kept. */
        ANSWERED,
        /** The endpoint does not know a part of the request, which is sent again without it. */
        UNSUPPORTED,
        /** The answer is not what was asked for: no choice, no JSON, other JSON. */
        BROKEN,
        /** The model or a filter before it will not write. */
        REFUSED,
        /** More bytes than any answer to our questions has. */
        OVERSIZED,
        /** Status 429. */
        LIMITED,
        /** Status 500 and above. */
        FAILED,
        /** Any other status that is no success; a redirect too, since none is followed. */
        REJECTED,
        /** No connection, or one that broke. */
        UNREACHABLE,
        /** No answer within the run's share of time. */
        TIMEOUT,
        /** Status 401 or 403: the key is not accepted, and further calls would not be either. */
        DENIED
    }
}
