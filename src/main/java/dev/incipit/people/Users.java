package dev.incipit.people;

import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.Statements;
import dev.incipit.store.Transaction;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The users of accounts, as the operator sees them. Changes take effect with the next request, on every replica. The operator's
 * mistakes raise {@link InvalidInput}.
 */
public record Users(Database database, Accounts accounts, Passwords passwords, InstantSource clock) {
    /** Names that are tried for the account of a user whose address is an account's name already. */
    private static final int NAMES_MAX = 20;

    /**
     * Creates a user, who signs in when {@link #verify} was called.
     *
     * @param account an account that exists; empty for one of the user's own
     * @throws InvalidInput if the address is malformed or taken, the account unknown, or the password too easy
     */
    public User create(String address, String account, Role role, String password) {
        var email = address(address);
        Passwords.fault(password, email.text()).ifPresent(fault -> {
            throw new InvalidInput(fault);
        });
        var hash = passwords.hash(password);
        database.transact(transaction -> {
            if (!insert(transaction, email.text(), account(transaction, account, email.text()), role, hash)) {
                throw new InvalidInput("There is a user " + email.text() + " already.");
            }
            return true;
        });
        return find(email.text());
    }

    static EmailAddress address(String typed) {
        return EmailAddress.parse(typed).orElseThrow(() -> new InvalidInput(EmailAddress.WHAT_IS_RIGHT));
    }

    /** Finds the account that a user joins, or makes one named after the address. */
    String account(Transaction transaction, String account, String address) {
        if (!account.isEmpty()) {
            requireOpen(transaction, account);
            return account;
        }
        var name = address;
        for (int i = 2; !accounts.create(transaction, name, PlanCatalog.FREE); i++) {
            if (i > NAMES_MAX) {
                throw new InvalidInput("No name is left for an account of " + address + ".");
            }
            // An address may be as long as a name.
            name = address.substring(0, Math.min(address.length(), 95)) + "-" + i;
        }
        return name;
    }

    static void requireOpen(Statements store, String account) {
        if (store.row("select name from account where name = ? and disabled_at is null", account)
                .isEmpty()) {
            throw new InvalidInput("There is no open account '" + account + "': 'incipit accounts list' shows all.");
        }
    }

    /** Inserts a user who is not verified; false if the address is taken. */
    boolean insert(Transaction transaction, String address, String account, Role role, String passwordHash) {
        return transaction.changesOne(
                "insert into app_user (account_id, address, password_hash, role_name, created_at)"
                        + " select a.id, ?, ?, ?, ? from account a where a.name = ? on conflict do nothing",
                address,
                passwordHash,
                role.name(),
                clock.instant(),
                account);
    }

    /**
     * Makes a user whose address is confirmed; empty if the address is taken.
     *
     * @param account empty for one of the user's own
     */
    Optional<User> join(Transaction transaction, String address, String account, Role role, String passwordHash) {
        if (row(transaction, address).isPresent()
                || !insert(transaction, address, account(transaction, account, address), role, passwordHash)) {
            return Optional.empty();
        }
        verify(transaction, address);
        return row(transaction, address).map(User::of);
    }

    public boolean hasPassword(long id) {
        return database.row(
                        "select password_hash from app_user where id = ? and password_hash <> ?", id, Passwords.NONE)
                .isPresent();
    }

    /** Counts an address as confirmed. */
    void verify(Statements store, String address) {
        store.change(
                "update app_user set verified_at = ? where address = ? and verified_at is null",
                clock.instant(),
                address);
    }

    /**
     * Counts the address of a user as confirmed, because the operator says so.
     *
     * @throws InvalidInput for an unknown user
     */
    public User verify(String address) {
        var email = address(address).text();
        verify(database, email);
        return find(email);
    }

    /**
     * Disables a user and ends their sessions. Their account and its keys go on. Has no effect on a disabled user.
     *
     * @throws InvalidInput for an unknown user
     */
    public User disable(String address) {
        var user = find(address(address).text());
        database.transact(transaction -> {
            transaction.change(
                    "update app_user set disabled_at = ? where id = ? and disabled_at is null",
                    clock.instant(),
                    user.id());
            Sessions.endAll(transaction, user.id());
            return true;
        });
        return find(user.address());
    }

    /** All users by account and address. */
    public List<User> list() {
        return database.rows(User.SELECT + " order by a.name, u.address").stream()
                .map(User::of)
                .toList();
    }

    Optional<Row> row(Statements store, String address) {
        return store.row(User.SELECT + " where u.address = ?", address);
    }

    Optional<User> byId(Statements store, long id) {
        return store.row(User.SELECT + " where u.id = ?", id).map(User::of);
    }

    private User find(String address) {
        return row(database, address)
                .map(User::of)
                .orElseThrow(
                        () -> new InvalidInput("There is no user " + address + ": 'incipit users list' shows all."));
    }
}
