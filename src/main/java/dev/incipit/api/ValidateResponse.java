package dev.incipit.api;

import dev.incipit.api.body.CheckBody;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.LinkStats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 200 body of POST /api/v1/validate, in the order of interface section 2.4; absent values are written as null. */
public record ValidateResponse(
        String mode,
        @Nullable String url,
        @Nullable String targetUrl,
        int score,
        int readinessScore,
        String status,
        @Nullable String health,
        List<CheckBody> checks,
        boolean usesInstructionsPattern,
        boolean hasLlmsFull,
        int contentLength,
        @Nullable LinkStatsBody linkStats) {
    /** Link liveness: linkStats of interface section 2.4, with the two counts its sample body shows. */
    public record LinkStatsBody(int sampled, int checked, int ok, int dead) {
        public static LinkStatsBody of(LinkStats stats) {
            return new LinkStatsBody(stats.sampled(), stats.checked(), stats.ok(), stats.dead());
        }
    }

    public static ValidateResponse of(ValidationReport report) {
        return new ValidateResponse(
                report.health().isPresent() ? "url" : "content",
                report.url().orElse(null),
                report.targetUrl().orElse(null),
                report.score(),
                report.readinessScore(),
                report.status().word(),
                report.health().map(ValidationReport.Health::word).orElse(null),
                report.checks().stream().map(CheckBody::of).toList(),
                report.usesInstructionsPattern(),
                report.hasLlmsFull(),
                report.contentLength(),
                report.linkStats().map(LinkStatsBody::of).orElse(null));
    }
}
