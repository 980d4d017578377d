package dev.incipit.fetch;

import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Runs tasks at once, one virtual thread each, and returns when all have ended or the deadline has come. The only user of the
 * preview API. At the deadline running tasks are interrupted and waited for, so a task may block on interruptible I/O only.
 */
public final class Fanout {
    private static final System.Logger LOG = System.getLogger(Fanout.class.getName());

    private static final int LEFT_MAX = 64;

    /** How long a stream sits still before it looks again whether a place has come free elsewhere. */
    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final Semaphore left = new Semaphore(LEFT_MAX);

    /** Results in task order; empty where a task had not succeeded by the deadline. */
    public <T> List<Optional<T>> run(List<Callable<T>> tasks, Duration deadline) throws InterruptedException {
        var subtasks = new ArrayList<Subtask<T>>();
        try (var scope = StructuredTaskScope.open(
                Joiner.<T>awaitAll(), config -> config.withTimeout(deadline).withName("fanout"))) {
            for (var task : tasks) {
                subtasks.add(scope.fork(task));
            }
            joinUntilTimeout(scope);
        }
        return subtasks.stream().map(Fanout::resultOf).toList();
    }

    /**
     * Runs what {@code next} gives for as long as it gives something, never more than {@code width} at once, and never in waves: a
     * task is started as soon as there is a place for it. The calling thread asks {@code next} and {@code width} and receives every
     * result in {@code done}, so what these touch needs no locks. Returns when the source is dry and nothing runs, or at the limit,
     * with what was ready by then handed over. A task that fails hands nothing over.
     *
     * @param next the next task, or empty when there is none at the moment; asked again after each result
     * @param width how many may run now; it may rise and fall between calls
     * @param limit from now on; running tasks are interrupted when it is over
     * @throws InterruptedException when the calling thread is interrupted; its tasks have ended by then
     */
    public <T> void stream(Supplier<Optional<Callable<T>>> next, IntSupplier width, Consumer<T> done, Duration limit)
            throws InterruptedException {
        if (!limit.isPositive()) {
            return;
        }
        long end = System.nanoTime() + limit.toNanos();
        var ended = new LinkedBlockingQueue<Optional<T>>();
        try (var scope = StructuredTaskScope.open(
                Joiner.<T>awaitAll(), config -> config.withTimeout(limit).withName("fanout"))) {
            int running = 0;
            boolean dry = false;
            while (System.nanoTime() - end < 0 && !(dry && running == 0)) {
                dry = false;
                while (!dry && running < width.getAsInt()) {
                    var task = next.get();
                    dry = task.isEmpty();
                    if (task.isPresent()) {
                        scope.fork(reporting(task.get(), ended));
                        running++;
                    }
                }
                if (running > 0 || !dry) {
                    var result =
                            ended.poll(Math.clamp(end - System.nanoTime(), 0, LOOK_AGAIN_NANOS), TimeUnit.NANOSECONDS);
                    if (result != null) {
                        running--;
                        result.ifPresent(done);
                        // A result may bring new tasks, the last one too.
                        dry = false;
                    }
                }
            }
            joinUntilTimeout(scope);
        }
        ended.forEach(result -> result.ifPresent(done));
    }

    /** What the task returned, or empty when it failed or the limit came first; it was interrupted then, and has ended. */
    public <T> Optional<T> within(Duration limit, Callable<T> task) throws InterruptedException {
        return run(List.of(task), limit).getFirst();
    }

    /**
     * What a task returned that may be deaf to interruption, such as a name lookup in native code, or empty when it failed or the
     * limit came first: then it is left behind to end by itself. At most {@value #LEFT_MAX} run at once; more wait for a place as
     * long as the limit allows.
     */
    public <T> Optional<T> leave(Duration limit, Callable<T> task) throws InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        if (!left.tryAcquire(limit.toNanos(), TimeUnit.NANOSECONDS)) {
            return Optional.empty();
        }
        var result = new FutureTask<>(task);
        Thread.ofPlatform().daemon().name("deaf").start(() -> {
            try {
                result.run();
            } finally {
                left.release();
            }
        });
        try {
            return Optional.of(result.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS));
        } catch (TimeoutException | ExecutionException without) {
            LOG.log(System.Logger.Level.DEBUG, "a task was left behind or failed", without);
            return Optional.empty();
        }
    }

    /**
     * Starts work that no single caller owns, in a virtual thread of its own: a task that several wait for, or what listens to a
     * connection until whoever opened it closes it. It is done for the tenant of the calling thread.
     */
    Thread start(String name, Runnable work) {
        var tenant = Tenant.current();
        return Thread.ofVirtual().name(name).start(() -> tenant.run(work));
    }

    private static void joinUntilTimeout(StructuredTaskScope<?, ?> scope) throws InterruptedException {
        try {
            scope.join();
        } catch (StructuredTaskScope.TimeoutException late) {
            // What finished in time is still good: the deadline bounds the wait, it does not fail the work.
            LOG.log(System.Logger.Level.DEBUG, "deadline");
        }
    }

    private static <T> Callable<T> reporting(Callable<T> task, BlockingQueue<Optional<T>> ended) {
        return () -> {
            Optional<T> result = Optional.empty();
            try {
                result = Optional.of(task.call());
                return result.get();
            } finally {
                ended.add(result);
            }
        };
    }

    private static <T> Optional<T> resultOf(Subtask<T> subtask) {
        return subtask.state() == Subtask.State.SUCCESS ? Optional.of(subtask.get()) : Optional.empty();
    }
}
