package dev.incipit.account;

import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * Failed runs that were given back today, of each key: who asks for sites that fail would use the service for nothing otherwise
 * (decisions §1). Counted in the store's {@code refund_state}, so that the bound holds over threads and replicas.
 */
final class Refunds {
    private static final String OPEN =
            "insert into refund_state (api_key_id, refund_day, refund_count) values (?, ?, 0) on conflict do nothing";

    /** Days only go forward, so that two replicas whose clocks differ at midnight do not begin anew by turns. */
    private static final String COUNT = "update refund_state set"
            + " refund_count = case when refund_day < ? then 1 else refund_count + 1 end,"
            + " refund_day = case when refund_day < ? then ? else refund_day end"
            + " where api_key_id = ? and (refund_day < ? or refund_count < ?)";

    private Refunds() {}

    /** Counts one more for the day, UTC; answers false where the day has had its number. */
    static boolean count(Transaction transaction, Receipt receipt, Instant now) {
        var day = now.atOffset(ZoneOffset.UTC).toLocalDate().toString();
        transaction.change(OPEN, receipt.keyId(), day);
        return transaction.change(COUNT, day, day, day, receipt.keyId(), day, receipt.refundsPerDay()) == 1;
    }
}
