package dev.incipit.account;

import dev.incipit.account.Gcra.State;
import dev.incipit.account.Gcra.Step;
import dev.incipit.store.Database;
import dev.incipit.store.Statements;
import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.ZoneOffset;

/**
 * The per-minute limit of each key, kept in the store's {@code rate_state}, so that it holds over threads and replicas. A refused
 * request writes nothing.
 */
final class RateLimiter {
    private final Database database;

    RateLimiter(Database database) {
        this.database = database;
    }

    /**
     * Counts a request of a key whose state was just read: one statement where nobody else counted meanwhile, else the row is
     * locked and judged anew, so that nobody tries twice.
     */
    Step step(long keyId, State seen, Plan plan, Instant now) {
        var gcra = new Gcra(plan.requestsPerMinute());
        var step = gcra.step(seen, now);
        if (!step.admitted() || write(database, keyId, seen, step.next(), now)) {
            return step;
        }
        return database.transact(transaction -> stepLocked(transaction, keyId, gcra, now));
    }

    private static Step stepLocked(Transaction transaction, long keyId, Gcra gcra, Instant now) {
        var locked = transaction
                .row("select tat_nanos, burst_count from rate_state where api_key_id = ? for update", keyId)
                .map(row -> new State(row.number("tat_nanos"), (int) row.number("burst_count")))
                .orElseGet(gcra::whole);
        var step = gcra.step(locked, now);
        if (step.admitted()) {
            write(transaction, keyId, locked, step.next(), now);
        }
        return step;
    }

    private static boolean write(Statements store, long keyId, State before, State after, Instant now) {
        return store.change(
                        "update rate_state set tat_nanos = ?, burst_count = ?, last_used_at = ?"
                                + " where api_key_id = ? and tat_nanos = ? and burst_count = ?",
                        after.tatNanos(),
                        after.burst(),
                        now.atOffset(ZoneOffset.UTC),
                        keyId,
                        before.tatNanos(),
                        before.burst())
                == 1;
    }
}
