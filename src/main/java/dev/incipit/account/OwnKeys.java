package dev.incipit.account;

import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.StoreFailed;
import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The keys of one account in the hands of its own users. Each key has an allowance of its own (interface §8), so their number is
 * bounded, and a revoked one takes its place until the month ends: else a new key would be a new allowance. All methods throw
 * {@link StoreFailed} when the store fails.
 */
public record OwnKeys(Database database, PlanCatalog plans, InstantSource clock) {
    private static final String SELECT = """
            select k.id, k.first_characters, k.label, k.created_at, k.revoked_at, r.last_used_at,
                (select count(*) from page_key p where p.api_key_id = k.id) as page_count,
                coalesce(g.used_count, 0) as generate_count, coalesce(v.used_count, 0) as validate_count
            from api_key k
            join rate_state r on r.api_key_id = k.id
            left join usage_month g on g.api_key_id = k.id and g.operation = 'generate' and g.calendar_month = ?
            left join usage_month v on v.api_key_id = k.id and v.operation = 'validate' and v.calendar_month = ?
            where k.account_id = ?
            order by k.id
            """;

    /**
     * A key and its use in this month.
     *
     * @param firstCharacters the first 8 of the raw key
     * @param ofPages whether it is the key that the account's own web pages use, which nobody holds
     */
    public record OwnKey(
            long id,
            String firstCharacters,
            String label,
            boolean ofPages,
            Instant createdAt,
            Optional<Instant> lastUsedAt,
            Optional<Instant> revokedAt,
            QuotaState generations,
            QuotaState validations) {
        public boolean isLive() {
            return revokedAt.isEmpty();
        }

        /** Whether anything was asked for with it in this month. */
        public boolean isUsed() {
            return generations.used() > 0 || validations.used() > 0;
        }
    }

    /** The plan of an account; empty if there is no such account, or the settings do not name its plan any more. */
    public Optional<Plan> plan(long accountId) {
        return database.row("select plan_name from account where id = ?", accountId)
                .flatMap(row -> plans.plan(row.text("plan_name")));
    }

    /** The keys of an account, oldest first: those that are live or were used this month or revoked in it. */
    public List<OwnKey> list(long accountId) {
        var now = clock.instant();
        var month = Quota.month(now);
        var plan = plan(accountId);
        if (plan.isEmpty()) {
            return List.of();
        }
        return database.rows(SELECT, month, month, accountId).stream()
                .map(row -> key(row, plan.get(), now))
                .filter(key -> key.isLive()
                        || key.isUsed()
                        || !key.revokedAt().orElseThrow().isBefore(Quota.monthStart(now)))
                .toList();
    }

    private static OwnKey key(Row row, Plan plan, Instant now) {
        return new OwnKey(
                row.number("id"),
                row.text("first_characters"),
                row.text("label"),
                row.number("page_count") > 0,
                row.time("created_at").orElseThrow(),
                row.time("last_used_at"),
                row.time("revoked_at"),
                Quota.state(plan.generationsPerMonth(), row.number("generate_count"), now),
                Quota.state(plan.validationsPerMonth(), row.number("validate_count"), now));
    }

    /**
     * Makes a key.
     *
     * @param keysMax keys of the account that are live or were revoked this month, the new one included
     * @throws InvalidInput if there are as many already, the label is invalid, or the account disabled
     */
    public ApiKey create(long accountId, String label, int keysMax) {
        var labelled = OperatorNames.label(label);
        var key = ApiKey.generate();
        return database.transact(transaction -> {
            // The lock lets concurrent requests count one another's keys.
            var account = transaction.row(
                    "select name from account where id = ? and disabled_at is null for update", accountId);
            if (account.isEmpty()) {
                throw new InvalidInput("This account is disabled: a key of it would be refused.");
            }
            if (taken(transaction, accountId) >= keysMax) {
                throw new InvalidInput("This account has had " + keysMax + (keysMax == 1 ? " key" : " keys")
                        + " this month, which is the limit: a revoked key makes room when the next month begins.");
            }
            return Keys.insert(transaction, account.get().text("name"), key, labelled, clock.instant());
        });
    }

    private long taken(Transaction transaction, long accountId) {
        return transaction
                .row(
                        "select count(*) as key_count from api_key k where k.account_id = ?"
                                + " and (k.revoked_at is null or k.revoked_at >= ?)"
                                + " and not exists (select 1 from page_key p where p.api_key_id = k.id)",
                        accountId,
                        Quota.monthStart(clock.instant()))
                .orElseThrow()
                .number("key_count");
    }

    /** Revokes a key of the account from the next request on; returns whether it was live. */
    public boolean revoke(long accountId, long keyId) {
        return database.changesOne(
                "update api_key set revoked_at = ? where id = ? and account_id = ? and revoked_at is null"
                        + " and not exists (select 1 from page_key p where p.api_key_id = api_key.id)",
                clock.instant(),
                keyId,
                accountId);
    }
}
