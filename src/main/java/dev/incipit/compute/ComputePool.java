package dev.incipit.compute;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Runs the parsing of pages and files from other sites, on platform threads of low priority, so that it never blocks a carrier
 * of virtual threads. Each piece of work has a budget of processor time ({@link Budget}). Tenants share processors in slices of
 * ten milliseconds, and memory by the number of bytes read at once. Thread-safe.
 */
public final class ComputePool {
    /** Work on no more bytes has memory of its own, so that it never waits for large pages. */
    private static final int SMALL_BYTES_MAX = 64 * 1024;

    private static final int UNIT_BYTES = 1_024;

    /** The longest page that is parsed; the default of {@code fetch.max-html-bytes}. */
    private static final int PAGE_BYTES = 4 * 1024 * 1024;

    /** The least that a piece counts for: each has a thread, so this limits their number too. */
    private static final int BYTES_MIN = 32 * 1024;

    /** The memory for small pieces, as a fraction of that for large ones. */
    private static final int SMALL_SHARE = 4;

    /** Recursion over a tree of 512 levels, several frames each. */
    private static final long STACK_BYTES = 1024 * 1024;

    private static final Duration IDLE = Duration.ofSeconds(10);
    /** One when the caller leaves, one when the service stops; each restarts the work. */
    private static final int INTERRUPTIONS_MAX = 8;

    private static final Duration FOR_EVER = Duration.ofDays(1);

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final FairShare processors;
    private final FairShare large;
    private final FairShare small;
    private final ThreadPoolExecutor threads;
    private final AtomicInteger started = new AtomicInteger();

    /**
     * Creates a pool for the whole process.
     *
     * @param processors how many pieces compute at the same time
     * @param bytes how many bytes are read at the same time; once parsed, a page takes ten to twenty times its size
     * @param halfReserved whether a single tenant reads only half of these at a time, so that another never waits for its pages
     */
    ComputePool(int processors, int bytes, boolean halfReserved) {
        this.processors = new FairShare(processors, () -> false);
        this.large = new FairShare(Math.max(1, bytes / UNIT_BYTES), () -> halfReserved);
        this.small = new FairShare(Math.max(1, bytes / SMALL_SHARE / UNIT_BYTES), () -> false);
        this.threads = new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE.toSeconds(), TimeUnit.SECONDS, new SynchronousQueue<>(), this::thread);
    }

    @SuppressWarnings(
            "ThreadPriorityCheck") // Where the platform has priorities, the network and health checks come first.
    private Thread thread(Runnable work) {
        var thread =
                new ComputeThread(work, "compute-" + started.incrementAndGet(), STACK_BYTES, processors, this::further);
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    /** Creates the pool of a service. If there are several processors, one is left to the network and to health checks. */
    public static ComputePool ofService() {
        return new ComputePool(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), 2 * PAGE_BYTES, true);
    }

    /** Creates the pool of a command, which has the machine to itself. */
    public static ComputePool ofCommand() {
        return new ComputePool(Runtime.getRuntime().availableProcessors(), PAGE_BYTES, false);
    }

    /** A piece of work in progress. */
    static final class Piece<T> extends FutureTask<T> {
        private final Tenant tenant;
        private final Duration budget;

        private Piece(Tenant tenant, Duration budget, Supplier<T> work) {
            super(metered(tenant, CostMeter.current(), work));
            this.tenant = tenant;
            this.budget = budget;
        }

        private static <T> Callable<T> metered(Tenant tenant, CostMeter meter, Supplier<T> work) {
            return () -> {
                long start = PROCESSOR.getCurrentThreadCpuTime();
                try {
                    return tenant.call(work::get);
                } finally {
                    // Before the caller has the result, so that the caller's meter already shows it.
                    meter.used(PROCESSOR.getCurrentThreadCpuTime() - start);
                }
            };
        }

        Tenant tenant() {
            return tenant;
        }

        Duration budget() {
            return budget;
        }
    }

    /**
     * Runs work on external input for the tenant of the calling thread, and waits for it. Work started by other work of the
     * pool runs immediately, within the existing budget.
     *
     * @param bytes size of the input
     * @throws OverBudget if the work took more
     * @throws InterruptedException as soon as the calling thread is interrupted, whatever the work is doing; the work ends by
     *     itself at its next check of the budget
     */
    public <T> T run(int bytes, Duration budget, Supplier<T> work) throws InterruptedException {
        if (Thread.currentThread() instanceof ComputeThread) {
            return work.get();
        }
        var tenant = Tenant.current();
        var room = bytes <= SMALL_BYTES_MAX ? small : large;
        var hold = room.take(tenant, Math.ceilDiv(Math.max(bytes, BYTES_MIN), UNIT_BYTES), FOR_EVER)
                .orElseThrow(InterruptedException::new);
        var piece = new Piece<>(tenant, budget, work);
        try {
            threads.execute(() -> {
                try (hold) {
                    ((ComputeThread) Thread.currentThread()).work(piece);
                }
            });
        } catch (RuntimeException | Error noThread) {
            hold.close();
            throw noThread;
        }
        return result(piece);
    }

    /** Starts work of the same piece on as many further threads as processors are free, at most so many. */
    private List<Piece<?>> further(int most, Tenant tenant, Duration budget, Runnable work) {
        int free = Math.min(most, processors.permits() - processors.taken());
        return Stream.<Piece<?>>generate(() -> new Piece<>(tenant, budget, () -> {
                    work.run();
                    return Optional.empty();
                }))
                .limit(Math.max(0, free))
                .peek(piece -> threads.execute(() -> ((ComputeThread) Thread.currentThread()).work(piece)))
                .toList();
    }

    /**
     * Like {@link #run}, for work at the end of a run: an interrupt does not end it, and the calling thread stays interrupted.
     * Only its budget limits it.
     *
     * @throws OverBudget if the work took more
     */
    public <T> T complete(Duration budget, Supplier<T> work) {
        boolean interrupted = Thread.interrupted();
        try {
            for (int i = 0; i < INTERRUPTIONS_MAX; i++) {
                try {
                    return run(0, budget, work);
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
            throw new OverBudget("interrupted " + INTERRUPTIONS_MAX + " times");
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static <T> T result(Piece<T> piece) throws InterruptedException {
        try {
            return piece.get();
        } catch (InterruptedException ended) {
            // No interrupt: the reading code ignores it, and the flag would affect the thread's next piece.
            piece.cancel(false);
            throw ended;
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error fault -> throw fault;
                default -> throw new IllegalStateException("the work failed", failed.getCause());
            }
        }
    }

    /** Returns how many pieces wait for memory or a processor. */
    int awaited() {
        return large.awaited() + small.awaited() + processors.awaited();
    }
}
