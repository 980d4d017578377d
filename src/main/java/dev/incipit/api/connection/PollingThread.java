package dev.incipit.api.connection;

import java.time.Duration;

/** Looks again and again in a thread of its own. */
public final class PollingThread {
    private PollingThread() {}

    /**
     * Begins to look, for the first time after a pause; interrupting the thread ends it. A thread of the platform: neither a part
     * that does not answer nor the queue of virtual threads is to hold the others up.
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
