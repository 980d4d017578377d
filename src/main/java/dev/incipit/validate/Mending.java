package dev.incipit.validate;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Works out what a report's findings cost, and which are best mended first. */
public final class Mending {
    private final ValidationReport report;
    private final List<CheckGroup> groups;
    /** Whether all checks were run, so that the scores follow from them. */
    private final boolean complete;

    private Mending(ValidationReport report) {
        this.report = report;
        this.groups = report.groups();
        this.complete = Scores.of(Tier.STRUCTURE, report.checks(), report.caps()) == report.score()
                && Scores.of(Tier.READINESS, report.checks(), report.caps()) == report.readinessScore();
    }

    /**
     * What mending some findings brings.
     *
     * @param groups what is mended, costliest first
     * @param score the structure score afterwards, at best
     * @param readiness the readiness score afterwards, at best
     */
    public record Step(List<CheckGroup> groups, int score, int readiness) {}

    /**
     * Returns the findings, costliest first: by the points that their checks lose and by the caps that they set. Where the run
     * ended early, the finding that ended it comes first.
     */
    public static List<CheckGroup> costliestFirst(ValidationReport report) {
        var mending = new Mending(report);
        var sorted = new ArrayList<>(mending.groups);
        sorted.sort(Comparator.comparingDouble(mending::cost).reversed());
        if (!mending.complete && !sorted.isEmpty()) {
            var last = mending.groups.getLast();
            sorted.remove(last);
            sorted.addFirst(last);
        }
        return sorted;
    }

    /** Returns the one or two findings that raise the scores most when mended; empty if nothing would, or if not all was run. */
    public static Optional<Step> best(ValidationReport report) {
        var mending = new Mending(report);
        if (!mending.complete) {
            return Optional.empty();
        }
        var best = new Step(List.of(), report.score(), report.readinessScore());
        var sorted = costliestFirst(report);
        for (int first = 0; first < sorted.size(); first++) {
            best = better(best, mending.after(List.of(sorted.get(first))));
        }
        for (int first = 0; first < sorted.size(); first++) {
            for (int second = first + 1; second < sorted.size(); second++) {
                best = better(best, mending.after(List.of(sorted.get(first), sorted.get(second))));
            }
        }
        return Optional.of(best).filter(step -> !step.groups().isEmpty());
    }

    private static Step better(Step known, Step other) {
        return other.score() + other.readiness() > known.score() + known.readiness() ? other : known;
    }

    private Step after(List<CheckGroup> mended) {
        var ids = mended.stream().flatMap(CheckGroup::checks).map(Check::id).collect(Collectors.toSet());
        return new Step(mended, score(Tier.STRUCTURE, ids), score(Tier.READINESS, ids));
    }

    private int score(Tier tier, Set<String> mended) {
        var checks = report.checks().stream()
                .map(check -> mended.contains(check.id()) ? check.passed() : check)
                .toList();
        var caps =
                report.caps().stream().filter(cap -> !mended.contains(cap.id())).toList();
        return Scores.of(tier, checks, caps);
    }

    /** Percent of the scores that a group costs, both tiers together. */
    private double cost(CheckGroup group) {
        double cost = 0;
        for (var tier : Tier.values()) {
            int all = report.checks().stream()
                    .filter(check -> check.tier() == tier)
                    .mapToInt(Check::weight)
                    .sum();
            int lost = group.checks()
                    .filter(check -> check.tier() == tier)
                    .mapToInt(check -> check.weight() * (check.status() == Status.FAIL ? 2 : 1))
                    .sum();
            cost += all == 0 ? 0 : 50.0 * lost / all;
            int free = Scores.of(tier, report.checks(), List.of());
            cost += report.caps().stream()
                    .filter(cap -> cap.tier() == tier
                            && group.checks().anyMatch(check -> check.id().equals(cap.id())))
                    .mapToInt(cap -> Math.max(0, free - cap.most()))
                    .sum();
        }
        return cost;
    }
}
