package dev.incipit.validate;

import dev.incipit.compute.OverBudget;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.rules.Caps;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.ProbeResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Computes scores and status from checks (checks.md §§2–4). The same subject always gets the same card. */
final class ScoreCard {
    private static final int PASS_SCORE_MIN = 90;
    private static final int PASS_READINESS_MIN = 70;
    private static final int FAIL_SCORE_BELOW = 50;
    private static final int HEAVY_WEIGHT = 6;
    static final String REACHABLE = "file-reachable";
    /** What links lead to by their spelling decides the status only once all of the sample was fetched. */
    private static final Set<String> UNDECIDED = Set.of("markdown-links", "https-links");

    private final List<CheckKind> kinds;
    private final List<Check> checks;
    private final List<ScoreCap> caps;
    private final Set<String> undecided;
    private final End end;

    /** Why no more checks were run. */
    private enum End {
        DONE,
        /** A gate failed. */
        GATE,
        /** The text exhausted its CPU budget. */
        BUDGET
    }

    private ScoreCard(List<CheckKind> kinds, List<Check> checks, List<ScoreCap> caps, LintContext context, End end) {
        this.kinds = kinds;
        this.checks = checks;
        this.caps = caps;
        this.undecided = decisive(context) ? Set.of() : UNDECIDED;
        this.end = end;
    }

    /** Whether the addresses of the links were tried out, so that what they say may decide the status (checks.md §11). */
    private static boolean decisive(LintContext context) {
        return context.delivery().isPresent() && isDecisive(context.probes().map(ProbeResults::stats));
    }

    private static boolean isDecisive(Optional<ValidationReport.LinkStats> stats) {
        return stats.filter(links -> links.sampled() > 0 && links.checked() == links.sampled())
                .isPresent();
    }

    /** Runs the selected checks of the request in order, until a gate fails or the text's budget is exhausted. */
    static ScoreCard of(List<CheckKind> reported, LintContext context, CheckSelection selection) {
        var kinds = new ArrayList<>(reported.stream().filter(selection::takes).toList());
        var checks = new ArrayList<Check>();
        for (var kind : List.copyOf(kinds)) {
            if (kind.when() == When.ALWAYS && !context.file().isRead()) {
                checks.add(kind.tooCostly());
                return new ScoreCard(kinds, checks, List.of(), context, End.BUDGET);
            }
            Check check;
            try {
                check = kind.judge(context);
            } catch (OverBudget tooMuch) {
                checks.add(kind.tooCostly());
                return new ScoreCard(kinds, checks, List.of(), context, End.BUDGET);
            }
            if (selection.ignores(check.cause())) {
                kinds.remove(kind);
                continue;
            }
            checks.add(check);
            boolean gate = kind.need() == Need.GATE || kind.id().equals(REACHABLE);
            if (gate && check.status() == Status.FAIL) {
                return new ScoreCard(kinds, checks, List.of(), context, End.GATE);
            }
        }
        var caps = Caps.of(context).stream()
                .filter(cap -> selection.counts(cap.id()))
                .toList();
        return new ScoreCard(kinds, checks, caps, context, End.DONE);
    }

    List<Check> checks() {
        return checks;
    }

    /** Whether a gate failed, so that nothing after it was judged. */
    boolean gated() {
        return end == End.GATE;
    }

    /** Whether the budget lasted for all checks that the gates let through. */
    boolean finished() {
        return end != End.BUDGET;
    }

    List<ScoreCap> caps() {
        return caps;
    }

    /** Returns 0 to 100. A check that was not run counts 0, so the divisor depends on the request alone. */
    int score(Tier tier) {
        int notRun = kinds.stream()
                .skip(checks.size())
                .filter(kind -> kind.tier() == tier)
                .mapToInt(CheckKind::weight)
                .sum();
        return gated() ? 0 : Scores.of(tier, checks, caps, notRun);
    }

    Status status() {
        // Checks and kinds are in the same order; there may be fewer checks.
        boolean required = false;
        for (int at = 0; at < checks.size(); at++) {
            required |= checks.get(at).status() == Status.FAIL && kinds.get(at).need() != Need.ORDINARY;
        }
        int score = score(Tier.STRUCTURE);
        if (end != End.DONE || score < FAIL_SCORE_BELOW || required) {
            return Status.FAIL;
        }
        return passes(checks, undecided, score, score(Tier.READINESS)) ? Status.PASS : Status.WARNING;
    }

    private static boolean passes(List<Check> checks, Set<String> undecided, int score, int readiness) {
        boolean heavy = checks.stream()
                .filter(check -> check.status() == Status.FAIL && !undecided.contains(check.id()))
                .anyMatch(check -> check.tier() == Tier.STRUCTURE || check.weight() >= HEAVY_WEIGHT);
        return !heavy && score >= PASS_SCORE_MIN && readiness >= PASS_READINESS_MIN;
    }

    /** The report with these checks passed, and with the score and the status that follow. */
    static ValidationReport lifted(ValidationReport report, Set<String> passed, String message) {
        boolean complete = Scores.of(Tier.READINESS, report.checks(), report.caps()) == report.readinessScore();
        var checks = report.checks().stream()
                .map(check ->
                        check.status() == Status.WARNING && passed.contains(check.id()) ? check.passed(message) : check)
                .toList();
        if (!complete || checks.equals(report.checks())) {
            return report;
        }
        int readiness = Scores.of(Tier.READINESS, checks, report.caps());
        boolean decisive = report.targetUrl().isPresent() && isDecisive(report.linkStats());
        boolean pass = report.status() == Status.WARNING
                && passes(checks, decisive ? Set.of() : UNDECIDED, report.score(), readiness);
        return report.with(checks, readiness, pass ? Status.PASS : report.status());
    }

    /** Whether one of these checks was reported with one of these statuses. */
    boolean any(Set<String> ids, Set<Status> statuses) {
        return checks.stream().anyMatch(check -> ids.contains(check.id()) && statuses.contains(check.status()));
    }
}
