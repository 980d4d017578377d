package dev.incipit.mail;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import javax.net.SocketFactory;

/**
 * Sockets to a mail server, each for one mail, bounded in time and in what the server may say. The library bounds a single read
 * alone, and keeps an answer until its last line, however many come before.
 */
final class BoundedSockets extends SocketFactory {
    /** From the first byte to the last; a read that has begun may take its own time more. */
    static final Duration TIME_MAX = Duration.ofMinutes(1);

    /** A hundred times what a server sends while it takes a mail, its certificates included. */
    private static final int BYTES_MAX = 1024 * 1024;

    private final InstantSource clock;

    BoundedSockets(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public Socket createSocket() {
        return new Bounded(clock);
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        throw unconnected();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
        throw unconnected();
    }

    @Override
    public Socket createSocket(InetAddress address, int port) throws IOException {
        throw unconnected();
    }

    @Override
    public Socket createSocket(InetAddress address, int port, InetAddress local, int localPort) throws IOException {
        throw unconnected();
    }

    private static IOException unconnected() {
        return new IOException("the library connects within its own limit");
    }

    private static final class Bounded extends Socket {
        private final InstantSource clock;
        private final Instant end;
        private int left = BYTES_MAX;

        Bounded(InstantSource clock) {
            this.clock = clock;
            this.end = clock.instant().plus(TIME_MAX);
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    var one = new byte[1];
                    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
                }

                @Override
                public int read(byte[] into, int offset, int length) throws IOException {
                    if (clock.instant().isAfter(end)) {
                        throw new SocketTimeoutException("the mail server takes longer than " + TIME_MAX);
                    }
                    int read = super.read(into, offset, length);
                    left -= read;
                    if (left < 0) {
                        throw new IOException("the mail server says more than servers do");
                    }
                    return read;
                }
            };
        }
    }
}
