package dev.incipit.validate;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.ValidationReport.LinkStats;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reports that no linter made. */
public final class Reports {
    /** Of every check. */
    public static final int WEIGHT = 4;

    private Reports() {}

    /** Without a line. */
    public static Check check(Status status, String id, String message) {
        return check(status, id, message, OptionalInt.empty(), Optional.empty());
    }

    public static Check check(Status status, String id, String message, int line) {
        return check(status, id, message, OptionalInt.of(line), Optional.empty());
    }

    /** A check that did not pass only because of what another says. */
    public static Check follower(Status status, String id, Cause cause) {
        return check(status, id, cause.reference(), OptionalInt.empty(), Optional.of(cause));
    }

    private static Check check(Status status, String id, String message, OptionalInt line, Optional<Cause> cause) {
        return new Check(Check.Tier.STRUCTURE, id, "The " + id + ".", status, message, line, WEIGHT, cause);
    }

    /** Of a text of 812 bytes. */
    public static ValidationReport ofText(Status status, int score, int readiness, Check... checks) {
        return report(
                Optional.empty(),
                Optional.empty(),
                status,
                score,
                readiness,
                Optional.empty(),
                Optional.empty(),
                checks);
    }

    /** Of a text with these checks, scored from them. */
    public static ValidationReport scored(List<ScoreCap> caps, Check... checks) {
        return new ValidationReport(
                Optional.empty(),
                Optional.empty(),
                Scores.of(Check.Tier.STRUCTURE, List.of(checks), caps),
                Scores.of(Check.Tier.READINESS, List.of(checks), caps),
                Status.WARNING,
                Optional.empty(),
                List.of(checks),
                false,
                false,
                812,
                Optional.empty(),
                caps,
                false,
                List.of(),
                List.of(),
                "");
    }

    /** Of what a site served at an address; of nothing where the address is empty. */
    public static ValidationReport ofSite(
            Optional<String> target, Health health, Optional<LinkStats> links, Check... checks) {
        return report(Optional.of("tides.example"), target, Status.WARNING, 80, 70, Optional.of(health), links, checks);
    }

    private static ValidationReport report(
            Optional<String> url,
            Optional<String> target,
            Status status,
            int score,
            int readiness,
            Optional<Health> health,
            Optional<LinkStats> links,
            Check... checks) {
        return new ValidationReport(
                url,
                target,
                score,
                readiness,
                status,
                health,
                List.of(checks),
                false,
                false,
                812,
                links,
                List.of(),
                false,
                List.of(),
                List.of(),
                "");
    }
}
