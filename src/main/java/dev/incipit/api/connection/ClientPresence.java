package dev.incipit.api.connection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * Whether a client that waits for its answer is still there. One that closed its sending side may have gone, or may only have
 * nothing more to say and wait (RFC 9112 §9.6): TCP shows the same for both, until something is sent. So such a client is sent an
 * interim response, which every client must skip (RFC 9110 §15.2.1); the system of one that has gone refuses it, and the next one
 * fails. Looked at by one thread while the connection's own thread neither reads nor writes; never waits.
 */
final class ClientPresence {
    /** 100 and not 102: clients that know one interim status only know this one. */
    private static final byte[] INTERIM = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    /** Looks between two interim responses, at most; they begin with one look and double. */
    private static final int LOOKS_MAX = 32;

    private final SocketChannel channel;
    private final ClientInput input;
    private boolean sendsNoMore;
    private int looksLeft;
    private int looksBetween = 1;

    ClientPresence(SocketChannel channel, ClientInput input) {
        this.channel = channel;
        this.input = input;
    }

    boolean isGone() {
        if (input.hasAhead()) {
            return false;
        }
        try {
            channel.configureBlocking(false);
            try {
                sendsNoMore = sendsNoMore || sendsNoMore();
                return sendsNoMore && !takesInterim();
            } finally {
                channel.configureBlocking(true);
            }
        } catch (IOException broken) {
            return true;
        }
    }

    /** Reads a byte, since there is no other way to see the end; one that comes belongs to the next request. */
    private boolean sendsNoMore() throws IOException {
        var next = ByteBuffer.allocate(1);
        int read = channel.read(next);
        if (read > 0) {
            input.keepAhead(next.array());
        }
        return read < 0;
    }

    private boolean takesInterim() throws IOException {
        if (looksLeft-- > 0) {
            return true;
        }
        looksLeft = looksBetween - 1;
        looksBetween = Math.min(2 * looksBetween, LOOKS_MAX);
        // All of it or nothing: the system takes so little whole, or there is no room for any of it.
        var interim = ByteBuffer.wrap(INTERIM);
        return channel.write(interim) == 0 || !interim.hasRemaining();
    }
}
