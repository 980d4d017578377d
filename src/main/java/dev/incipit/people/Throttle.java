package dev.incipit.people;

import dev.incipit.store.Database;
import java.time.Duration;
import java.time.InstantSource;

/** Counts attempts in the store, so that limits hold over all replicas. A window of time begins with the first attempt in it. */
record Throttle(Database database, InstantSource clock) {
    /** What is counted, how often it may happen, and in what time. */
    enum Limit {
        /** Of one address, from any client. */
        SIGN_IN_BY_ADDRESS(10, Duration.ofMinutes(15)),
        /** From one client, whatever it tries. */
        SIGN_IN_BY_CLIENT(40, Duration.ofMinutes(15)),
        /** Requests for a mail: sign-up, reset. */
        ASK_BY_CLIENT(20, Duration.ofHours(1)),
        /** A link's form is sent; links cannot be guessed, but they cost a look into the store. */
        LINK_BY_CLIENT(60, Duration.ofMinutes(15)),
        /** To one recipient, of every kind. */
        MAIL_BY_ADDRESS(5, Duration.ofHours(1)),
        /** A sign-in that goes on elsewhere begins. */
        ATTEMPT_BY_CLIENT(40, Duration.ofMinutes(15)),
        INVITE_BY_ACCOUNT(20, Duration.ofHours(1));

        final int attemptsMax;
        private final Duration window;

        Limit(int attemptsMax, Duration window) {
            this.attemptsMax = attemptsMax;
            this.window = window;
        }
    }

    /** Counts an attempt; false if there were too many, in which case it is not counted. */
    boolean admits(Limit limit, String subject) {
        var bucket = bucket(limit, subject);
        var now = clock.instant();
        var end = now.plus(limit.window);
        // One statement decides, so that of many attempts at once no more than the limit pass.
        return database.changesOne(
                        "insert into attempt_state (bucket, window_ends_at, used_count) values (?, ?, 1)"
                                + " on conflict do nothing",
                        bucket,
                        end)
                || database.changesOne(
                        "update attempt_state set used_count = case when window_ends_at <= ? then 1 else used_count + 1 end,"
                                + " window_ends_at = case when window_ends_at <= ? then ? else window_ends_at end"
                                + " where bucket = ? and (window_ends_at <= ? or used_count < ?)",
                        now,
                        now,
                        end,
                        bucket,
                        now,
                        limit.attemptsMax);
    }

    /** Takes back what was counted: the attempt was right. */
    void forgive(Limit limit, String subject) {
        database.change(
                "update attempt_state set used_count = used_count - 1 where bucket = ? and used_count > 0",
                bucket(limit, subject));
    }

    void sweep() {
        database.change("delete from attempt_state where window_ends_at <= ?", clock.instant());
    }

    private static String bucket(Limit limit, String subject) {
        return Secret.hash(limit + " " + subject);
    }
}
