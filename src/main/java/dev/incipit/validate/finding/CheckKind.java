package dev.incipit.validate.finding;

import dev.incipit.compute.Budget;
import dev.incipit.text.Words;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.subject.LintContext;
import java.util.Set;
import java.util.function.Function;

/**
 * One row of the catalogue (checks.md §7).
 *
 * @param weight in the score of its tier
 * @param need what its failure means for the report
 * @param rule how it judges: always the same for the same subject
 */
public record CheckKind(
        String id, String name, Tier tier, When when, int weight, Need need, Function<LintContext, Finding> rule) {
    /** What they judge does not depend on the format of the file; the others fail only because it is not Markdown. */
    private static final Set<String> FORMATLESS = Words.table("""
            file-reachable content-type https redirects not-empty not-html plain-markdown utf8 line-endings
            size-limit url-public no-placeholders token-budget llms-full no-secrets no-injection hidden-text
            robots-allow location discoverable caching""");

    /** What the failure of a check means for the report. */
    public enum Need {
        /** It costs points only. */
        ORDINARY,
        /** The report's status is fail (checks.md §4). */
        REQUIRED,
        /** The checks after it are not run, and both scores are 0 (checks.md §2). */
        GATE
    }

    /** The same check, reported only then. */
    public CheckKind in(When other) {
        return new CheckKind(id, name, tier, other, weight, need, rule);
    }

    /** The same check, whose failure means this. */
    public CheckKind with(Need other) {
        return new CheckKind(id, name, tier, when, weight, other, rule);
    }

    /** Runs the check. Charges the length of the whole text to the budget, since no check takes more than linear time. */
    public Check judge(LintContext context) {
        Budget.steps(context.file().isRead() ? context.file().source().text().length() : 0);
        var finding = rule.apply(context);
        boolean follows = finding.status() != Status.PASS
                && !FORMATLESS.contains(id)
                && context.file().foreign().isPresent();
        return check(follows ? Finding.see(finding.status(), Cause.MARKDOWN) : finding);
    }

    private Check check(Finding finding) {
        return new Check(tier, id, name, finding.status(), finding.message(), finding.line(), weight, finding.cause());
    }

    /** Returns the check's result for a text that has exhausted its CPU budget. */
    public Check tooCostly() {
        var finding =
                Finding.fail("The text costs too much to check: neither this nor what comes after it was looked at."
                        + " Shorten the file, and its longest lines.");
        return check(finding);
    }
}
