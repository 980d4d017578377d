package dev.incipit.account;

import java.time.Duration;

/**
 * What admission is told besides the plans.
 *
 * @param runDeadline after which a run that was not settled is taken to be cut off, and its one given back; not below
 *     {@code crawl.deadline}
 * @param anonymousPerMinute requests a minute without a valid key, for one client address ({@code server.anonymous-per-minute})
 */
public record AdmissionConfig(Duration runDeadline, int anonymousPerMinute) {
    /** Decisions §1 and §5. */
    public static final AdmissionConfig DEFAULTS = new AdmissionConfig(Duration.ofMinutes(2), 60);

    /**
     * @throws IllegalArgumentException where a number is out of its bounds
     */
    public AdmissionConfig {
        if (!runDeadline.isPositive()) {
            throw new IllegalArgumentException("crawl.deadline must be positive");
        }
        if (anonymousPerMinute < 1 || anonymousPerMinute > Gcra.BURST_MAX) {
            throw new IllegalArgumentException("server.anonymous-per-minute must be 1 to " + Gcra.BURST_MAX);
        }
    }
}
