package dev.incipit.api.connection;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cuts clients that take too long to send a request or to take an answer (decisions §1, Slow clients). The server library has
 * no bound for either.
 */
public final class SlowClientWatch {
    /** How long a connection may wait for its next request. */
    private static final Duration IDLE_MAX = Duration.ofSeconds(75);

    /**
     * What a client takes of a long answer on average, or it is cut: a client that takes a little just before each stall would have it
     * kept in memory for as long as it likes. 256 kbit/s: the longest answer, some 40 MiB, is kept 22 minutes at most.
     */
    private static final long BYTES_PER_SECOND_MIN = 32 * 1024;

    private static final System.Logger LOG = System.getLogger(SlowClientWatch.class.getName());
    /** Between two looks. */
    public static final Duration LOOK = Duration.ofMillis(250);

    private final Set<ClientTiming> paces = ConcurrentHashMap.newKeySet();
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
        paces.add(timing);
    }

    void leave(ClientTiming timing) {
        paces.remove(timing);
    }

    /** Judges each; one that cannot be judged is logged and costs the others nothing. */
    public void look() {
        var now = now();
        for (var timing : paces) {
            try {
                timing.judge(now, patience);
            } catch (RuntimeException | Error failed) {
                LOG.log(Level.WARNING, "A client's pace could not be judged", failed);
            }
        }
    }
}
