package dev.incipit.fetch;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Runs tasks at once, one virtual thread each, and returns when all have ended or the deadline has come. The only user of the
 * preview API. At the deadline running tasks are interrupted and waited for, so a task may block on interruptible I/O only.
 *
 * <p>A task that fails with an exception is logged and has no result; the others go on. An {@link Error} ends them all: their
 * siblings are interrupted, and the caller gets it.
 */
public final class Fanout {
    private static final System.Logger LOG = System.getLogger(Fanout.class.getName());

    private static final int LEFT_MAX = 64;

    /** How long a stream waits for its wake-up before it looks again. */
    private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

    private final Semaphore left;
    private final FailureLog failures;
    private final Duration lookAgain;

    /** One for the whole process; each run asks it for its own by {@link #named}. */
    public Fanout() {
        this(LOOK_AGAIN);
    }

    public Fanout(Duration lookAgain) {
        this(new Semaphore(LEFT_MAX), new FailureLog("in no run"), lookAgain);
    }

    private Fanout(Semaphore left, FailureLog failures, Duration lookAgain) {
        this.left = left;
        this.failures = failures;
        this.lookAgain = lookAgain;
    }

    /**
     * The fan-out of one run, which logs each kind of failure once.
     *
     * @param subject what the run works on, for the log: a site without a query string
     */
    public Fanout named(String subject) {
        return new Fanout(left, new FailureLog(subject), lookAgain);
    }

    /** Logs a failure that did not end its task as one that did. */
    public void survived(RuntimeException failure) {
        failures.add(failure);
    }

    /** Results in task order; empty where a task failed or had not ended by the deadline. */
    public <T> List<Optional<T>> run(List<Callable<T>> tasks, Duration deadline) throws InterruptedException {
        return ended(tasks, deadline).stream().map(this::resultOf).toList();
    }

    /** Starts no task when the deadline has come already. */
    private static <T> List<FutureTask<T>> ended(List<Callable<T>> tasks, Duration deadline)
            throws InterruptedException {
        var works = tasks.stream().map(FutureTask::new).toList();
        if (!deadline.isPositive()) {
            return works;
        }
        try (var scope = open(deadline)) {
            works.forEach(work -> fork(scope, work, () -> {}));
            joinUntilTimeout(scope);
        }
        return works;
    }

    /** The same as {@link #stream(Supplier, IntSupplier, Consumer, Duration, Wakeup)}, where no other run gives or takes places. */
    public <T> void stream(Supplier<Optional<Callable<T>>> next, IntSupplier width, Consumer<T> done, Duration limit)
            throws InterruptedException {
        stream(next, width, done, limit, new Wakeup());
    }

    /**
     * Runs the tasks that {@code next} gives, at most {@code width} at once. Each is started as soon as there is a place for it, so one
     * slow task holds up no other. The calling thread asks {@code next} and {@code width} and receives every result in {@code done}, so
     * what these touch needs no locks. Returns when {@code next} gives no more and nothing runs, or at the limit; what was ready by then
     * has been handed to {@code done}. A task that fails hands over nothing.
     *
     * @param next the next task, or empty when there is none at the moment; asked again after each result and each wake-up
     * @param width how many may run now; it may rise and fall between calls
     * @param limit from now on; running tasks are interrupted when it is over
     * @param wakeup is to be woken when the width may have risen; otherwise that is noticed after a tenth of a second
     * @throws InterruptedException when the calling thread is interrupted; its tasks have ended by then
     */
    public <T> void stream(
            Supplier<Optional<Callable<T>>> next, IntSupplier width, Consumer<T> done, Duration limit, Wakeup wakeup)
            throws InterruptedException {
        if (!limit.isPositive()) {
            return;
        }
        var deadline = Deadline.in(limit);
        var ended = new ConcurrentLinkedQueue<FutureTask<T>>();
        try (var scope = open(limit)) {
            int running = 0;
            boolean dry = false;
            while (deadline.left().isPositive() && !(dry && running == 0)) {
                dry = false;
                while (!dry && running < width.getAsInt()) {
                    var task = next.get();
                    dry = task.isEmpty();
                    if (task.isPresent()) {
                        var work = new FutureTask<>(task.get());
                        fork(scope, work, () -> {
                            ended.add(work);
                            wakeup.wake();
                        });
                        running++;
                    }
                }
                if (ended.isEmpty() && (running > 0 || !dry)) {
                    wakeup.await(Math.min(deadline.left().toNanos(), lookAgain.toNanos()));
                }
                var over = ended.poll();
                if (over != null) {
                    running--;
                    resultOf(over).ifPresent(done);
                    // A result may bring new tasks, the last one too.
                    dry = false;
                }
            }
            joinUntilTimeout(scope);
        }
        ended.forEach(work -> resultOf(work).ifPresent(done));
    }

    /**
     * What the task returned, or empty when the limit came first; then the task was interrupted, and has ended. Its failure is thrown to
     * the caller and not logged here.
     */
    public <T> Optional<T> within(Duration limit, Callable<T> task) throws InterruptedException {
        var work = ended(List.of(task), limit).getFirst();
        return switch (work.state()) {
            case SUCCESS -> Optional.of(work.resultNow());
            case FAILED -> failed(work.exceptionNow());
            case RUNNING, CANCELLED -> Optional.empty();
        };
    }

    private static <T> Optional<T> failed(Throwable failure) {
        return switch (failure) {
            case Error error -> throw error;
            case RuntimeException bug -> throw bug;
            case InterruptedException _ -> Optional.empty();
            default -> throw new IllegalStateException("a task failed", failure);
        };
    }

    /**
     * The same for a task that an interrupt may not end, such as a name lookup in native code. At the limit it is left behind to end by
     * itself. At most {@value #LEFT_MAX} such tasks run at once; more wait for a place as long as the limit allows.
     */
    public <T> Optional<T> runAbandonable(Duration limit, Callable<T> task) throws InterruptedException {
        var deadline = Deadline.in(limit);
        if (!left.tryAcquire(limit.toNanos(), TimeUnit.NANOSECONDS)) {
            return Optional.empty();
        }
        var result = new FutureTask<>(task);
        boolean started = false;
        try {
            Thread.ofPlatform().daemon().name("deaf").start(() -> {
                try {
                    result.run();
                } finally {
                    left.release();
                }
            });
            started = true;
        } finally {
            if (!started) {
                left.release();
            }
        }
        try {
            return Optional.of(result.get(deadline.left().toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException late) {
            LOG.log(System.Logger.Level.DEBUG, "a task was left behind");
            return Optional.empty();
        } catch (ExecutionException failed) {
            return failed(failed.getCause());
        }
    }

    /** A scope that the first failed subtask ends; {@link #fork} lets no failure through but errors. */
    private static StructuredTaskScope<Object, Void> open(Duration limit) {
        return StructuredTaskScope.open(
                Joiner.awaitAllSuccessfulOrThrow(),
                config -> config.withTimeout(limit).withName("fanout"));
    }

    private static void fork(StructuredTaskScope<Object, Void> scope, FutureTask<?> work, Runnable ended) {
        scope.fork(() -> {
            work.run();
            ended.run();
            if (work.state() == Future.State.FAILED && work.exceptionNow() instanceof Error error) {
                throw error;
            }
        });
    }

    private static void joinUntilTimeout(StructuredTaskScope<?, ?> scope) throws InterruptedException {
        try {
            scope.join();
        } catch (StructuredTaskScope.TimeoutException late) {
            // What finished in time is still good: the deadline bounds the wait, it does not fail the work.
            LOG.log(System.Logger.Level.DEBUG, "deadline");
        } catch (StructuredTaskScope.FailedException failed) {
            // The error is thrown to the caller with the result of its task.
            LOG.log(System.Logger.Level.DEBUG, "an error ended a fan-out", failed);
        }
    }

    private <T> Optional<T> resultOf(FutureTask<T> work) {
        if (work.state() == Future.State.FAILED) {
            failures.add(work.exceptionNow());
            if (work.exceptionNow() instanceof Error error) {
                throw error;
            }
        }
        return work.state() == Future.State.SUCCESS ? Optional.of(work.resultNow()) : Optional.empty();
    }
}
