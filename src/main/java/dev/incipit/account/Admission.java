package dev.incipit.account;

import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import java.util.Optional;

/** The porter: key and rate at the door, allowance just before the work. */
public final class Admission {
    /**
     * Judges a request's key and counts it against its per-minute limit, or against the client address's bucket where the key
     * is missing or wrong (decisions §1).
     */
    public Decision admit(Optional<String> rawKey, String clientAddress) {
        return new Turned(new InvalidKey(), null, Optional.empty());
    }

    /** Takes one from the month's allowance. */
    public Spending spend(Grant grant, Operation operation) {
        return new Exhausted(new LimitReached("", java.time.Duration.ZERO), grant.quota(operation));
    }

    /** Ends what {@link #spend} began; {@code giveBack} where the run failed through no fault of the caller. */
    public void settle(Receipt receipt, boolean giveBack) {}

    /** Whether a request may go on. */
    public sealed interface Decision {}

    /** It may. */
    public record Admitted(Grant grant) implements Decision {}

    /** It may not; {@code rate} and {@code grant} are for the response's headers. */
    public record Turned(Problem problem, RateState rate, Optional<Grant> grant) implements Decision {}

    /** Whether the month has one left. */
    public sealed interface Spending {}

    /** It had; {@code quota} is what is left now. */
    public record Spent(Receipt receipt, QuotaState quota) implements Spending {}

    /** It had none. */
    public record Exhausted(LimitReached problem, QuotaState quota) implements Spending {}

    /** Proof of one spending. */
    public record Receipt(long keyId, Operation operation, String month, Optional<Long> runId) {}
}
