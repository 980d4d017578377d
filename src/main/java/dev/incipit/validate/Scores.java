package dev.incipit.validate;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import java.util.List;

/** Computes the score of a tier (checks.md §3, §11). */
final class Scores {
    private Scores() {}

    /** Returns 0 to 100: pass counts 2, warning 1, fail 0, times the weight, and no more than the caps allow. */
    static int of(Tier tier, List<Check> checks, List<ScoreCap> caps) {
        return of(tier, checks, caps, 0);
    }

    /** @param notRun weight of the tier's checks that were not run; each counts 0 */
    static int of(Tier tier, List<Check> checks, List<ScoreCap> caps, int notRun) {
        int reached = 0;
        int all = notRun;
        for (var check : checks) {
            if (check.tier() == tier) {
                all += check.weight();
                reached += check.weight() * value(check.status());
            }
        }
        int most = caps.stream()
                .filter(cap -> cap.tier() == tier)
                .mapToInt(ScoreCap::most)
                .min()
                .orElse(100);
        return all == 0 ? 0 : Math.min(most, 100 * reached / (2 * all));
    }

    private static int value(Status status) {
        return switch (status) {
            case PASS -> 2;
            case WARNING -> 1;
            case FAIL -> 0;
        };
    }
}
