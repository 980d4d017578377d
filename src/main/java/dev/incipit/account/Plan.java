package dev.incipit.account;

import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.PlanForbids;
import java.util.Optional;

/**
 * The limits an account has bought (decisions §3).
 *
 * @param generationsPerMonth for each key, 0 or more
 * @param validationsPerMonth for each key, 0 or more
 * @param requestsPerMinute for each key, 1 to 100 000
 * @param fullPagesMax pages in the full file; 0 for none of it
 */
public record Plan(
        String name, int generationsPerMonth, int validationsPerMonth, int requestsPerMinute, int fullPagesMax) {
    private static final int REFUNDS_MIN = 3;

    /** Of the month's allowance. */
    private static final int REFUNDS_SHARE = 5;

    /**
     * @throws IllegalArgumentException where a number is out of its bounds
     */
    public Plan {
        var faulty = generationsPerMonth < 0 || validationsPerMonth < 0 || fullPagesMax < 0;
        if (faulty || requestsPerMinute < 1 || requestsPerMinute > Gcra.BURST_MAX) {
            throw new IllegalArgumentException("plans." + name
                    + ": allowances and full-pages must be 0 or more, requests-per-minute 1 to " + Gcra.BURST_MAX);
        }
    }

    /** How many failed runs of a key are given back in a day, at most (decisions §1). */
    public int refundsPerDay() {
        return Math.max(REFUNDS_MIN, generationsPerMonth / REFUNDS_SHARE);
    }

    /** The month's allowance of an operation. */
    public int allowance(Operation operation) {
        return switch (operation) {
            case GENERATE -> generationsPerMonth;
            case VALIDATE -> validationsPerMonth;
        };
    }

    /**
     * Interface section 3: a plan without full file degrades both to llms with a note.
     *
     * @throws PlanForbids when only the full file is wanted
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

    /** What is produced, and why it is less than was asked. */
    public record Entitlement(FileType fileType, Optional<String> note) {}
}
