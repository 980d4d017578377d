package dev.incipit.people;

import dev.incipit.people.webauthn.Credential;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** The passkeys that the store holds: public keys and counts. */
record PasskeyRows(Database database, InstantSource clock) {
    private static final String SELECT =
            "select credential_hash, user_id, user_handle, credential_id, credential, sign_count, backup_eligible,"
                    + " label, created_at, used_at from passkey";

    /** @param userHandle what the device calls the user, in base64url */
    record Held(long userId, String userHandle, Credential credential, Passkeys.Entry entry) {
        private static Held of(Row row) {
            return new Held(
                    row.number("user_id"),
                    row.text("user_handle"),
                    new Credential(
                            row.text("credential_id"),
                            row.text("credential"),
                            row.number("sign_count"),
                            row.flag("backup_eligible")),
                    new Passkeys.Entry(
                            row.text("credential_hash"),
                            row.text("label"),
                            row.time("created_at").orElseThrow(),
                            row.time("used_at")));
        }
    }

    Optional<Held> find(String credentialId) {
        return database.row(SELECT + " where credential_hash = ?", Secret.hash(credentialId))
                .map(Held::of);
    }

    /** Those of a user, the oldest first. */
    List<Held> list(long userId) {
        return database
                .rows(
                        SELECT + " where user_id = ? order by created_at, credential_hash fetch first 100 rows only",
                        userId)
                .stream()
                .map(Held::of)
                .toList();
    }

    /** Keeps a new one; false if there is one of this id. */
    boolean add(Credential credential, long userId, String userHandle, String label) {
        return database.changesOne(
                "insert into passkey (credential_hash, user_id, user_handle, credential_id, credential, sign_count,"
                        + " backup_eligible, label, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                Secret.hash(credential.id()),
                userId,
                userHandle,
                credential.id(),
                credential.attested(),
                credential.signCount(),
                credential.backupEligible(),
                label,
                clock.instant());
    }

    /** Sets how often one has signed; of two uses at once with one count, the second returns false. */
    boolean count(Credential known, long count) {
        return database.changesOne(
                "update passkey set sign_count = ?, used_at = ? where credential_hash = ?"
                        + " and (sign_count < ? or sign_count = 0 and ? = 0)",
                count,
                clock.instant(),
                Secret.hash(known.id()),
                count,
                count);
    }

    /** Removes one of a user's by the id of its entry; false if it is not theirs. */
    boolean remove(long userId, String id) {
        return database.changesOne("delete from passkey where user_id = ? and credential_hash = ?", userId, id);
    }
}
