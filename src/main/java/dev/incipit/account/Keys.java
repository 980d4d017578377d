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
 * The API keys of accounts (interface §2.6, decisions §4 and §7); the store has only their hashes. Operator mistakes raise
 * {@link InvalidInput}; all methods throw {@link StoreFailed} when the store fails.
 */
public record Keys(Database database, InstantSource clock) {
    private static final String SELECT = """
            select k.id, k.first_characters, k.label, a.name as account_name, k.created_at, r.last_used_at, k.revoked_at
            from api_key k
            join account a on a.id = k.account_id
            join rate_state r on r.api_key_id = k.id
            """;

    /**
     * A key as listed.
     *
     * @param firstCharacters the first 8 of the raw key
     * @param label empty if none was given
     * @param lastUsedAt when the per-minute limit last admitted a request with it
     */
    public record Entry(
            long id,
            String firstCharacters,
            String label,
            String account,
            Instant createdAt,
            Optional<Instant> lastUsedAt,
            Optional<Instant> revokedAt) {}

    /** A new key and its entry; the raw key is never shown again. */
    public record Created(ApiKey key, Entry entry) {}

    /**
     * Creates a key for an account.
     *
     * @throws InvalidInput if the account is unknown or disabled, or the label invalid
     */
    public Created create(String account, String label) {
        var labelled = OperatorNames.label(label);
        var key = ApiKey.generate();
        return database.transact(transaction -> {
            var open = transaction.row("select name from account where name = ? and disabled_at is null", account);
            if (open.isEmpty()) {
                throw refused(transaction, account);
            }
            insert(transaction, account, key, labelled, clock.instant());
            var entry = transaction
                    .row(SELECT + " where k.key_hash = ?", key.hash())
                    .orElseThrow();
            return new Created(key, entry(entry));
        });
    }

    private static InvalidInput refused(Transaction transaction, String account) {
        return transaction
                        .row("select name from account where name = ?", account)
                        .isPresent()
                ? new InvalidInput("The account '" + account + "' is disabled: a key of it would be refused.")
                : OperatorNames.unknownAccount(account);
    }

    static ApiKey insert(Transaction transaction, String account, ApiKey key, String label, Instant now) {
        transaction.change(
                "insert into api_key (account_id, key_hash, first_characters, label, created_at)"
                        + " select a.id, ?, ?, ?, ? from account a where a.name = ?",
                key.hash(),
                key.firstCharacters(),
                label,
                now,
                account);
        transaction.change(
                "insert into rate_state (api_key_id, tat_nanos, burst_count)"
                        + " select k.id, 0, 1 from api_key k where k.key_hash = ?",
                key.hash());
        return key;
    }

    /**
     * The keys of one account or of all, oldest first.
     *
     * @throws InvalidInput for an unknown account
     */
    public List<Entry> list(Optional<String> account) {
        if (account.isEmpty()) {
            return entries(database.rows(SELECT + " order by k.id"));
        }
        var name = account.get();
        if (database.row("select name from account where name = ?", name).isEmpty()) {
            throw OperatorNames.unknownAccount(name);
        }
        return entries(database.rows(SELECT + " where a.name = ? order by k.id", name));
    }

    /**
     * Revokes a key from the next request on. Has no effect on a revoked key.
     *
     * @throws InvalidInput for an unknown key
     */
    public Entry revoke(long id) {
        database.change("update api_key set revoked_at = ? where id = ? and revoked_at is null", clock.instant(), id);
        return database.row(SELECT + " where k.id = ?", id)
                .map(Keys::entry)
                .orElseThrow(() ->
                        new InvalidInput("There is no key with the id " + id + ": 'incipit keys list' shows all."));
    }

    private static List<Entry> entries(List<Row> rows) {
        return rows.stream().map(Keys::entry).toList();
    }

    private static Entry entry(Row row) {
        return new Entry(
                row.number("id"),
                row.text("first_characters"),
                row.text("label"),
                row.text("account_name"),
                row.time("created_at").orElseThrow(),
                row.time("last_used_at"),
                row.time("revoked_at"));
    }
}
