package dev.incipit.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * One transaction for all who ask the same kind of thing at the same time: they share its statements and its commit, whose sync
 * to disk costs more than all else that a request asks of the store. What comes while one is under way waits for the next.
 * Nobody is answered before the commit.
 *
 * <p>A thread of its own does the work, since a sync holds up the thread that waits for it, and the callers' virtual threads
 * share a few.
 *
 * @param <Q> what is asked
 * @param <A> what is answered
 */
public final class GroupCommit<Q, A> implements AutoCloseable {
    /** Questions taken into one transaction. */
    private static final int GROUP_MAX = 256;

    private final Database database;
    private final Duration connectionWait;
    private final Work<Q, A> work;
    private final Queue<Ask<Q, A>> waiting = new ConcurrentLinkedQueue<>();
    private final Thread thread;
    private volatile boolean open = true;

    GroupCommit(Database database, Duration connectionWait, Work<Q, A> work) {
        this.database = database;
        this.connectionWait = connectionWait;
        this.work = work;
        this.thread = Thread.ofPlatform().name("group-commit").daemon().unstarted(this::serve);
    }

    /** What is done for a group of questions, in one transaction. */
    @FunctionalInterface
    public interface Work<Q, A> {
        /**
         * Answers a group, which is never empty. What another process outran may be left unanswered: it is asked once more, in a
         * transaction of its own, and for the {@code last} time.
         */
        void answer(Transaction transaction, List<Ask<Q, A>> group, boolean last);
    }

    /** One caller's question, and in time its answer. */
    public static final class Ask<Q, A> {
        private final Q question;
        private final CountDownLatch settled = new CountDownLatch(1);
        private Optional<A> answer = Optional.empty();
        private Optional<Throwable> failure = Optional.empty();

        private Ask(Q question) {
            this.question = question;
        }

        /** What is asked. */
        public Q question() {
            return question;
        }

        /** What the caller is told once the transaction is committed. */
        public void answer(A given) {
            answer = Optional.of(given);
        }

        /** Tells this caller, and nobody else of the group, that it cannot be done. */
        public void fail(Throwable cause) {
            failure = Optional.of(cause);
        }

        private boolean answered() {
            return answer.isPresent() || failure.isPresent();
        }

        private A outcome() {
            failure.ifPresent(cause -> {
                throw StoreFailed.by(cause);
            });
            return answer.orElseThrow();
        }
    }

    /** Begins to answer. */
    GroupCommit<Q, A> start() {
        thread.start();
        return this;
    }

    /**
     * Has a question answered.
     *
     * @throws StoreFailed where the store failed, or had no connection within {@link DatabaseConfig#connectionWait()}
     */
    public A ask(Q question) {
        var ask = new Ask<Q, A>(question);
        waiting.add(ask);
        LockSupport.unpark(thread);
        try {
            var soon = open && ask.settled.await(connectionWait.toMillis(), TimeUnit.MILLISECONDS);
            if (!soon && waiting.remove(ask)) {
                throw new StoreFailed("The store failed: there was no connection within " + connectionWait);
            }
            // Taken into a transaction by now, of which the drivers bound each statement.
            ask.settled.await();
            return ask.outcome();
        } catch (InterruptedException ended) {
            waiting.remove(ask);
            Thread.currentThread().interrupt();
            throw StoreFailed.by(ended);
        }
    }

    private void serve() {
        while (open) {
            if (waiting.isEmpty()) {
                LockSupport.park(this);
            } else {
                serveGroup();
            }
        }
        fail(List.copyOf(waiting), new StoreFailed("it is closed"));
    }

    private void serveGroup() {
        var first = Optional.ofNullable(waiting.peek());
        var group = new ArrayList<Ask<Q, A>>();
        try {
            database.connected(() -> {
                // Only now: whoever is not served for want of a connection is still in the queue, and may leave it.
                take(group);
                return group.isEmpty() || answer(group, false);
            });
            if (!group.isEmpty() && !database.connected(() -> answer(group, true))) {
                throw new IllegalStateException("Some of a group were left unanswered");
            }
        } catch (RuntimeException | Error failed) {
            // Whatever it was, the callers report it; this thread has others to serve.
            fail(group, failed);
            // For want of a connection: who came first has waited his time for it, the others go on with theirs.
            first.filter(waiting::remove).ifPresent(ask -> fail(List.of(ask), failed));
        }
    }

    /** Whether all were; those who were are told, and are of the group no more. */
    private boolean answer(List<Ask<Q, A>> group, boolean last) throws SQLException {
        database.commit(transaction -> {
            work.answer(transaction, group, last);
            return group;
        });
        group.stream().filter(Ask::answered).forEach(ask -> ask.settled.countDown());
        group.removeIf(Ask::answered);
        return group.isEmpty();
    }

    private void take(List<Ask<Q, A>> group) {
        for (int i = 0; i < GROUP_MAX && !waiting.isEmpty(); i++) {
            Optional.ofNullable(waiting.poll()).ifPresent(group::add);
        }
    }

    private static <Q, A> void fail(List<Ask<Q, A>> group, Throwable cause) {
        for (var ask : group) {
            ask.fail(cause);
            ask.settled.countDown();
        }
    }

    /** Ends after the transaction under way; whoever still waits, or comes later, is told that the store failed. Does not wait. */
    @Override
    public void close() {
        open = false;
        LockSupport.unpark(thread);
    }
}
