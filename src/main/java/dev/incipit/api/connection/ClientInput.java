package dev.incipit.api.connection;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bytes a client sends, piece by piece and timed by {@link ClientTiming}. Helidon parses chunked coding loosely and buffers
 * a whole chunk, so it gets a chunked body as small well-formed chunks. Can go with {@link ChunkedBody} and {@link
 * SlowClientWatch}.
 */
final class ClientInput implements Supplier<byte[]> {
    private static final byte[] NOTHING = {};

    private final Supplier<byte @Nullable []> socket;
    private final ClientTiming timing;
    private final Supplier<Instant> now;
    private boolean begun;
    private volatile byte[] ahead = NOTHING;
    private Optional<ChunkedBody> chunked = Optional.empty();

    /** Reads from {@code socket}; null means end of input. */
    ClientInput(Supplier<byte @Nullable []> socket, ClientTiming timing, Supplier<Instant> now) {
        this.socket = socket;
        this.timing = timing;
        this.now = now;
    }

    /** Whether bytes have been received but not read yet. */
    boolean hasAhead() {
        return ahead.length > 0;
    }

    /** Stores bytes that were read from the socket outside of {@link #get}, which returns them first. */
    void keepAhead(byte[] taken) {
        ahead = taken;
    }

    /** Announces a chunked body, whose first bytes are {@code start}. */
    void beginChunked(byte[] start) {
        if (start.length > 0) {
            ahead = start;
        }
        chunked = Optional.of(new ChunkedBody(this::read));
    }

    void requestDone() {
        begun = false;
        timing.requestDone(now.get());
    }

    void bodyDue() {
        timing.due(now.get());
    }

    /** Reads, while so many bytes are to come at the pace of a body for which memory is held. */
    <T> T paced(long bytes, BooleanSupplier awaited, Supplier<T> reading) {
        timing.paced(Optional.of(new BodyPace(now.get(), bytes, 0, awaited)));
        try {
            return reading.get();
        } finally {
            timing.paced(Optional.empty());
        }
    }

    @Override
    public byte[] get() {
        if (chunked.isEmpty()) {
            return read();
        }
        var body = chunked.get();
        var piece = body.next();
        if (body.isOver()) {
            ahead = body.rest();
            chunked = Optional.empty();
        }
        return piece;
    }

    private byte[] read() {
        if (hasAhead()) {
            var taken = ahead;
            ahead = NOTHING;
            timing.read(now.get());
            timing.arrived(taken.length);
            begun = true;
            return taken;
        }
        timing.reading();
        byte @Nullable [] bytes;
        try {
            bytes = socket.get();
        } catch (UncheckedIOException broken) {
            throw new ServerConnectionException("the connection broke", broken);
        } finally {
            timing.read(now.get());
        }
        if (bytes == null) {
            throw end();
        }
        begun = true;
        timing.arrived(bytes.length);
        return bytes;
    }

    /** The exception for end of input. In the middle of a request too, where Helidon would report a server error. */
    private RuntimeException end() {
        if (begun && timing.late()) {
            return RequestException.builder()
                    .type(EventType.BAD_REQUEST)
                    .status(Status.BAD_REQUEST_400)
                    .message("the request did not arrive in time")
                    .setKeepAlive(false)
                    .build();
        }
        return new CloseConnectionException("end of input");
    }
}
