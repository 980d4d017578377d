package dev.incipit.validate.probe;

import java.time.Duration;

/**
 * Limits on the requests made to lint one file (checks.md §6). They are not settings: asking other people's hosts for more or
 * for longer helps nobody, and the scores of two services would differ.
 *
 * @param hostConcurrencyMax concurrent requests per host
 * @param deadline for all link requests together
 * @param pause before a retry after a server error
 * @param locating for finding the file, with both schemes if none was given
 * @param total for a whole order, from the first request to the last response
 */
public record ProbeLimits(
        int linksMax,
        int hostConcurrencyMax,
        int concurrencyMax,
        Duration requestTimeout,
        Duration deadline,
        Duration pause,
        Duration locating,
        Duration total) {
    /** The limits of checks.md §6. The total is one second less than a report's 30 s, which leaves time for the checks. */
    public static final ProbeLimits DEFAULTS = new ProbeLimits(
            30,
            4,
            12,
            Duration.ofSeconds(8),
            Duration.ofSeconds(20),
            Duration.ofSeconds(1),
            Duration.ofSeconds(12),
            Duration.ofSeconds(29));

    /** Returns the same limits with the deadline cut to the time left. */
    public ProbeLimits within(Duration left) {
        var shorter = left.compareTo(deadline) < 0 ? left : deadline;
        return new ProbeLimits(
                linksMax, hostConcurrencyMax, concurrencyMax, requestTimeout, shorter, pause, locating, total);
    }
}
