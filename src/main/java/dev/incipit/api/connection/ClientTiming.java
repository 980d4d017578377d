package dev.incipit.api.connection;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How fast one client sends a request and reads a response. Written by the connection's thread, read by {@link
 * SlowClientWatch}, with which it can go.
 */
final class ClientTiming {
    private static final System.Logger LOG = System.getLogger(ClientTiming.class.getName());
    private final Socket socket;
    private volatile State state = State.AWAY;
    private volatile Instant since;
    private volatile boolean inRequest;
    private volatile boolean late;
    private volatile Taken taken = Taken.NOTHING;
    private volatile Optional<BodyPace> pace = Optional.empty();
    private volatile BooleanSupplier hurried = () -> false;

    private enum State {
        /** The server is working: the client owes nothing. */
        AWAY,
        READING,
        WRITING
    }

    /** Times a connection opened at {@code now}; the time for its first request starts there. */
    ClientTiming(Socket socket, Instant now) {
        this.socket = socket;
        this.since = now;
        this.inRequest = true;
    }

    void reading() {
        state = State.READING;
    }

    void read(Instant now) {
        state = State.AWAY;
        if (!inRequest) {
            inRequest = true;
            since = now;
        }
    }

    void arrived(int bytes) {
        pace = pace.map(known -> known.and(bytes));
    }

    /** The pace of what is read from now on; empty for none. */
    void paced(Optional<BodyPace> asked) {
        pace = asked;
    }

    /** Says when others wait for the memory that the response takes. */
    void hurried(BooleanSupplier wanted) {
        hurried = wanted;
    }

    /** Restarts the time for the rest of the request. */
    void due(Instant now) {
        since = now;
    }

    void writing(Instant now) {
        since = now;
        state = State.WRITING;
    }

    /** Records that {@code bytes} were written since {@link #writing}. */
    void written(Instant now, int bytes) {
        state = State.AWAY;
        taken = taken.and(Duration.between(since, now), bytes);
    }

    /** The response is complete: the connection is idle until the first byte of the next request. */
    void requestDone(Instant now) {
        inRequest = false;
        since = now;
        taken = Taken.NOTHING;
    }

    /** Whether the client was disconnected because it sent too slowly. */
    boolean late() {
        return late;
    }

    /** The bytes of a response that were written, and the time spent waiting for that. */
    private record Taken(Duration time, long bytes) {
        static final Taken NOTHING = new Taken(Duration.ZERO, 0);

        Taken and(Duration more, int moreBytes) {
            return new Taken(time.plus(more), bytes + moreBytes);
        }

        Duration timeMax(Patience patience) {
            return patience.writeStall().plusMillis(1000 * bytes / patience.bytesPerSecondMin());
        }
    }

    /**
     * Limits for slow clients.
     *
     * @param idleMax until the next request
     * @param writeStall without progress in reading a response
     * @param bytesPerSecondMin average for a response that takes longer than {@code writeStall} in total
     */
    record Patience(Duration requestTimeout, Duration idleMax, Duration writeStall, long bytesPerSecondMin) {
        /** How much faster a response must be read while others wait for its memory. */
        private static final int HURRY = 32;

        /** How much sooner its reader must go on. */
        private static final int SOONER = 6;

        Patience inHurry() {
            return new Patience(requestTimeout, idleMax, writeStall.dividedBy(SOONER), HURRY * bytesPerSecondMin);
        }
    }

    /** Disconnects the client if it is over a limit. */
    void judge(Instant now, Patience patience) {
        // Read before the rest: a slice that ends meanwhile then counts too little rather than twice.
        var before = taken;
        var waited = Duration.between(since, now);
        switch (state) {
            case AWAY -> {}
            case READING -> {
                if (waited.compareTo(inRequest ? patience.requestTimeout() : patience.idleMax()) > 0
                        || pace.filter(body -> body.isTooSlow(now, patience.requestTimeout()))
                                .isPresent()) {
                    late = true;
                    cut(socket::shutdownInput);
                }
            }
            case WRITING -> {
                if (isTooSlow(before, waited, patience)
                        || (isTooSlow(before, waited, patience.inHurry()) && hurried.getAsBoolean())) {
                    cut(socket::close);
                }
            }
        }
    }

    private static boolean isTooSlow(Taken before, Duration waited, Patience patience) {
        return waited.compareTo(patience.writeStall()) > 0
                || before.time().plus(waited).compareTo(before.timeMax(patience)) > 0;
    }

    private static void cut(Cut cut) {
        try {
            cut.run();
        } catch (IOException gone) {
            LOG.log(System.Logger.Level.DEBUG, "the client had already disconnected", gone);
        }
    }

    @FunctionalInterface
    private interface Cut {
        void run() throws IOException;
    }
}
