package dev.incipit.account;

import java.time.Instant;
import java.time.ZoneOffset;

/** A monthly allowance as a client sees it; {@code resetAt} is the first second of the next calendar month, UTC. */
public record QuotaState(int limit, int remaining, Instant resetAt) {
    public int used() {
        return limit - remaining;
    }

    /** The first second of the month. */
    public Instant begunAt() {
        return resetAt.atOffset(ZoneOffset.UTC).minusMonths(1).toInstant();
    }
}
