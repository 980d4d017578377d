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
import java.util.OptionalLong;

/**
 * The operator's accounts (decisions §7). Changes take effect with the next request, on every replica. Operator mistakes raise
 * {@link InvalidInput}; all methods throw {@link StoreFailed} when the store fails.
 */
public record Accounts(Database database, PlanCatalog plans, InstantSource clock) {
    private static final String FIRST_ACCOUNT = "local";
    private static final String FIRST_LABEL = "first key";
    private static final String SELECT = """
            select a.name, a.plan_name, a.created_at, a.disabled_at,
                (select count(*) from api_key k where k.account_id = a.id and k.revoked_at is null) as key_count,
                (select coalesce(sum(u.used_count), 0) from usage_month u join api_key k on k.id = u.api_key_id
                    where k.account_id = a.id and u.operation = 'generate' and u.calendar_month = ?) as generate_count,
                (select coalesce(sum(u.used_count), 0) from usage_month u join api_key k on k.id = u.api_key_id
                    where k.account_id = a.id and u.operation = 'validate' and u.calendar_month = ?) as validate_count
            from account a
            """;

    /**
     * An account as listed.
     *
     * @param keys number of keys that are not revoked
     * @param generationsThisMonth by all keys together; each key has an allowance of its own
     * @param validationsThisMonth likewise
     */
    public record Account(
            String name,
            String plan,
            Instant createdAt,
            Optional<Instant> disabledAt,
            long keys,
            long generationsThisMonth,
            long validationsThisMonth) {}

    /**
     * Creates an account.
     *
     * @throws InvalidInput if the name is taken or invalid, or the plan unknown
     */
    public Account create(String name, String plan) {
        var named = OperatorNames.name(name);
        known(plan);
        if (!database.transact(transaction -> insert(transaction, named, plan))) {
            throw new InvalidInput("There is an account '" + named + "' already: choose another name.");
        }
        return find(named);
    }

    private boolean insert(Transaction transaction, String name, String plan) {
        return transaction.changesOne(
                "insert into account (name, plan_name, created_at) values (?, ?, ?) on conflict do nothing",
                name,
                plan,
                clock.instant());
    }

    /**
     * Creates an account within a transaction of the caller; false if the name is taken.
     *
     * @throws InvalidInput if the name is invalid, or the plan unknown
     */
    public boolean create(Transaction transaction, String name, String plan) {
        known(plan);
        return insert(transaction, OperatorNames.name(name), plan);
    }

    /** The id of an account; empty if there is none of this name, or it is disabled. */
    public OptionalLong id(String name) {
        return database.row("select id from account where name = ? and disabled_at is null", name).stream()
                .mapToLong(row -> row.number("id"))
                .findFirst();
    }

    /** All accounts by name with this month's usage, which includes runs in flight, and interrupted ones until swept. */
    public List<Account> list() {
        var month = Quota.month(clock.instant());
        return database.rows(SELECT + " order by a.name", month, month).stream()
                .map(Accounts::account)
                .toList();
    }

    /**
     * Changes the plan of an account and so of all its keys.
     *
     * @throws InvalidInput for an unknown account or plan
     */
    public Account changePlan(String name, String plan) {
        known(plan);
        database.change("update account set plan_name = ? where name = ?", plan, name);
        return find(name);
    }

    /**
     * Disables an account: all its keys are rejected. Has no effect on a disabled account.
     *
     * @throws InvalidInput for an unknown account
     */
    public Account disable(String name) {
        database.change(
                "update account set disabled_at = ? where name = ? and disabled_at is null", clock.instant(), name);
        return find(name);
    }

    /**
     * Creates the account {@code local} with a key if there are no accounts. One transaction, so that of several replicas
     * starting together only one gets the key.
     */
    public Optional<ApiKey> firstKey() {
        return database.transact(transaction -> {
            var none = transaction
                    .row("select id from account fetch first row only")
                    .isEmpty();
            return none && insert(transaction, FIRST_ACCOUNT, PlanCatalog.BUSINESS)
                    ? Optional.of(
                            Keys.insert(transaction, FIRST_ACCOUNT, ApiKey.generate(), FIRST_LABEL, clock.instant()))
                    : Optional.empty();
        });
    }

    private void known(String plan) {
        if (plans.plan(plan).isEmpty()) {
            throw new InvalidInput("There is no plan '" + plan + "': the plans are " + plans.names() + ".");
        }
    }

    private Account find(String name) {
        var month = Quota.month(clock.instant());
        return database.row(SELECT + " where a.name = ?", month, month, name)
                .map(Accounts::account)
                .orElseThrow(() -> OperatorNames.unknownAccount(name));
    }

    private static Account account(Row row) {
        return new Account(
                row.text("name"),
                row.text("plan_name"),
                row.time("created_at").orElseThrow(),
                row.time("disabled_at"),
                row.number("key_count"),
                row.number("generate_count"),
                row.number("validate_count"));
    }
}
