package dev.incipit.api.connection;

import java.io.IOException;
import java.lang.ScopedValue.CallableOp;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * Whether a client that waits for its response is still connected. A client that closed its sending side may have disconnected
 * or may still wait (RFC 9112 §9.6); TCP shows no difference until something is sent. So it is sent an interim response, which
 * every client must skip (RFC 9110 §15.2.1): the system of a client that is gone rejects it, and the next write fails. Never
 * blocks; called by one thread while the connection's own thread neither reads nor writes. Can go with {@link DisconnectWatch}.
 */
final class ClientPresence {
    /** 100 and not 102: clients that know only one interim status know this one. */
    private static final byte[] INTERIM = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    /** Maximum number of checks per interim response. It starts at one and doubles. */
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
        return look(() -> !takesInterim());
    }

    /** Whether the client has closed its sending side; nothing is sent to learn more. */
    boolean hasHungUp() {
        return look(() -> true);
    }

    /** @param further what is asked while the channel does not block */
    private boolean look(CallableOp<Boolean, IOException> further) {
        if (input.hasAhead()) {
            return false;
        }
        try {
            channel.configureBlocking(false);
            try {
                sendsNoMore = sendsNoMore || sendsNoMore();
                return sendsNoMore && further.call();
            } finally {
                channel.configureBlocking(true);
            }
        } catch (IOException broken) {
            return true;
        }
    }

    /** Reads one byte, since there is no other way to see the end of input. If one arrives, it belongs to the next request. */
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
        // All or nothing: the system accepts so few bytes as a whole, or has no room for any of them.
        var interim = ByteBuffer.wrap(INTERIM);
        return channel.write(interim) == 0 || !interim.hasRemaining();
    }
}
