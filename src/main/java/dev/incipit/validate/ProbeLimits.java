package dev.incipit.validate;

import java.time.Duration;

/**
 * What linting one file may cost that needs the web (checks.md §6). No settings: an operator who asks other people's hosts for more
 * or for longer helps nobody, and the scores of two services would differ.
 *
 * @param linksMax links that are picked
 * @param hostConcurrencyMax requests at once to one host
 * @param concurrencyMax requests at once in all
 * @param requestTimeout of one request
 * @param deadline of all of them together
 * @param pause between two tries at a server error
 * @param locating until the file is found, by both schemes where none was given
 * @param total of an order by address, from the first question to the last answer
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
    /** Those of checks.md §6; in all a second less than the half minute of a report, for the checks themselves. */
    public static final ProbeLimits DEFAULTS = new ProbeLimits(
            30,
            4,
            12,
            Duration.ofSeconds(8),
            Duration.ofSeconds(20),
            Duration.ofSeconds(1),
            Duration.ofSeconds(12),
            Duration.ofSeconds(29));

    /** The same, with no more time for the links than is left. */
    ProbeLimits within(Duration left) {
        var shorter = left.compareTo(deadline) < 0 ? left : deadline;
        return new ProbeLimits(
                linksMax, hostConcurrencyMax, concurrencyMax, requestTimeout, shorter, pause, locating, total);
    }
}
