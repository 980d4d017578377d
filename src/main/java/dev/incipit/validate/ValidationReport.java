package dev.incipit.validate;

import java.util.List;
import java.util.Optional;

/**
 * Result of linting, as in section 2.4 of the interface and in its order.
 *
 * @param url the given address, URL mode only
 * @param targetUrl the address of the linted file, URL mode only
 * @param health URL mode only
 * @param contentLength bytes of the linted text in UTF-8
 * @param linkStats only if links were probed
 */
public record ValidationReport(
        Optional<String> url,
        Optional<String> targetUrl,
        int score,
        int readinessScore,
        Check.Status status,
        Optional<Health> health,
        List<Check> checks,
        boolean usesInstructionsPattern,
        boolean hasLlmsFull,
        int contentLength,
        Optional<LinkStats> linkStats) {
    public ValidationReport {
        checks = List.copyOf(checks);
    }

    /** Whether the served file is usable. */
    public enum Health {
        LIVE,
        DEGRADED,
        DEAD
    }

    /** Numbers of links sampled, judged (ok and dead), alive and dead. */
    public record LinkStats(int sampled, int checked, int ok, int dead) {}
}
