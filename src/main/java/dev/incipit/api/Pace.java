package dev.incipit.api;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.time.Instant;

/**
 * How one client keeps up: since when it owes us the rest of a request, or has taken nothing of an answer. Written by the
 * connection's thread, read by {@link SlowClients}.
 */
final class Pace {
    private static final System.Logger LOG = System.getLogger(Pace.class.getName());
    private final Socket socket;
    private volatile State state = State.AWAY;
    private volatile Instant since;
    private volatile boolean inRequest;
    private volatile boolean late;

    private enum State {
        /** In our own hands: nothing is owed. */
        AWAY,
        READING,
        WRITING
    }

    /** A connection opened at {@code now}: its first request is due from then on. */
    Pace(Socket socket, Instant now) {
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

    void writing(Instant now) {
        since = now;
        state = State.WRITING;
    }

    void written() {
        state = State.AWAY;
    }

    /** The answer is out; from here on the connection is idle until the next request's first byte. */
    void requestDone(Instant now) {
        inRequest = false;
        since = now;
    }

    /** Whether the client was cut for being slow in sending. */
    boolean late() {
        return late;
    }

    /** Cuts the client where it is over its time. */
    void judge(Instant now, Duration requestTimeout, Duration idleMax, Duration writeStall) {
        var waited = Duration.between(since, now);
        switch (state) {
            case AWAY -> {}
            case READING -> {
                if (waited.compareTo(inRequest ? requestTimeout : idleMax) > 0) {
                    late = true;
                    cut(socket::shutdownInput);
                }
            }
            case WRITING -> {
                if (waited.compareTo(writeStall) > 0) {
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
