package dev.incipit.fetch.wire;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.webclient.api.TcpClientConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * One TCP or TLS connection to a judged address. Its reads share one deadline, so a peer that sends a byte now and then gains nothing.
 * Used by one thread at a time.
 */
final class Connection {
    private final InetAddress peer;
    private final HelidonSocket wire;
    private final Consumer<Duration> readTimeout;
    private final Runnable end;
    private final DataReader reader = new DataReader(this::more);
    private long deadline;
    private boolean answered;
    private boolean used;

    /** A connection that Helidon's client has opened. */
    Connection(InetAddress peer, TcpClientConnection tcp) {
        this(peer, tcp.helidonSocket(), tcp::readTimeout, tcp::closeResource);
    }

    /** A connection over a socket of our own; {@code wire} reads and writes it, with or without TLS. */
    Connection(InetAddress peer, HelidonSocket wire, Socket socket) {
        this(peer, wire, timeout -> limit(socket, timeout), () -> close(socket));
    }

    private Connection(InetAddress peer, HelidonSocket wire, Consumer<Duration> readTimeout, Runnable end) {
        this.peer = peer;
        this.wire = wire;
        this.readTimeout = readTimeout;
        this.end = end;
    }

    private static void limit(Socket socket, Duration timeout) {
        try {
            socket.setSoTimeout(Math.toIntExact(timeout.toMillis()));
        } catch (SocketException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            // Nothing is left to close.
            return;
        }
    }

    /** The judged address that it leads to, also where a proxy stands between. */
    InetAddress peer() {
        return peer;
    }

    DataReader reader() {
        return reader;
    }

    /** Sends a request, to which nothing has been {@link #answered} yet. */
    void send(byte[] octets) {
        answered = false;
        wire.write(BufferData.create(octets));
    }

    /** Reads fail with a {@link SocketTimeoutException} from this moment of {@link System#nanoTime} on. */
    void deadline(long nanoTime) {
        deadline = nanoTime;
    }

    /** Whether anything came since the last request. */
    boolean answered() {
        return answered;
    }

    /** Whether it has served a request before, so that the peer may have closed it since. */
    boolean used() {
        return used;
    }

    /** An exchange has ended, and no request is under way. */
    void rest() {
        used = true;
    }

    void close() {
        end.run();
    }

    private byte[] more() {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new UncheckedIOException(new SocketTimeoutException("deadline"));
        }
        // A time-out of zero would mean for ever.
        readTimeout.accept(Duration.ofNanos(left).plusMillis(1));
        byte[] octets = wire.get();
        answered |= octets != null;
        return octets;
    }
}
