package dev.incipit.compute;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/** A platform thread that does one piece of work after the other, each under a budget and in slices of time. */
final class ComputeThread extends Thread {
    private static final int STEPS_UNSEEN_MAX = 64;

    /** Reading the clock of the processor is a call to the system, so it is not read more often. */
    private static final long LOOK_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

    /** What one tenant waits for another at a time; a health check may wait ten of them. */
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** The time after which a thread goes on although no processor came free: work that does not look at its budget stops nobody else. */
    private static final Duration PATIENCE = Duration.ofMillis(200);

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final FairShare processors;
    private Optional<ComputePool.Piece<?>> piece = Optional.empty();
    private Optional<FairShare.Hold> slice = Optional.empty();
    private long budgetEnd;
    private long sliceEnd;
    private long lookAt;
    private int unseen;

    ComputeThread(Runnable target, String name, long stackBytes, FairShare processors) {
        super(null, target, name, stackBytes);
        this.processors = processors;
    }

    /** Does a piece of work from beginning to end. */
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

    void spend(int steps) {
        unseen += steps;
        if (unseen >= STEPS_UNSEEN_MAX) {
            unseen = 0;
            piece.ifPresent(this::look);
        }
    }

    private void look(ComputePool.Piece<?> work) {
        if (work.isCancelled()) {
            throw new CancellationException("nobody waits for it");
        }
        long now = System.nanoTime();
        if (now - lookAt < 0) {
            return;
        }
        lookAt = now + LOOK_NANOS;
        if (PROCESSOR.getCurrentThreadCpuTime() > budgetEnd) {
            throw new OverBudget("more than " + work.budget().toMillis() + " ms of the processor");
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
