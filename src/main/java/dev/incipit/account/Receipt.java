package dev.incipit.account;

import java.util.Optional;

/**
 * Proof that one use of an allowance was spent.
 *
 * @param month the calendar month it counts in, in the store's format
 * @param runId of a run that can be refunded
 * @param refundsPerDay how many failed runs per key and day are refunded
 */
public record Receipt(long keyId, Operation operation, String month, Optional<Long> runId, int refundsPerDay) {}
