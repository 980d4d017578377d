package dev.incipit.fetch;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.webclient.api.TcpClientConnection;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;

/**
 * One TCP or TLS connection to a judged address. Its reads share one deadline, so that a peer who sends a byte now and then gains
 * nothing. Read by one thread at a time.
 */
final class Connection {
    private final TcpClientConnection tcp;
    private final DataReader reader = new DataReader(this::more);
    private long deadline;
    private boolean answered;
    private boolean used;
    private long idleSince;

    Connection(TcpClientConnection tcp) {
        this.tcp = tcp;
    }

    DataReader reader() {
        return reader;
    }

    /** Sends a request and forgets what came before. */
    void send(byte[] octets) {
        answered = false;
        tcp.writer().writeNow(BufferData.create(octets));
    }

    /** Whether the TLS handshake chose HTTP/2 (RFC 7301, RFC 9113 §3.2). */
    boolean speaksHttp2() {
        var socket = tcp.helidonSocket();
        return socket.protocolNegotiated() && TlsOffer.HTTP_2.equals(socket.protocol());
    }

    /** Reads fail with a {@link SocketTimeoutException} from this moment of {@link System#nanoTime} on. */
    void deadline(long nanoTime) {
        deadline = nanoTime;
    }

    /** Whether anything came since the last request. */
    boolean answered() {
        return answered;
    }

    /** Whether an exchange went over it before, so that the peer may have closed it meanwhile. */
    boolean used() {
        return used;
    }

    void rest() {
        used = true;
        idleSince = System.nanoTime();
    }

    boolean restedLessThan(Duration age) {
        return System.nanoTime() - idleSince < age.toNanos();
    }

    void close() {
        tcp.closeResource();
    }

    private byte[] more() {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new UncheckedIOException(new SocketTimeoutException("deadline"));
        }
        // A time-out of zero would mean for ever.
        tcp.readTimeout(Duration.ofNanos(left).plusMillis(1));
        byte[] octets = tcp.helidonSocket().get();
        answered |= octets != null;
        return octets;
    }
}
