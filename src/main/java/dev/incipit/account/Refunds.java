package dev.incipit.account;

import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * Counts the failed runs given back to each key today. Without a limit, a client could use the service for free by requesting
 * sites that fail (decisions §1). Counted in the store's {@code refund_state}, so the limit holds across threads and replicas.
 */
final class Refunds {
    private static final String OPEN =
            "insert into refund_state (api_key_id, refund_day, refund_count) values (?, ?, 0) on conflict do nothing";

    /** Days only advance, so that replicas whose clocks differ at midnight do not reset the count by turns. */
    private static final String COUNT = "update refund_state set"
            + " refund_count = case when refund_day < ? then 1 else refund_count + 1 end,"
            + " refund_day = case when refund_day < ? then ? else refund_day end"
            + " where api_key_id = ? and (refund_day < ? or refund_count < ?)";

    private Refunds() {}

    /** Counts one more for the day, UTC; returns false if the day's limit is reached. */
    static boolean count(Transaction transaction, Receipt receipt, Instant now) {
        var day = now.atOffset(ZoneOffset.UTC).toLocalDate().toString();
        transaction.change(OPEN, receipt.keyId(), day);
        return transaction.changesOne(COUNT, day, day, day, receipt.keyId(), day, receipt.refundsPerDay());
    }
}
