package dev.incipit.account;

import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Optional;

/**
 * The monthly allowance of each key and operation, in the store's table {@code usage_month}. Spending that may be refunded has
 * a row in {@code run} until it is settled; a row past its deadline is an interrupted run, which is refunded.
 */
final class Quota {
    private static final int SWEEP_MAX = 1000;

    private Quota() {}

    /** The calendar month (UTC) in the store's format. */
    static String month(Instant now) {
        return YearMonth.from(now.atOffset(ZoneOffset.UTC)).toString();
    }

    /** The first second of the calendar month (UTC). */
    static Instant monthStart(Instant now) {
        return now.atOffset(ZoneOffset.UTC)
                .toLocalDate()
                .withDayOfMonth(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant();
    }

    static QuotaState state(int limit, long used, Instant now) {
        var next = monthStart(now).atOffset(ZoneOffset.UTC).plusMonths(1).toInstant();
        return new QuotaState(limit, (int) Math.max(0, limit - used), next);
    }

    /** The grant with what its key has left of the current month. */
    static Grant readAnew(Database database, Grant grant, Instant now) {
        var used = new EnumMap<Operation, Long>(Operation.class);
        database.rows(
                        "select operation, used_count from usage_month where api_key_id = ? and calendar_month = ?",
                        grant.keyId(),
                        month(now))
                .forEach(row -> used.put(operation(row), row.number("used_count")));
        return new Grant(
                grant.keyId(),
                grant.accountId(),
                grant.plan(),
                grant.rate(),
                state(grant.plan().generationsPerMonth(), used.getOrDefault(Operation.GENERATE, 0L), now),
                state(grant.plan().validationsPerMonth(), used.getOrDefault(Operation.VALIDATE, 0L), now));
    }

    /** Ends a run; returns whether it is refunded. A run swept before it ended is charged again unless it is to be refunded. */
    static boolean settle(Database database, Receipt receipt, boolean failed, Instant now) {
        if (receipt.runId().isEmpty()) {
            return false;
        }
        var run = receipt.runId().get();
        return database.transact(transaction -> {
            var inFlight = isTaken(transaction, run);
            var givenBack = failed && Refunds.count(transaction, receipt, now);
            if (inFlight && givenBack) {
                count(transaction, receipt, -1);
            } else if (!inFlight && !givenBack) {
                count(transaction, receipt, 1);
            }
            return givenBack;
        });
    }

    private static boolean isTaken(Transaction transaction, long run) {
        return transaction.changesOne("delete from run where id = ?", run);
    }

    /**
     * Refunds runs past their deadline, oldest first; returns their number. No daily limit applies, since a caller is not
     * responsible for a dead process; a run that ends after all is settled then.
     */
    static int sweep(Database database, Instant now) {
        var overdue = database.rows(
                "select id, api_key_id, operation, calendar_month from run where deadline_at <= ?"
                        + " order by deadline_at fetch first " + SWEEP_MAX + " rows only",
                now);
        for (var run : overdue) {
            database.transact(transaction -> {
                var inFlight = isTaken(transaction, run.number("id"));
                if (inFlight) {
                    count(transaction, receipt(run), -1);
                }
                return inFlight;
            });
        }
        return overdue.size();
    }

    /** The key, operation and month of a row of {@code run} or {@code usage_month}. */
    static Receipt receipt(Row row) {
        return new Receipt(row.number("api_key_id"), operation(row), row.text("calendar_month"), Optional.empty(), 0);
    }

    private static Operation operation(Row row) {
        return row.text("operation").equals(Operation.GENERATE.stored()) ? Operation.GENERATE : Operation.VALIDATE;
    }

    private static void count(Transaction transaction, Receipt receipt, int change) {
        transaction.change(
                "update usage_month set used_count = used_count + ? where api_key_id = ? and operation = ?"
                        + " and calendar_month = ?",
                change,
                receipt.keyId(),
                receipt.operation().stored(),
                receipt.month());
    }
}
