package dev.incipit.people;

import dev.incipit.people.OneTimeLink.Purpose;
import dev.incipit.store.Database;
import dev.incipit.store.Statements;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/** Links of 256 bits, of which the store has the hash; each works once, for {@link #LIFE}. */
record Links(Database database, InstantSource clock) {
    static final Duration LIFE = Duration.ofHours(24);

    private static final String SELECT =
            "select link_hash, purpose, user_id, address, account_name, role_name from user_link"
                    + " where link_hash = ? and used_at is null and expires_at > ?";

    Secret make(Purpose purpose, User user) {
        return make(purpose, user, user.address());
    }

    Secret make(Purpose purpose, User user, String address) {
        return make(purpose, user.id(), address, user.account(), user.role());
    }

    Secret make(Purpose purpose, long userId, String address, String account, Role role) {
        var secret = Secret.generate();
        database.change(
                "insert into user_link (link_hash, purpose, user_id, address, account_name, role_name, expires_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?)",
                secret.hash(),
                purpose.name(),
                userId,
                address,
                account,
                role.name(),
                clock.instant().plus(LIFE));
        return secret;
    }

    /** Looks at a link without using it; empty if it is unknown, used or expired. */
    Optional<OneTimeLink> look(String secret) {
        return Secret.isOne(secret)
                ? database.row(SELECT, Secret.hash(secret), clock.instant()).map(OneTimeLink::of)
                : Optional.empty();
    }

    /** Uses a link up; of several uses at once, one succeeds. */
    Optional<OneTimeLink> use(Statements store, String secret) {
        if (!Secret.isOne(secret)) {
            return Optional.empty();
        }
        var hash = Secret.hash(secret);
        return store.row(SELECT, hash, clock.instant())
                .map(OneTimeLink::of)
                .filter(_ -> store.changesOne(
                        "update user_link set used_at = ? where link_hash = ? and used_at is null",
                        clock.instant(),
                        hash));
    }

    /** Makes a link good again that was used within this transaction, for nothing. */
    void restore(Statements store, OneTimeLink link) {
        store.change("update user_link set used_at = null where link_hash = ?", link.hash());
    }

    /** Whether a user has an unexpired link of this purpose and address that was used. */
    boolean wasUsed(Statements store, Purpose purpose, long userId, String address) {
        return store.row(
                        "select link_hash from user_link where user_id = ? and purpose = ? and address = ?"
                                + " and used_at is not null and expires_at > ?",
                        userId,
                        purpose.name(),
                        address,
                        clock.instant())
                .isPresent();
    }

    /** Drops the open links of a user: those of one purpose are replaced by a new one. */
    void drop(Statements store, long userId, Purpose purpose) {
        store.change("delete from user_link where user_id = ? and purpose = ?", userId, purpose.name());
    }

    void dropAll(Statements store, long userId) {
        store.change("delete from user_link where user_id = ?", userId);
    }

    void sweep() {
        database.change("delete from user_link where expires_at <= ?", clock.instant());
    }
}
