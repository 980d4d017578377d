package dev.incipit.fetch;

import java.time.Duration;

/**
 * The moment at which the time for some work is over.
 *
 * @param nanos as {@link System#nanoTime} counts
 */
public record Deadline(long nanos) {
    public static Deadline in(Duration limit) {
        return new Deadline(System.nanoTime() + limit.toNanos());
    }

    /** The time until then, which is zero when it has passed. */
    public Duration left() {
        return Duration.ofNanos(Math.max(0, nanos - System.nanoTime()));
    }
}
