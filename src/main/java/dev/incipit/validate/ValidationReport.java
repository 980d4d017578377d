package dev.incipit.validate;

import java.util.List;
import java.util.Optional;

/**
 * What linting found: section 2.4 of the interface, in its order.
 *
 * @param url the supplied address, URL mode only
 * @param targetUrl the address of the file that was linted, URL mode only
 * @param health URL mode only
 * @param contentLength bytes of the linted text in UTF-8
 * @param linkStats only when links were probed
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

    /** Liveness of the served file. */
    public enum Health {
        LIVE,
        DEGRADED,
        DEAD
    }

    /** Links picked, judged (ok and dead), alive, dead. */
    public record LinkStats(int sampled, int checked, int ok, int dead) {}
}
