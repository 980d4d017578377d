package dev.incipit.validate;

import java.time.Duration;

/**
 * What asking the links of one file may cost (checks.md §6).
 *
 * @param linksMax links that are picked
 * @param hostConcurrencyMax requests at once to one host
 * @param concurrencyMax requests at once in all
 * @param requestTimeout of one request
 * @param deadline of all of them together
 * @param pause between two tries at a server error
 */
public record ProbeLimits(
        int linksMax,
        int hostConcurrencyMax,
        int concurrencyMax,
        Duration requestTimeout,
        Duration deadline,
        Duration pause) {
    /** Those of checks.md §6. */
    public static final ProbeLimits DEFAULTS =
            new ProbeLimits(30, 4, 12, Duration.ofSeconds(8), Duration.ofSeconds(19), Duration.ofSeconds(1));
}
