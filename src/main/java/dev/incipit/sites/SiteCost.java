package dev.incipit.sites;

import java.time.Duration;

/**
 * What a run cost.
 *
 * @param millis wall time in milliseconds
 * @param processor processor time: reading and composing, and an even share of the process's rest while the run was under way
 * @param bytes of the bodies that the site sent, as they came over the network
 */
public record SiteCost(long millis, Duration processor, long bytes) {
    /** Of a site that was not asked. */
    public static final SiteCost NONE = new SiteCost(0, Duration.ZERO, 0);
}
