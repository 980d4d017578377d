package dev.incipit.account;

import java.util.Optional;

/**
 * Proof of one spending.
 *
 * @param month the calendar month it counts in, as the store writes it
 * @param runId of what can be given back
 * @param refundsPerDay how many failed runs of the key are given back in a day
 */
public record Receipt(long keyId, Operation operation, String month, Optional<Long> runId, int refundsPerDay) {}
