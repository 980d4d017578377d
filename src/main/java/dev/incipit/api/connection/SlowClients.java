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
public final class SlowClients {
    /** How long a connection may wait for its next request. */
    private static final Duration IDLE_MAX = Duration.ofSeconds(75);

    /**
     * What a client takes of a long answer on average, or it is cut: a client that takes a little just before each stall would have it
     * kept in memory for as long as it likes. 256 kbit/s: the longest answer, some 40 MiB, is kept 22 minutes at most.
     */
    private static final long BYTES_PER_SECOND_MIN = 32 * 1024;

    private static final System.Logger LOG = System.getLogger(SlowClients.class.getName());
    /** Between two looks. */
    public static final Duration LOOK = Duration.ofMillis(250);

    private final Set<Pace> paces = ConcurrentHashMap.newKeySet();
    private final Pace.Patience patience;
    private final InstantSource clock;

    public SlowClients(Duration requestTimeout, Duration writeStall, InstantSource clock) {
        this(new Pace.Patience(requestTimeout, IDLE_MAX, writeStall, BYTES_PER_SECOND_MIN), clock);
    }

    SlowClients(Pace.Patience patience, InstantSource clock) {
        this.patience = patience;
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

    /** Judges each; one that cannot be judged is logged and costs the others nothing. */
    public void look() {
        var now = now();
        for (var pace : paces) {
            try {
                pace.judge(now, patience);
            } catch (RuntimeException | Error failed) {
                LOG.log(Level.WARNING, "A client's pace could not be judged", failed);
            }
        }
    }
}
