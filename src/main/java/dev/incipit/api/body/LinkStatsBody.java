package dev.incipit.api.body;

import dev.incipit.validate.ValidationReport.LinkStats;

/** Link liveness: linkStats of interface section 2.4, with the two counts its sample body shows. */
public record LinkStatsBody(int sampled, int checked, int ok, int dead) {
    public static LinkStatsBody of(LinkStats stats) {
        return new LinkStatsBody(stats.sampled(), stats.checked(), stats.ok(), stats.dead());
    }
}
