package dev.incipit.api.connection;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Disconnects clients that take too long to send a request or to read a response (decisions §1, Slow clients). Helidon's read
 * timeout bounds one read, and any traffic resets its idle timeout. Can go when Helidon bounds a whole request and the rate of
 * a response; no Helidon issue found that asks for this (November 2026; helidon#6819 brought the idle timeout).
 */
public final class SlowClientWatch {
    /** How long a connection may wait for its next request. */
    private static final Duration IDLE_MAX = Duration.ofSeconds(75);

    /**
     * Minimum average rate for a long response. Without it, a client that reads a little just before each stall could keep the
     * response in memory for as long as it likes. At 256 kbit/s the longest response, about 40 MiB, is kept for 22 minutes at
     * most.
     */
    private static final long BYTES_PER_SECOND_MIN = 32 * 1024;

    private static final System.Logger LOG = System.getLogger(SlowClientWatch.class.getName());
    /** Interval between two checks. */
    public static final Duration LOOK = Duration.ofMillis(250);

    private final Set<ClientTiming> timings = ConcurrentHashMap.newKeySet();
    private final ClientTiming.Patience patience;
    private final InstantSource clock;

    public SlowClientWatch(Duration requestTimeout, Duration writeStall, InstantSource clock) {
        this(new ClientTiming.Patience(requestTimeout, IDLE_MAX, writeStall, BYTES_PER_SECOND_MIN), clock);
    }

    SlowClientWatch(ClientTiming.Patience patience, InstantSource clock) {
        this.patience = patience;
        this.clock = clock;
    }

    Instant now() {
        return clock.instant();
    }

    void watch(ClientTiming timing) {
        timings.add(timing);
    }

    void leave(ClientTiming timing) {
        timings.remove(timing);
    }

    /** Checks every client. A check that fails is logged and does not affect the others. */
    public void look() {
        var now = now();
        for (var timing : timings) {
            try {
                timing.judge(now, patience);
            } catch (RuntimeException | Error failed) {
                LOG.log(Level.WARNING, "Could not check a client's timing", failed);
            }
        }
    }
}
