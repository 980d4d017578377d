package dev.incipit.account;

import java.time.Duration;

/**
 * Settings of the admission besides the plans.
 *
 * @param runDeadline the time after which a run that was not settled counts as aborted, and its use of the allowance is given
 *     back; not below {@code crawl.deadline}
 * @param anonymousPerMinute requests per minute and client address without a valid key ({@code server.anonymous-per-minute})
 */
public record AdmissionConfig(Duration runDeadline, int anonymousPerMinute) {
    /** Decisions §1 and §5. */
    public static final AdmissionConfig DEFAULTS = new AdmissionConfig(Duration.ofMinutes(2), 60);

    /** @throws IllegalArgumentException if a number is out of bounds */
    public AdmissionConfig {
        if (!runDeadline.isPositive()) {
            throw new IllegalArgumentException("a run must have time before it counts as aborted");
        }
        if (anonymousPerMinute < 1 || anonymousPerMinute > Gcra.BURST_MAX) {
            throw new IllegalArgumentException("server.anonymous-per-minute must be 1 to " + Gcra.BURST_MAX);
        }
    }
}
