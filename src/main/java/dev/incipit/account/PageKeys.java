package dev.incipit.account;

import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.Statements;
import dev.incipit.store.Transaction;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The keys that accounts' own web pages use, made when first needed: so a try from a page has the rate and the allowance of one
 * key, counted by the same code. Their raw values are dropped at once.
 */
record PageKeys(Database database, InstantSource clock) {
    /** The label in lists. */
    static final String LABEL = "tries from web pages";

    /** The hash of an account's key; empty if there is no such account. */
    Optional<String> hash(long accountId) {
        var known = known(database, accountId);
        return known.isPresent() ? known : make(accountId);
    }

    /** The id of an account's key; empty if it has none yet. */
    OptionalLong id(long accountId) {
        return database.row("select api_key_id from page_key where account_id = ?", accountId).stream()
                .mapToLong(row -> row.number("api_key_id"))
                .findFirst();
    }

    private static Optional<String> known(Statements statements, long accountId) {
        return statements
                .row(
                        "select k.key_hash from page_key p join api_key k on k.id = p.api_key_id where p.account_id = ?",
                        accountId)
                .map(row -> row.text("key_hash"));
    }

    private Optional<String> make(long accountId) {
        var key = ApiKey.generate();
        return database.transact(transaction -> {
            // The lock lets one of several requests make it.
            var account = transaction.row("select name from account where id = ? for update", accountId);
            var made = known(transaction, accountId);
            if (account.isEmpty() || made.isPresent()) {
                return made;
            }
            insert(transaction, accountId, account.get(), key);
            return Optional.of(key.hash());
        });
    }

    private void insert(Transaction transaction, long accountId, Row account, ApiKey key) {
        Keys.insert(transaction, account.text("name"), key, LABEL, clock.instant());
        transaction.change(
                "insert into page_key (account_id, api_key_id) select ?, k.id from api_key k where k.key_hash = ?",
                accountId,
                key.hash());
    }
}
