package dev.incipit.account;

import java.time.Instant;

/**
 * A request to spend one use of a monthly allowance.
 *
 * @param seen the allowance as read on arrival
 * @param now the time of spending
 * @param runEnd when an unsettled run is refunded
 */
record Taking(Receipt receipt, QuotaState seen, Instant now, Instant runEnd) {
    /** Whether {@code seen} is of this month and not used up; only then does it tell the number used. */
    boolean saysUsed() {
        return seen.remaining() > 0 && now.isBefore(seen.resetAt());
    }
}
