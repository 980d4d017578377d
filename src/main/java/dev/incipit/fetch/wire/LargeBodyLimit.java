package dev.incipit.fetch.wire;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import java.lang.ScopedValue.CallableOp;
import java.time.Duration;
import java.util.Optional;

/**
 * How many long answers are held at once, over all runs of the process. An answer counts from where it is longer than
 * {@value #LONG_BYTES} bytes until it has been read; a shorter one never waits. Shared by all threads.
 */
public final class LargeBodyLimit {
    /** Most pages of the web are shorter. */
    static final int LONG_BYTES = 512 * 1024;

    /** What a long answer may take of the heap on its way: buffers that double, then the whole. */
    private static final long HEAP_BYTES_EACH = 48L << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final FairShare places;
    private final Duration patience;
    private final ScopedValue<Answer> current = ScopedValue.newInstance();

    /** As many places as the heap has room for. */
    public LargeBodyLimit() {
        this(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_EACH, 2, 1_000), PATIENCE);
    }

    /** So many places, each of which is waited for so long. */
    LargeBodyLimit(int places, Duration patience) {
        this.places = new FairShare(places, () -> false);
        this.patience = patience;
    }

    /** The response that one piece of work requests and reads. */
    private static final class Answer {
        private Optional<FairShare.Hold> place = Optional.empty();
    }

    /** Does work that requests and reads one response, and releases the response's place at the end. */
    public <T> T during(CallableOp<T, InterruptedException> work) throws InterruptedException {
        var answer = new Answer();
        try {
            return ScopedValue.where(current, answer).call(work);
        } finally {
            synchronized (answer) {
                answer.place.ifPresent(FairShare.Hold::close);
            }
        }
    }

    /** Says that the answer at hand is a long one, and waits for its place. Without effect outside {@link #during}. */
    void enter() throws FetchFailure {
        if (current.isBound()) {
            take(current.get());
        }
    }

    private void take(Answer answer) throws FetchFailure {
        synchronized (answer) {
            if (answer.place.isPresent()) {
                return;
            }
            try {
                answer.place = places.take(Tenant.current(), 1, patience);
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            if (answer.place.isEmpty()) {
                throw new FetchFailure(FetchOutcome.Cause.TOO_LARGE, "too large to be held beside others");
            }
        }
    }
}
