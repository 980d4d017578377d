package dev.incipit.validate;

import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
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
 * @param caps limits on the scores; not in responses
 * @param unreached whether the site could not be reached, or refused, so that nothing is known of the file; not in responses
 * @param sections addresses of the further indexes of the same site that the file leads to; not in responses
 * @param ignored ids of checks that a comment in the file turned off, in report order; not in responses
 * @param text what was linted, at most 512 000 bytes; not in responses
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
        Optional<LinkStats> linkStats,
        List<ScoreCap> caps,
        boolean unreached,
        List<WebUrl> sections,
        List<String> ignored,
        String text) {
    public ValidationReport {
        checks = List.copyOf(checks);
        caps = List.copyOf(caps);
        sections = List.copyOf(sections);
        ignored = List.copyOf(ignored);
    }

    /** The checks that did not pass, grouped by cause, in report order. */
    public List<CheckGroup> groups() {
        return CheckGroup.of(checks);
    }

    public long count(Check.Status of) {
        return checks.stream().filter(check -> check.status() == of).count();
    }

    /** The same report without the text, for those who keep it for longer. */
    public ValidationReport withoutText() {
        return with(readinessScore, status, checks, "");
    }

    ValidationReport with(List<Check> others, int readiness, Check.Status other) {
        return with(readiness, other, others, text);
    }

    private ValidationReport with(int readiness, Check.Status other, List<Check> others, String kept) {
        return new ValidationReport(
                url,
                targetUrl,
                score,
                readiness,
                other,
                health,
                others,
                usesInstructionsPattern,
                hasLlmsFull,
                contentLength,
                linkStats,
                caps,
                unreached,
                sections,
                ignored,
                kept);
    }

    public enum Health {
        LIVE,
        DEGRADED,
        DEAD;

        public String word() {
            return Words.word(this);
        }
    }

    /** Numbers of links sampled, judged (ok and dead), alive and dead. */
    public record LinkStats(int sampled, int checked, int ok, int dead) {}
}
