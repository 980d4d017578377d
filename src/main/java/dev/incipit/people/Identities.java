package dev.incipit.people;

import dev.incipit.store.Database;
import dev.incipit.store.Statements;
import java.time.InstantSource;
import java.util.Optional;

/** Which user is whom to an OpenID provider. The subject decides, never an e-mail address, which may change hands. */
record Identities(Database database, String issuer, InstantSource clock) {
    private static final int NAME_MAX = 254;

    /** The user of a subject, who may be disabled. */
    Optional<User> user(String subject) {
        return database.row(
                        User.SELECT + " join user_identity i on i.user_id = u.id where i.issuer = ? and i.subject = ?",
                        issuer,
                        subject)
                .map(User::of);
    }

    /** Connects a subject with a user; false if either is connected already. */
    boolean connect(Statements store, String subject, long userId, String name) {
        return store.changesOne(
                "insert into user_identity (issuer, subject, user_id, shown_name, connected_at)"
                        + " values (?, ?, ?, ?, ?) on conflict do nothing",
                issuer,
                subject,
                userId,
                name.substring(0, Math.min(name.length(), NAME_MAX)),
                clock.instant());
    }

    /** What the provider calls a user; empty if they are not connected. */
    Optional<String> name(long userId) {
        return database.row("select shown_name from user_identity where issuer = ? and user_id = ?", issuer, userId)
                .map(row -> row.text("shown_name"));
    }

    /** Ends the connection of a user; has no effect if there is none. */
    void disconnect(long userId) {
        database.change("delete from user_identity where issuer = ? and user_id = ?", issuer, userId);
    }
}
