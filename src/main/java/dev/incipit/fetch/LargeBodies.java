package dev.incipit.fetch;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.Optional;

/**
 * How many long answers the process holds at once, over all runs: by its heap. One counts from where it is longer than
 * {@value #LONG_BYTES} bytes until whoever asked for it has read it; what is shorter never waits.
 */
public final class LargeBodies {
    /** Most pages of the web are shorter. */
    static final int LONG_BYTES = 512 * 1024;

    /** What a long answer may take of the heap on its way: buffers that double, then the whole. */
    private static final long HEAP_BYTES_EACH = 48L << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final FairShare PLACES = new FairShare(
            Math.toIntExact(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_EACH, 2L, 1_000L)), () -> false);

    private static final ScopedValue<LargeBodies> CURRENT = ScopedValue.newInstance();

    private Optional<FairShare.Hold> place = Optional.empty();

    private LargeBodies() {}

    /** Asks for one answer and reads it, and gives its place back at the end. */
    public static <T> T during(Tenant.Work<T, InterruptedException> visit) throws InterruptedException {
        var bodies = new LargeBodies();
        try {
            return ScopedValue.where(CURRENT, bodies).call(visit::run);
        } finally {
            bodies.leave();
        }
    }

    /** To be told that the answer at hand is a long one; waits for a place. */
    static void enter() throws FetchFailure {
        if (CURRENT.isBound()) {
            CURRENT.get().take();
        }
    }

    private synchronized void take() throws FetchFailure {
        if (place.isPresent()) {
            return;
        }
        try {
            place = PLACES.take(Tenant.current(), 1, PATIENCE);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        if (place.isEmpty()) {
            throw new FetchFailure(FetchOutcome.Cause.TOO_LARGE, "too large to be held beside others");
        }
    }

    private synchronized void leave() {
        place.ifPresent(FairShare.Hold::close);
    }
}
