package dev.incipit.people;

import dev.incipit.store.Database;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Sign-ins that go on elsewhere and come back, to any replica. Each comes back once, in time, and only with the browser that began
 * it. The store holds hashes alone.
 */
record Attempts(Database database, InstantSource clock) {
    /** For a person who must find the password of the provider first. */
    static final Duration PROVIDER_LIFE = Duration.ofMinutes(10);

    /** For a person who must find the device first. */
    static final Duration PASSKEY_LIFE = Duration.ofMinutes(5);

    private static final int PATH_MAX = 200;

    enum Kind {
        /** Signing in by the provider, or connecting it. */
        PROVIDER,
        PASSKEY_SIGN_IN,
        PASSKEY_ADD
    }

    /**
     * @param handle travels and comes back
     * @param browser stays in a cookie
     */
    record Begun(Secret handle, Secret browser) {}

    /**
     * An attempt that came back.
     *
     * @param userId who was signed in when it began; 0 for nobody
     * @param next where to go on
     */
    record Returned(long userId, String next) {}

    /** @param held the secret that the browser has from an earlier attempt; kept, so that two pages may attempt at once */
    Begun begin(Kind kind, Optional<String> held, long userId, String next, Duration life) {
        var browser = held.filter(Secret::isOne).map(Secret::new).orElseGet(() -> Secret.generate());
        var handle = Secret.generate();
        database.change(
                "insert into sign_in_attempt (attempt_hash, kind, browser_hash, user_id, next_path, expires_at)"
                        + " values (?, ?, ?, ?, ?, ?)",
                handle.hash(),
                kind.name(),
                browser.hash(),
                userId,
                next.length() <= PATH_MAX ? next : "",
                clock.instant().plus(life));
        return new Begun(handle, browser);
    }

    /** Ends an attempt that came back; empty if it is unknown, over, another browser's, or came back before. */
    Optional<Returned> end(Kind kind, String handle, Optional<String> browser) {
        if (!Secret.isOne(handle) || browser.filter(Secret::isOne).isEmpty()) {
            return Optional.empty();
        }
        var hash = Secret.hash(handle);
        return database.row(
                        "select user_id, next_path from sign_in_attempt where attempt_hash = ? and kind = ?"
                                + " and browser_hash = ? and expires_at > ?",
                        hash,
                        kind.name(),
                        Secret.hash(browser.get()),
                        clock.instant())
                // Of several returns at once, one deletes the row.
                .filter(_ -> database.changesOne("delete from sign_in_attempt where attempt_hash = ?", hash))
                .map(row -> new Returned(row.number("user_id"), row.text("next_path")));
    }

    void sweep() {
        database.change("delete from sign_in_attempt where expires_at <= ?", clock.instant());
    }
}
