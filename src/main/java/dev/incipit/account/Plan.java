package dev.incipit.account;

import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.PlanForbids;
import java.util.Optional;

/**
 * The limits of an account (decisions §3).
 *
 * @param generationsPerMonth per key, 0 or more
 * @param validationsPerMonth per key, 0 or more
 * @param requestsPerMinute per key, 1 to 10 000 000
 * @param fullPagesMax pages in the full file; 0 if the plan does not include it
 */
public record Plan(
        String name, int generationsPerMonth, int validationsPerMonth, int requestsPerMinute, int fullPagesMax) {
    private static final int REFUNDS_MIN = 3;

    /** Fraction of the month's allowance. */
    private static final int REFUNDS_SHARE = 5;

    /** @throws IllegalArgumentException if a number is out of bounds */
    public Plan {
        var faulty = generationsPerMonth < 0 || validationsPerMonth < 0 || fullPagesMax < 0;
        if (faulty || requestsPerMinute < 1 || requestsPerMinute > Gcra.BURST_MAX) {
            throw new IllegalArgumentException("plans." + name
                    + ": allowances and full-pages must be 0 to " + Integer.MAX_VALUE + ", requests-per-minute 1 to "
                    + Gcra.BURST_MAX);
        }
    }

    /** Returns how many failed runs of a key are given back per day at most (decisions §1). */
    int refundsPerDay() {
        return Math.max(REFUNDS_MIN, generationsPerMonth / REFUNDS_SHARE);
    }

    int allowance(Operation operation) {
        return switch (operation) {
            case GENERATE -> generationsPerMonth;
            case VALIDATE -> validationsPerMonth;
        };
    }

    /**
     * Applies interface section 3: without the full file, {@code both} becomes {@code llms} with a note.
     *
     * @throws PlanForbids if only the full file is requested
     */
    public Entitlement entitle(FileType wanted) {
        if (fullPagesMax > 0) {
            return new Entitlement(wanted, Optional.empty());
        }
        return switch (wanted) {
            case LLMS -> new Entitlement(wanted, Optional.empty());
            case BOTH ->
                new Entitlement(
                        FileType.LLMS,
                        Optional.of("The full file was left out: the " + name
                                + " plan has the index file only; upgrade to starter or above for llms-full.txt."));
            case LLMS_FULL ->
                throw new PlanForbids("fileType llms-full is not part of the " + name
                        + " plan: upgrade to starter or above, or ask for llms.");
        };
    }

    /** The file type to produce, with a note if it is less than requested. */
    public record Entitlement(FileType fileType, Optional<String> note) {}
}
