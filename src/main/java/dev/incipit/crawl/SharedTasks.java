package dev.incipit.crawl;

import dev.incipit.compute.CostMeter;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs tasks that several callers may wait for: a caller whose key is already running gets that task's result. Each task has
 * its own virtual thread and runs for the tenant and on the meter of the first caller. It runs as long as a caller waits. When the last waiting
 * thread has been interrupted, the task is interrupted too and has a moment to return what it has.
 *
 * @param <K> identifies a task
 */
final class SharedTasks<K, T> {
    /** Time a task has to return after it is interrupted. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private final Map<K, Shared<T>> underWay = new HashMap<>();

    /** A result, and whether it counts as another caller's: it belongs to the first caller that stayed until it was ready. */
    record Joined<T>(T result, boolean another) {}

    private static final class Shared<T> {
        private final FutureTask<T> work;
        private final Thread thread;
        private final TreeSet<Integer> waiting = new TreeSet<>();
        private int joined;
        private boolean counted;

        Shared(FutureTask<T> work, Thread thread) {
            this.work = work;
            this.thread = thread;
        }
    }

    /**
     * Returns the result of the running task with this key; if there is none, starts this one.
     *
     * <p>A calling thread stays interrupted if the task returned something after the interrupt.
     *
     * @throws InterruptedException if the calling thread is interrupted and the task runs on for others or returns nothing
     */
    Joined<T> run(K key, Callable<T> task) throws InterruptedException {
        int turn;
        Shared<T> shared;
        synchronized (underWay) {
            // A finished task may still be in the map.
            shared = Optional.ofNullable(underWay.get(key))
                    .filter(known -> !known.work.isDone())
                    .orElseGet(() -> begin(key, task));
            underWay.put(key, shared);
            turn = shared.joined++;
            shared.waiting.add(turn);
        }
        try {
            return taken(shared, turn, result(shared.work::get));
        } catch (InterruptedException ended) {
            leave(key, shared, turn);
            var last = taken(shared, turn, result(() -> lastWords(shared, ended)));
            // The caller's next steps must hurry too.
            Thread.currentThread().interrupt();
            return last;
        }
    }

    private Shared<T> begin(K key, Callable<T> task) {
        var work = new FutureTask<>(task);
        var tenant = Tenant.current();
        var meter = CostMeter.current();
        var thread = Thread.ofVirtual().name("shared").start(() -> {
            tenant.run(() -> meter.run(work));
            forget(key, work);
        });
        return new Shared<>(work, thread);
    }

    private Joined<T> taken(Shared<T> shared, int turn, T result) {
        synchronized (underWay) {
            boolean stayed = shared.waiting.remove(turn);
            boolean first = shared.waiting.isEmpty() || (stayed && turn < shared.waiting.first());
            boolean another = shared.counted || !first;
            shared.counted |= !another;
            return new Joined<>(result, another);
        }
    }

    private void leave(K key, Shared<T> shared, int turn) {
        synchronized (underWay) {
            shared.waiting.remove(turn);
            if (shared.waiting.isEmpty()) {
                underWay.remove(key, shared);
                shared.thread.interrupt();
            }
        }
    }

    private void forget(K key, FutureTask<T> ended) {
        synchronized (underWay) {
            underWay.computeIfPresent(key, (_, shared) -> shared.work.equals(ended) ? null : shared);
        }
    }

    private static <T> T lastWords(Shared<T> shared, InterruptedException ended)
            throws InterruptedException, ExecutionException {
        try {
            return shared.work.get(LAST_WORDS.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException goesOn) {
            ended.addSuppressed(goesOn);
            throw ended;
        }
    }

    @FunctionalInterface
    private interface Waiting<T> {
        T get() throws InterruptedException, ExecutionException;
    }

    private static <T> T result(Waiting<T> waiting) throws InterruptedException {
        try {
            return waiting.get();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case InterruptedException ended -> throw ended;
                case RuntimeException bug -> throw bug;
                case Error error -> throw error;
                default -> throw new IllegalStateException("a shared task failed", failed.getCause());
            }
        }
    }
}
