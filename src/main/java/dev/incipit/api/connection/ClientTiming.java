package dev.incipit.api.connection;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.time.Instant;

/**
 * How one client keeps up: since when it owes us the rest of a request, or has taken nothing of an answer. Written by the
 * connection's thread, read by {@link SlowClientWatch}.
 */
final class ClientTiming {
    private static final System.Logger LOG = System.getLogger(ClientTiming.class.getName());
    private final Socket socket;
    private volatile State state = State.AWAY;
    private volatile Instant since;
    private volatile boolean inRequest;
    private volatile boolean late;
    private volatile Taken taken = Taken.NOTHING;

    private enum State {
        /** In our own hands: nothing is owed. */
        AWAY,
        READING,
        WRITING
    }

    /** A connection opened at {@code now}: its first request is due from then on. */
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

    /** What is left of a request is due from then on. */
    void due(Instant now) {
        since = now;
    }

    void writing(Instant now) {
        since = now;
        state = State.WRITING;
    }

    /** So many bytes are out of our hands since {@link #writing}. */
    void written(Instant now, int bytes) {
        state = State.AWAY;
        taken = taken.and(Duration.between(since, now), bytes);
    }

    /** The answer is out; from here on the connection is idle until the next request's first byte. */
    void requestDone(Instant now) {
        inRequest = false;
        since = now;
        taken = Taken.NOTHING;
    }

    /** Whether the client was cut for being slow in sending. */
    boolean late() {
        return late;
    }

    /** What went out of an answer, and how long we waited for that. */
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
     * How long clients are waited for.
     *
     * @param requestTimeout for headers and body of a request
     * @param idleMax for the next request
     * @param writeStall without any progress in taking an answer
     * @param bytesPerSecondMin of an answer that takes longer than that in all
     */
    record Patience(Duration requestTimeout, Duration idleMax, Duration writeStall, long bytesPerSecondMin) {}

    /** Cuts the client where it is over its time. */
    void judge(Instant now, Patience patience) {
        // Read before the rest: a slice that ends meanwhile is then counted too little and not twice.
        var before = taken;
        var waited = Duration.between(since, now);
        switch (state) {
            case AWAY -> {}
            case READING -> {
                if (waited.compareTo(inRequest ? patience.requestTimeout() : patience.idleMax()) > 0) {
                    late = true;
                    cut(socket::shutdownInput);
                }
            }
            case WRITING -> {
                boolean stalls = waited.compareTo(patience.writeStall()) > 0;
                if (stalls || before.time().plus(waited).compareTo(before.timeMax(patience)) > 0) {
                    cut(socket::close);
                }
            }
        }
    }

    private static void cut(Cut cut) {
        try {
            cut.run();
        } catch (IOException gone) {
            LOG.log(System.Logger.Level.DEBUG, "the client had left already", gone);
        }
    }

    @FunctionalInterface
    private interface Cut {
        void run() throws IOException;
    }
}
