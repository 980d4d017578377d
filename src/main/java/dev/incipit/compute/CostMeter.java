package dev.incipit.compute;

import java.lang.ScopedValue.CallableOp;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what a piece of work costs: processor time of the {@link ComputePool}, and bytes of bodies as they came over the network.
 * Threads started by the work keep its meter. Thread-safe.
 */
public final class CostMeter {
    /** Counts what was started outside of every meter; nobody reads it. */
    private static final CostMeter NOBODYS = new CostMeter();

    private static final ScopedValue<CostMeter> CURRENT = ScopedValue.newInstance();

    private final LongAdder processorNanos = new LongAdder();
    private final LongAdder bytes = new LongAdder();

    public static CostMeter current() {
        return CURRENT.orElse(NOBODYS);
    }

    public <T, X extends Throwable> T call(CallableOp<T, X> work) throws X {
        return ScopedValue.where(CURRENT, this).call(work);
    }

    public void run(Runnable work) {
        ScopedValue.where(CURRENT, this).run(work);
    }

    void used(long nanos) {
        processorNanos.add(nanos);
    }

    public void read(long count) {
        bytes.add(count);
    }

    /** Processor time in nanoseconds so far; a piece of work counts when it ends. */
    public long processorNanos() {
        return processorNanos.sum();
    }

    public long bytes() {
        return bytes.sum();
    }
}
