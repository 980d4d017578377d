package dev.incipit.fetch;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The sending side of an HTTP/2 connection, held by one thread at a time. No time-out of a socket ends a write to a peer that does not
 * read, so each is bounded from outside.
 */
final class Http2Writer {
    private final Connection connection;
    private final Fanout fanout;
    private final Duration max;
    private final Runnable end;
    private final ReentrantLock writing = new ReentrantLock();

    /**
     * Over a connection that nobody else writes on.
     *
     * @param max for the right to write, and for one write
     * @param end of the connection, when a write fails
     */
    Http2Writer(Connection connection, Fanout fanout, Duration max, Runnable end) {
        this.connection = connection;
        this.fanout = fanout;
        this.max = max;
        this.end = end;
    }

    /** What became of a write. */
    enum Sent {
        WRITTEN,
        /** The connection broke, whatever the socket called it. */
        LOST,
        /** It took too long. */
        LATE
    }

    /** Takes the right to write; false when another held it for too long. */
    boolean take() throws InterruptedException {
        return writing.tryLock() || writing.tryLock(max.toNanos(), TimeUnit.NANOSECONDS);
    }

    void release() {
        writing.unlock();
    }

    /** Takes the right, writes and gives it back. */
    void send(byte[] octets) {
        boolean taken = false;
        try {
            taken = take();
            if (taken) {
                write(octets);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } finally {
            if (taken) {
                release();
            } else {
                end.run();
            }
        }
    }

    /** Writes, by whoever took the right. */
    Sent write(byte[] octets) throws InterruptedException {
        var sent = Sent.LOST;
        try {
            sent = fanout.within(max, () -> written(octets)).orElse(Sent.LATE);
        } finally {
            if (sent != Sent.WRITTEN) {
                end.run();
            }
        }
        return sent;
    }

    private Sent written(byte[] octets) throws InterruptedException {
        try {
            connection.send(octets);
            return Sent.WRITTEN;
        } catch (RuntimeException lost) {
            if (Thread.interrupted()) {
                throw new InterruptedException("took too long");
            }
            return Sent.LOST;
        }
    }
}
