package dev.incipit.api.connection;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/**
 * How fast the rest of a body must come for which memory is held: while others wait for memory, as fast as one that will be
 * complete in time, a little behind at most. Else who announces a large body and sends none of it keeps others out.
 *
 * @param since when the memory was given
 * @param bytes to come since then
 * @param arrived of them
 * @param awaited whether others wait for memory
 */
record BodyPace(Instant since, long bytes, long arrived, BooleanSupplier awaited) {
    /** What part of the time for a request a body may be behind: lines stall. */
    private static final int BEHIND = 5;

    BodyPace and(int more) {
        return new BodyPace(since, bytes, arrived + more, awaited);
    }

    /** Whether it is too slow for a request that may take {@code timeMax}. */
    boolean isTooSlow(Instant now, Duration timeMax) {
        var behind = timeMax.dividedBy(BEHIND);
        var over = Duration.between(since, now).minus(behind);
        return arrived * timeMax.minus(behind).toMillis() < bytes * over.toMillis() && awaited.getAsBoolean();
    }
}
