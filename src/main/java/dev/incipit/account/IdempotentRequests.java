package dev.incipit.account;

import dev.incipit.digest.Sha256;
import dev.incipit.store.Compressed;
import dev.incipit.store.Database;
import dev.incipit.store.Overflow;
import dev.incipit.store.Row;
import dev.incipit.store.StoreFailed;
import dev.incipit.store.Transaction;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/**
 * Requests with an {@code Idempotency-Key} (draft-ietf-httpapi-idempotency-key-header): the first one begins the run, a
 * repetition within a day gets its answer. Exact across threads and replicas, since the store decides who is first. Failed runs
 * are forgotten, so that a repetition tries again.
 */
public final class IdempotentRequests {
    private static final System.Logger LOG = System.getLogger(IdempotentRequests.class.getName());

    /** How long an answer is kept. */
    public static final Duration KEPT = Duration.ofDays(1);

    /** Compressed answers of one key, in bytes; the oldest leave first. */
    static final long KEY_BYTES_MAX = 32L << 20;

    static final int KEY_ANSWERS_MAX = 1_000;

    /** A run's wait for its place, and its last words, on top of its deadline. */
    private static final Duration AROUND_THE_RUN = Duration.ofMinutes(1);

    /** Another replica can end a request between two statements only so often. */
    private static final int TRIES = 5;

    private final Database database;
    private final Duration runMax;
    private final InstantSource clock;
    private final long keyBytesMax;

    IdempotentRequests(Database database, Duration runDeadline, InstantSource clock) {
        this(database, runDeadline, clock, KEY_BYTES_MAX);
    }

    IdempotentRequests(Database database, Duration runDeadline, InstantSource clock, long keyBytesMax) {
        this.database = database;
        this.runMax = runDeadline.plus(AROUND_THE_RUN);
        this.clock = clock;
        this.keyBytesMax = keyBytesMax;
    }

    /** What a request with an idempotency key is to do. */
    public sealed interface Beginning {}

    /** It is the first: make the run, then call {@link #keep} or {@link #forget}. */
    public record First(long claimId) implements Beginning {}

    /** It repeats a request that has ended with this answer. */
    public record Answered(byte[] answer) implements Beginning {}

    /** It repeats a request whose run goes on. */
    public record InProgress() implements Beginning {}

    /** The key came with another request before. */
    public record OtherRequest() implements Beginning {}

    /**
     * Begins a request.
     *
     * @param asked everything that the answer depends on, as one text
     * @throws StoreFailed when the store fails
     */
    public Beginning begin(Grant grant, String idempotencyKey, String asked) {
        var requestKey = Sha256.hex(idempotencyKey);
        var bodyHash = Sha256.hex(asked);
        for (int i = 0; i < TRIES; i++) {
            var beginning = database.transact(transaction -> claim(transaction, grant.keyId(), requestKey, bodyHash));
            if (beginning.isPresent()) {
                return beginning.get();
            }
        }
        return new InProgress();
    }

    /**
     * What became of a request, without beginning one: {@link Answered}, {@link InProgress}, or empty if there is none, or its
     * process died.
     *
     * @throws StoreFailed when the store fails
     */
    public Optional<Beginning> look(long keyId, String idempotencyKey) {
        var now = clock.instant();
        return database.transact(transaction -> transaction
                .row(
                        "select claim_id, coalesce(answer_bytes, -1) as answer_bytes from idempotent_request"
                                + " where api_key_id = ? and request_key = ? and begun_at > ?"
                                + " and (answer_bytes is not null or deadline_at > ?)",
                        keyId,
                        Sha256.hex(idempotencyKey),
                        now.minus(KEPT),
                        now)
                .flatMap(row -> state(transaction, row)));
    }

    private Optional<Beginning> claim(Transaction transaction, long keyId, String requestKey, String bodyHash) {
        var now = clock.instant();
        transaction.change(
                "delete from idempotent_request where api_key_id = ? and request_key = ?"
                        + " and (begun_at <= ? or answer_bytes is null and deadline_at <= ?)",
                keyId,
                requestKey,
                now.minus(KEPT),
                now);
        var claimId = ThreadLocalRandom.current().nextLong(Long.MAX_VALUE);
        var first = transaction.changesOne(
                "insert into idempotent_request (api_key_id, request_key, body_hash, claim_id, begun_at, deadline_at)"
                        + " values (?, ?, ?, ?, ?, ?) on conflict do nothing",
                keyId,
                requestKey,
                bodyHash,
                claimId,
                now,
                now.plus(runMax));
        if (first) {
            return Optional.of(new First(claimId));
        }
        return transaction
                .row(
                        "select body_hash, claim_id, coalesce(answer_bytes, -1) as answer_bytes from idempotent_request"
                                + " where api_key_id = ? and request_key = ?",
                        keyId,
                        requestKey)
                .flatMap(row -> row.text("body_hash").equals(bodyHash)
                        ? state(transaction, row)
                        : Optional.of(new OtherRequest()));
    }

    private static Optional<Beginning> state(Transaction transaction, Row row) {
        if (row.number("answer_bytes") < 0) {
            return Optional.of(new InProgress());
        }
        // None: another replica has just dropped the answer.
        return Compressed.whole(transaction.rows(
                        "select part from idempotent_answer where claim_id = ? order by part_number",
                        row.number("claim_id")))
                .map(Answered::new);
    }

    /**
     * Keeps the answer of a request that began first. Older answers of the same key leave when all together are too large. An
     * answer that comes after its request has been taken over is dropped. A failing store costs the repetition, never the answer.
     */
    public void keep(Grant grant, First first, byte[] answer) {
        var parts = Compressed.parts(answer);
        var bytes = parts.stream().mapToLong(part -> part.length).sum();
        if (bytes > keyBytesMax) {
            forget(first);
            return;
        }
        try {
            database.transact(transaction -> kept(transaction, grant.keyId(), first, parts, bytes));
        } catch (StoreFailed away) {
            LOG.log(Level.WARNING, "An answer could not be kept for repetitions: " + away.getMessage());
        }
    }

    private boolean kept(Transaction transaction, long keyId, First first, List<byte[]> parts, long bytes) {
        var kept = transaction.changesOne(
                "update idempotent_request set answer_bytes = ? where claim_id = ?", bytes, first.claimId());
        if (kept) {
            transaction.changes(
                    "insert into idempotent_answer (claim_id, part_number, part) values (?, ?, ?)",
                    IntStream.range(0, parts.size())
                            .mapToObj(i -> List.<Object>of(first.claimId(), i, parts.get(i)))
                            .toList());
            dropOldest(transaction, keyId);
        }
        return kept;
    }

    private void dropOldest(Transaction transaction, long keyId) {
        var newestFirst = transaction.rows(
                "select claim_id, answer_bytes from idempotent_request where api_key_id = ? and answer_bytes is not null"
                        + " order by begun_at desc, claim_id",
                keyId);
        Overflow.of(newestFirst, "claim_id", "answer_bytes", keyBytesMax, KEY_ANSWERS_MAX)
                .forEach(claimId -> transaction.change("delete from idempotent_request where claim_id = ?", claimId));
    }

    /** Forgets a request that began first and has no answer worth repeating. */
    public void forget(First first) {
        try {
            database.change("delete from idempotent_request where claim_id = ?", first.claimId());
        } catch (StoreFailed away) {
            // Its deadline ends it.
            LOG.log(Level.WARNING, "A failed run could not be forgotten: " + away.getMessage());
        }
    }

    /** Drops what is older than a day; safe to repeat. */
    void sweep() {
        database.change(
                "delete from idempotent_request where begun_at <= ?",
                clock.instant().minus(KEPT));
    }
}
