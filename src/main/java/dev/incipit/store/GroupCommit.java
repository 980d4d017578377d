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
 * Combines concurrent requests of one kind into one transaction. They share its statements and its commit, whose sync to disk
 * costs more than anything else a request does in the store. Requests that arrive during a transaction wait for the next one.
 * No caller gets an answer before the commit.
 *
 * <p>A platform thread does the work, because a sync blocks the thread that waits for it, and the callers' virtual threads
 * share only a few carriers.
 *
 * @param <Q> the type of questions
 * @param <A> the type of answers
 */
public final class GroupCommit<Q, A> implements AutoCloseable {
    /** Questions in one transaction. */
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

    /** The work for a group of questions, in one transaction. */
    @FunctionalInterface
    public interface Work<Q, A> {
        /**
         * Answers a group, which is never empty. Questions that lost a race against another process may stay unanswered: they
         * are passed once more, in a transaction of their own, with {@code last} set.
         */
        void answer(Transaction transaction, List<Ask<Q, A>> group, boolean last);
    }

    /** The question of one caller, and later its answer. */
    public static final class Ask<Q, A> {
        private final Q question;
        private final CountDownLatch settled = new CountDownLatch(1);
        private Optional<A> answer = Optional.empty();
        private Optional<Throwable> failure = Optional.empty();

        private Ask(Q question) {
            this.question = question;
        }

        public Q question() {
            return question;
        }

        /** Sets the answer, which the caller gets after the commit. */
        public void answer(A given) {
            answer = Optional.of(given);
        }

        /** Sets a failure for this caller only. */
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

    GroupCommit<Q, A> start() {
        thread.start();
        return this;
    }

    /**
     * Waits for the answer to a question.
     *
     * @throws StoreFailed if the store failed, or no connection was free within {@link DatabaseConfig#connectionWait()}
     */
    public A ask(Q question) {
        var ask = new Ask<Q, A>(question);
        waiting.add(ask);
        LockSupport.unpark(thread);
        try {
            var soon = open && ask.settled.await(connectionWait.toMillis(), TimeUnit.MILLISECONDS);
            if (!soon && waiting.remove(ask)) {
                throw new StoreFailed("The store failed: no connection was free within " + connectionWait);
            }
            // It is in a transaction now, and the drivers limit the time of each statement.
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
                // Taken only now, so that callers who wait for a connection are still in the queue and may leave it.
                take(group);
                return group.isEmpty() || answer(group, false);
            });
            if (!group.isEmpty() && !database.connected(() -> answer(group, true))) {
                throw new IllegalStateException("Some questions of a group were not answered");
            }
        } catch (RuntimeException | Error failed) {
            // The callers report the failure; this thread continues to serve others.
            fail(group, failed);
            // No connection: the first caller has waited its full time, the others keep waiting.
            first.filter(waiting::remove).ifPresent(ask -> fail(List.of(ask), failed));
        }
    }

    /** Returns whether every question was answered; those answered are released and removed from the group. */
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

    /** Stops after the current transaction. Callers that still wait or arrive later fail. Does not wait. */
    @Override
    public void close() {
        open = false;
        LockSupport.unpark(thread);
    }
}
