package dev.incipit.account;

import dev.incipit.account.Admission.Receipt;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.Statements;
import dev.incipit.store.Transaction;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * The month's allowance of each key and operation, kept in the store's {@code usage_month}. What may be given back stands in
 * {@code run} until it is settled; a run found there after its deadline was cut off, and gets its one back.
 */
final class Quota {
    private static final int SWEEP_MAX = 1000;
    private static final String COUNT =
            "update usage_month set used_count = used_count + ? where api_key_id = ? and operation = ?"
                    + " and calendar_month = ?";

    private final Database database;
    private final Duration runDeadline;
    private final RandomGenerator runIds;

    Quota(Database database, Duration runDeadline, RandomGenerator runIds) {
        this.database = database;
        this.runDeadline = runDeadline;
        this.runIds = runIds;
    }

    /** The calendar month, UTC, as the store writes it. */
    static String month(Instant now) {
        return YearMonth.from(now.atOffset(ZoneOffset.UTC)).toString();
    }

    /** An allowance of which so many are used. */
    static QuotaState state(int limit, long used, Instant now) {
        var next = YearMonth.from(now.atOffset(ZoneOffset.UTC)).plusMonths(1).atDay(1);
        return new QuotaState(
                limit,
                (int) Math.max(0, limit - used),
                next.atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    /** What was taken, and how many are used with it; no receipt where none was left. */
    record Taken(Optional<Receipt> receipt, QuotaState quota) {}

    /** Takes one, never beyond the limit, whoever else takes at the same time. */
    Taken take(Grant grant, Operation operation, Instant now) {
        var seen = grant.quota(operation);
        var run =
                operation == Operation.GENERATE ? Optional.of(runIds.nextLong(Long.MAX_VALUE)) : Optional.<Long>empty();
        var receipt = new Receipt(grant.keyId(), operation, month(now), run);
        var used = run.isPresent()
                ? database.transact(transaction -> takeForRun(transaction, receipt, seen, now))
                : takeAlone(receipt, seen, now);
        return used.isPresent()
                ? new Taken(Optional.of(receipt), state(seen.limit(), used.getAsInt(), now))
                : new Taken(Optional.empty(), state(seen.limit(), seen.limit(), now));
    }

    private OptionalInt takeAlone(Receipt receipt, QuotaState seen, Instant now) {
        if (canTrust(seen, now) && takeAsSeen(database, receipt, seen)) {
            return OptionalInt.of(seen.limit() - seen.remaining() + 1);
        }
        return database.transact(transaction -> takeGuarded(transaction, receipt, seen.limit()));
    }

    private OptionalInt takeForRun(Transaction transaction, Receipt receipt, QuotaState seen, Instant now) {
        var used = canTrust(seen, now) && takeAsSeen(transaction, receipt, seen)
                ? OptionalInt.of(seen.limit() - seen.remaining() + 1)
                : takeGuarded(transaction, receipt, seen.limit());
        if (used.isPresent()) {
            transaction.change(
                    "insert into run (id, api_key_id, operation, calendar_month, deadline_at) values (?, ?, ?, ?, ?)",
                    receipt.runId().orElseThrow(),
                    receipt.keyId(),
                    receipt.operation().stored(),
                    receipt.month(),
                    now.plus(runDeadline).atOffset(ZoneOffset.UTC));
        }
        return used;
    }

    /** Whether the reading is of this month and leaves something: only then does it say how many are used. */
    private static boolean canTrust(QuotaState seen, Instant now) {
        return seen.remaining() > 0 && now.isBefore(seen.resetAt());
    }

    /** One statement, where nobody took meanwhile. */
    private static boolean takeAsSeen(Statements store, Receipt receipt, QuotaState seen) {
        return store.change(
                        COUNT + " and used_count = ?",
                        1,
                        receipt.keyId(),
                        receipt.operation().stored(),
                        receipt.month(),
                        seen.limit() - seen.remaining())
                == 1;
    }

    private static OptionalInt takeGuarded(Transaction transaction, Receipt receipt, int limit) {
        if (takeBelow(transaction, receipt, limit)) {
            return OptionalInt.of(used(transaction, receipt));
        }
        transaction.change(
                "insert into usage_month (api_key_id, operation, calendar_month, used_count) values (?, ?, ?, 0)"
                        + " on conflict do nothing",
                receipt.keyId(),
                receipt.operation().stored(),
                receipt.month());
        return takeBelow(transaction, receipt, limit)
                ? OptionalInt.of(used(transaction, receipt))
                : OptionalInt.empty();
    }

    private static boolean takeBelow(Transaction transaction, Receipt receipt, int limit) {
        return transaction.change(
                        COUNT + " and used_count < ?",
                        1,
                        receipt.keyId(),
                        receipt.operation().stored(),
                        receipt.month(),
                        limit)
                == 1;
    }

    private static int used(Transaction transaction, Receipt receipt) {
        return (int) transaction
                .row(
                        "select used_count from usage_month where api_key_id = ? and operation = ? and calendar_month = ?",
                        receipt.keyId(),
                        receipt.operation().stored(),
                        receipt.month())
                .orElseThrow()
                .number("used_count");
    }

    /** Ends a run. One that was swept before it came to an end is charged again, unless it is to be given back. */
    static void settle(Database database, Receipt receipt, boolean giveBack) {
        receipt.runId()
                .ifPresent(run -> database.transact(transaction -> {
                    var inFlight = transaction.change("delete from run where id = ?", run) == 1;
                    if (inFlight && giveBack) {
                        count(transaction, receipt, -1);
                    } else if (!inFlight && !giveBack) {
                        count(transaction, receipt, 1);
                    }
                    return inFlight;
                }));
    }

    /** Gives back what was taken by runs that are past their deadline, oldest first; answers how many there were. */
    static int sweep(Database database, Instant now) {
        var overdue = database.rows(
                "select id, api_key_id, operation, calendar_month from run where deadline_at <= ?"
                        + " order by deadline_at fetch first " + SWEEP_MAX + " rows only",
                now.atOffset(ZoneOffset.UTC));
        for (var run : overdue) {
            settle(database, receipt(run), true);
        }
        return overdue.size();
    }

    private static Receipt receipt(Row run) {
        var operation =
                run.text("operation").equals(Operation.GENERATE.stored()) ? Operation.GENERATE : Operation.VALIDATE;
        return new Receipt(
                run.number("api_key_id"), operation, run.text("calendar_month"), Optional.of(run.number("id")));
    }

    private static void count(Transaction transaction, Receipt receipt, int change) {
        transaction.change(COUNT, change, receipt.keyId(), receipt.operation().stored(), receipt.month());
    }
}
