package dev.incipit.api;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The places for generate runs ({@code server.max-runs}): each holds a site's pages in memory, so that their number is what keeps
 * the process within its heap. Who finds none free waits for a while; who waits longest is served first.
 */
final class RunPlaces {
    /** Permits that no number of waiting requests uses up. */
    private static final int FOR_ALL = Integer.MAX_VALUE / 2;

    private final int placesMax;
    private final Duration waitMax;
    private final Semaphore free;
    private final AtomicInteger taken = new AtomicInteger();
    private volatile boolean closed;

    RunPlaces(int placesMax, Duration waitMax) {
        this.placesMax = placesMax;
        this.waitMax = waitMax;
        this.free = new Semaphore(placesMax, true);
    }

    /** A place that is taken; closed by the run that has it. */
    final class Place implements AutoCloseable {
        private Place() {}

        @Override
        public void close() {
            taken.decrementAndGet();
            free.release();
        }
    }

    /** A place, within the time that a caller waits; none from the moment on that the service is told to stop. */
    Optional<Place> take() {
        try {
            if (!free.tryAcquire(waitMax.toMillis(), TimeUnit.MILLISECONDS) || closed) {
                return Optional.empty();
            }
            taken.incrementAndGet();
            return Optional.of(new Place());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Lets nobody in any more, and those who wait go. */
    synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        free.release(FOR_ALL);
    }

    /** How many there are. */
    int max() {
        return placesMax;
    }

    /** How many are taken. */
    int taken() {
        return taken.get();
    }

    /** How many requests wait for one. */
    int awaited() {
        return free.getQueueLength();
    }
}
