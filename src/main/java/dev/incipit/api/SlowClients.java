package dev.incipit.api;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cuts clients that take too long to send a request or to take an answer (decisions §1, Slow clients). The server library has
 * no bound for either. Runs in a thread of its own until interrupted.
 */
final class SlowClients implements Runnable {
    /** How long a connection may wait for its next request. */
    private static final Duration IDLE_MAX = Duration.ofSeconds(75);

    private static final Duration LOOK = Duration.ofMillis(250);
    private final Set<Pace> paces = ConcurrentHashMap.newKeySet();
    private final Duration requestTimeout;
    private final Duration writeStall;
    private final InstantSource clock;

    SlowClients(Duration requestTimeout, Duration writeStall, InstantSource clock) {
        this.requestTimeout = requestTimeout;
        this.writeStall = writeStall;
        this.clock = clock;
    }

    Instant now() {
        return clock.instant();
    }

    void watch(Pace pace) {
        paces.add(pace);
    }

    void leave(Pace pace) {
        paces.remove(pace);
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(LOOK);
                var now = now();
                paces.forEach(pace -> pace.judge(now, requestTimeout, IDLE_MAX, writeStall));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
