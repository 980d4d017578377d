package dev.incipit.crawl;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Lets only so many bytes be parsed at once in the whole process, since a parsed page holds many times its bytes (decisions
 * §8). One gate serves all runs.
 */
final class ParsingGate {
    private static final int UNIT_BYTES = 1_024;

    private final int unitsMax;
    private final Semaphore units;

    /** A gate for so many bytes of pages at once. */
    ParsingGate(int bytesMax) {
        unitsMax = bytesMax / UNIT_BYTES;
        // Fair, so that a large page is not passed by small ones for ever.
        units = new Semaphore(unitsMax, true);
    }

    /** Waits for room, then does the work. */
    <T> T within(int bytes, Supplier<T> work) throws InterruptedException {
        int needed = Math.clamp(bytes / UNIT_BYTES + 1, 1, unitsMax);
        units.acquire(needed);
        try {
            return work.get();
        } finally {
            units.release(needed);
        }
    }
}
