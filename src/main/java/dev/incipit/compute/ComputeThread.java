package dev.incipit.compute;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/** A platform thread that runs one piece of work after the other, each with a budget and in time slices. */
final class ComputeThread extends Thread {
    private static final int STEPS_UNSEEN_MAX = 64;

    /** Reading the processor clock is a system call, so it is not read more often than this. */
    private static final long LOOK_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

    /** How long one tenant waits for another at a time; a health check may wait for ten slices. */
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** A thread continues after this time although no processor is free: work that ignores its budget blocks nobody else. */
    private static final Duration PATIENCE = Duration.ofMillis(200);

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final FairShare processors;
    private final Further pool;
    private Optional<ComputePool.Piece<?>> piece = Optional.empty();
    private Optional<FairShare.Hold> slice = Optional.empty();
    private long budgetEnd;
    private long sliceEnd;
    private long lookAt;
    private int unseen;

    ComputeThread(Runnable target, String name, long stackBytes, FairShare processors, Further pool) {
        super(null, target, name, stackBytes);
        this.processors = processors;
        this.pool = pool;
    }

    @FunctionalInterface
    interface Further {
        List<ComputePool.Piece<?>> start(int most, Tenant tenant, Duration budget, Runnable work);
    }

    /** Runs a piece of work from start to end. */
    void work(ComputePool.Piece<?> work) {
        piece = Optional.of(work);
        try {
            begin(work.tenant());
            budgetEnd = PROCESSOR.getCurrentThreadCpuTime() + work.budget().toNanos();
            work.run();
        } finally {
            piece = Optional.empty();
            slice.ifPresent(FairShare.Hold::close);
            slice = Optional.empty();
        }
    }

    /** Starts work that belongs to the piece of this thread on further threads, at most so many; none if no processor is free. */
    List<ComputePool.Piece<?>> further(int most, Runnable work) {
        var left = Duration.ofNanos(budgetEnd - PROCESSOR.getCurrentThreadCpuTime());
        return piece.map(mine -> pool.start(most, mine.tenant(), left, work)).orElse(List.of());
    }

    void spend(int steps) {
        unseen += steps;
        if (unseen >= STEPS_UNSEEN_MAX) {
            unseen = 0;
            piece.ifPresent(this::look);
        }
    }

    private void look(ComputePool.Piece<?> work) {
        if (work.isCancelled()) {
            throw new CancellationException("nobody waits for the result");
        }
        long now = System.nanoTime();
        if (now - lookAt < 0) {
            return;
        }
        lookAt = now + LOOK_NANOS;
        if (PROCESSOR.getCurrentThreadCpuTime() > budgetEnd) {
            throw new OverBudget("more than " + work.budget().toMillis() + " ms of processor time");
        }
        if (now - sliceEnd >= 0 && processors.awaited() > 0) {
            slice.ifPresent(FairShare.Hold::close);
            begin(work.tenant());
        }
    }

    private void begin(Tenant tenant) {
        try {
            slice = processors.take(tenant, 1, PATIENCE);
            sliceEnd = System.nanoTime() + SLICE_NANOS;
        } catch (InterruptedException ended) {
            throw new CancellationException("the program ends");
        }
    }
}
