package dev.incipit.account;

import java.time.Instant;

/**
 * One use of a monthly allowance, to be taken.
 *
 * @param seen what was left when the key came
 * @param now the time it is taken at
 * @param runEnd when a run that was not settled gives back
 */
record Taking(Receipt receipt, QuotaState seen, Instant now, Instant runEnd) {
    /** Whether what was seen is of this month and leaves something: only then does it say how many are used. */
    boolean saysUsed() {
        return seen.remaining() > 0 && now.isBefore(seen.resetAt());
    }

    int used() {
        return seen.limit() - seen.remaining();
    }
}
