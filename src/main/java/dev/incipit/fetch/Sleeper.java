package dev.incipit.fetch;

import java.time.Duration;

/** How a thread waits: {@link Thread#sleep}, and a clock that is set forward in tests. */
@FunctionalInterface
public interface Sleeper {
    /** Waits so long; not at all where the time is zero or less. */
    void sleep(Duration time) throws InterruptedException;
}
