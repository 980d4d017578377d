package dev.incipit.people;

import dev.incipit.store.Database;
import dev.incipit.store.Statements;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * Who is signed in where. Held in the store by hash, so that all replicas know them and nobody who reads the store can use one.
 * Ends after {@link #IDLE_MAX} without a request and after {@link #LIFE_MAX} in any case.
 */
public record Sessions(Database database, InstantSource clock) {
    public static final Duration IDLE_MAX = Duration.ofHours(12);
    public static final Duration LIFE_MAX = Duration.ofDays(30);

    /** How old the time of the last request may be, so that not every request writes. */
    private static final Duration SEEN_STEP = Duration.ofMinutes(1);

    private static final String SELECT = User.SELECT.replaceFirst("from", ", s.seen_at from");
    private static final String OPEN = " s.begun_at > ? and s.seen_at > ?";

    /**
     * A session as listed.
     *
     * @param client what the browser said it is
     */
    public record Entry(String hash, Instant seenAt, String client) {}

    Secret begin(Statements store, long userId, String client) {
        var secret = Secret.generate();
        var now = clock.instant();
        store.change(
                "insert into user_session (session_hash, user_id, begun_at, seen_at, client) values (?, ?, ?, ?, ?)",
                secret.hash(),
                userId,
                now,
                now,
                client);
        return secret;
    }

    /** The user of a session; empty if it is unknown or over, or the user or account disabled. */
    public Optional<User> user(String sessionId) {
        if (!Secret.isOne(sessionId)) {
            return Optional.empty();
        }
        var hash = Secret.hash(sessionId);
        var now = clock.instant();
        var found = database.row(
                SELECT
                        + " join user_session s on s.user_id = u.id where s.session_hash = ? and u.disabled_at is null"
                        + " and a.disabled_at is null and" + OPEN,
                hash,
                now.minus(LIFE_MAX),
                now.minus(IDLE_MAX));
        found.flatMap(row -> row.time("seen_at"))
                .filter(seen -> seen.plus(SEEN_STEP).isBefore(now))
                .ifPresent(_ -> database.change(
                        "update user_session set seen_at = ? where session_hash = ? and seen_at < ?", now, hash, now));
        return found.map(User::of);
    }

    /** The sessions of a user that are not over, the latest first. */
    public List<Entry> list(long userId) {
        var now = clock.instant();
        return database
                .rows(
                        "select s.session_hash, s.seen_at, s.client from user_session s where s.user_id = ? and" + OPEN
                                + " order by s.seen_at desc fetch first 100 rows only",
                        userId,
                        now.minus(LIFE_MAX),
                        now.minus(IDLE_MAX))
                .stream()
                .map(row ->
                        new Entry(row.text("session_hash"), row.time("seen_at").orElseThrow(), row.text("client")))
                .toList();
    }

    public static boolean isSame(Entry entry, String sessionId) {
        return entry.hash().equals(Secret.hash(sessionId));
    }

    public void end(String sessionId) {
        database.change("delete from user_session where session_hash = ?", Secret.hash(sessionId));
    }

    /** Ends one of a user's sessions by what {@link #list} names it. */
    public void endListed(long userId, String hash) {
        database.change("delete from user_session where user_id = ? and session_hash = ?", userId, hash);
    }

    public void endAll(long userId) {
        endAll(database, userId);
    }

    static void endAll(Statements store, long userId) {
        store.change("delete from user_session where user_id = ?", userId);
    }

    void sweep() {
        var now = clock.instant();
        database.change(
                "delete from user_session where begun_at <= ? or seen_at <= ?",
                now.minus(LIFE_MAX),
                now.minus(IDLE_MAX));
    }
}
