package dev.incipit.api;

import java.time.Duration;

/** Runs a task repeatedly in a thread of its own: the watches of clients and parts, and the sweeping of the store. */
public final class PollingThread {
    private PollingThread() {}

    /**
     * Starts the thread, which first pauses and then runs {@code look}, until interrupted. A platform thread, so that neither a
     * part that blocks nor the queue of virtual threads delays the other checks.
     */
    public static Thread start(String name, Duration pause, Runnable look) {
        return Thread.ofPlatform().name(name).daemon().start(() -> {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    Thread.sleep(pause);
                    look.run();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
