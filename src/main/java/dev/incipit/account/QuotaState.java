package dev.incipit.account;

import java.time.Instant;

/** A monthly allowance as a client sees it; {@code resetAt} is the first second of the next calendar month, UTC. */
public record QuotaState(int limit, int remaining, Instant resetAt) {}
