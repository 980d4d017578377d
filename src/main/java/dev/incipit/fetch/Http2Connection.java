package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.Http2Frame.FrameType;
import dev.incipit.fetch.Http2Stream.Again;
import dev.incipit.fetch.Http2Writer.Sent;
import io.helidon.common.buffers.DataReader.InsufficientDataAvailableException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One HTTP/2 connection (RFC 9113), on which the requests of a run to one origin go side by side. One virtual thread reads it as long
 * as it is open. What the peer may send is bounded: bodies by the windows, headers in size and number, and by their number all frames
 * that bring nothing (RFC 9113 §10.5); a peer that goes beyond has lost the connection.
 */
final class Http2Connection {
    private static final short STREAMS = 3;

    /** RFC 9113 §7. */
    private static final int CANCEL = 8;

    private static final int FRAMES_MAX = 50_000_000;
    private static final int STREAMS_MAX = 100;

    /** Frames that bring nothing: a few for the connection, and some for each request. */
    private static final int EMPTY_FRAMES_MAX = 200;

    private static final int EMPTY_FRAMES_OF_REQUEST_MAX = 100;

    /** Longer than any run; a run closes its connections. */
    private static final Duration AGE_MAX = Duration.ofDays(1);

    /** A peer that stops reading would hold whoever writes, and whoever comes next. */
    private static final Duration WRITE_MAX = Duration.ofSeconds(5);

    private final Connection connection;
    private final Fanout fanout;
    private final Http2Writer writer;
    private final HeaderBlocks headers = new HeaderBlocks();
    private final Map<Integer, Http2Stream> streams = new ConcurrentHashMap<>();
    private final AtomicLong discardable = new AtomicLong();
    private final AtomicInteger nextId = new AtomicInteger(1);
    private volatile int streamsMax = STREAMS_MAX;
    private volatile boolean retired;
    private volatile boolean closed;
    private volatile Optional<Thread> listener = Optional.empty();

    // Touched by the reader alone.
    private int emptyFrames;
    private int unconfirmed;
    private boolean begun;

    private Http2Connection(Connection connection, Fanout fanout, Duration writeMax) {
        this.connection = connection;
        this.fanout = fanout;
        this.writer = new Http2Writer(connection, fanout, writeMax, this::close);
    }

    /** Begins to speak on a connection whose TLS handshake chose HTTP/2, and to listen. */
    static Http2Connection over(Connection connection, Fanout fanout) {
        return over(connection, fanout, WRITE_MAX);
    }

    /** With another bound for a write, which only a test wants. */
    static Http2Connection over(Connection connection, Fanout fanout, Duration writeMax) {
        var opened = new Http2Connection(connection, fanout, writeMax);
        connection.deadline(System.nanoTime() + AGE_MAX.toNanos());
        opened.writer.send(Http2Opening.octets());
        opened.listener = Optional.of(fanout.start("http2", opened::listen));
        return opened;
    }

    /** The judged address it leads to. */
    InetAddress peer() {
        return connection.peer();
    }

    /** Sends a request; empty when the connection takes no more. */
    Optional<Http2Stream> ask(FetchRequest request, Map<String, String> headers)
            throws FetchFailure, InterruptedException {
        byte[] packed = HeaderBlocks.packed(request, headers);
        if (!writer.take()) {
            throw late();
        }
        try {
            if (!takesMore()) {
                return Optional.empty();
            }
            var stream = new Http2Stream(nextId.getAndAdd(2), request.method(), this);
            streams.put(stream.id(), stream);
            var sent = writer.write(HeaderBlocks.framed(stream.id(), packed));
            if (sent == Sent.WRITTEN && !closed) {
                return Optional.of(stream);
            }
            // The connection's end passed by the stream that was just begun.
            streams.remove(stream.id());
            if (sent == Sent.LATE) {
                throw late();
            }
            return Optional.empty();
        } finally {
            writer.release();
        }
    }

    private static FetchFailure late() {
        return new FetchFailure(Cause.TIMEOUT, "timed out");
    }

    boolean takesMore() {
        return !closed && !retired && streams.size() < streamsMax && nextId.get() > 0;
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether an exchange went over it before, so that the peer may have closed it meanwhile. */
    boolean used() {
        return nextId.get() > 3;
    }

    /** Takes no further request: whoever left one without an answer would leave the next. */
    void retire() {
        retired = true;
        closeIfDone();
    }

    private void closeIfDone() {
        if (retired && streams.isEmpty()) {
            close();
        }
    }

    void close() {
        end(new FetchFailure(Cause.PROTOCOL, "the connection broke"), Again.NEVER);
    }

    /** Lets the peer send as much again (RFC 9113 §6.9). */
    void confirm(int stream, int octets) {
        send(Http2Frame.numbered(FrameType.WINDOW_UPDATE, stream, octets));
    }

    /** Forgets a stream, and calls it off where it is still open; what is under way of it is thrown away as it comes. */
    void leave(Http2Stream stream, boolean open) {
        if (open) {
            // Before it is forgotten: the reader may be holding a frame of it.
            discardable.addAndGet(Http2Stream.WINDOW_BYTES);
        }
        streams.remove(stream.id());
        if (open && !closed) {
            // Who leaves has no time to wait for a peer that does not read, and its interruption is not to end the
            // connection.
            fanout.start("http2", () -> send(Http2Frame.numbered(FrameType.RST_STREAM, stream.id(), CANCEL)));
        }
        closeIfDone();
    }

    private void send(Http2Frame frame) {
        if (!closed) {
            writer.send(frame.bytes());
        }
    }

    // What the reader does

    private void listen() {
        try {
            for (int frames = 0; frames < FRAMES_MAX && !closed; frames++) {
                take(Http2Frame.read(connection.reader()));
            }
            close();
        } catch (FetchFailure broken) {
            end(broken, Again.BY_HTTP_1);
        } catch (UncheckedIOException | InsufficientDataAvailableException lost) {
            end(new FetchFailure(Cause.PROTOCOL, "the connection broke"), used() ? Again.ANEW : Again.NEVER);
        } finally {
            // Whatever was thrown: nobody is to wait for a reader that is gone.
            if (!closed) {
                close();
            }
        }
    }

    private void end(FetchFailure failure, Again again) {
        closed = true;
        streams.values().forEach(stream -> stream.fail(failure, again));
        // It may hang in a write to a peer that does not read, and hold what closing waits for.
        listener.filter(thread -> !thread.equals(Thread.currentThread())).ifPresent(Thread::interrupt);
        connection.close();
    }

    private void take(Http2Frame frame) throws FetchFailure {
        boolean opens = frame.type() == FrameType.SETTINGS && !frame.has(Http2Frame.ACK);
        if (!headers.isInOrder(frame) || !(begun || opens)) {
            throw Http2Frame.broken();
        }
        begun = true;
        switch (frame.type()) {
            case DATA -> data(frame);
            case HEADERS, CONTINUATION -> headers(frame);
            case RST_STREAM -> reset(frame);
            case SETTINGS -> settings(frame);
            case PING -> ping(frame);
            case GOAWAY -> goAway(frame);
            case WINDOW_UPDATE, PRIORITY, UNKNOWN -> countEmpty();
            case PUSH_PROMISE -> throw Http2Frame.broken();
        }
    }

    private void countEmpty() throws FetchFailure {
        if (++emptyFrames > EMPTY_FRAMES_MAX + EMPTY_FRAMES_OF_REQUEST_MAX * (nextId.get() / 2)) {
            throw Http2Frame.broken();
        }
    }

    private void data(Http2Frame frame) throws FetchFailure {
        byte[] content = frame.content();
        boolean end = frame.has(Http2Frame.END_STREAM);
        if (content.length == 0 && (!end || !streams.containsKey(frame.stream()))) {
            countEmpty();
        }
        unconfirmed += frame.payload().length;
        if (unconfirmed >= Http2Opening.WINDOW_BYTES / 2) {
            confirm(0, unconfirmed);
            unconfirmed = 0;
        }
        var stream = Optional.ofNullable(streams.get(frame.stream()));
        if (stream.isPresent()) {
            stream.get().data(content, frame.payload().length, end);
        } else if (discardable.addAndGet(-frame.payload().length) < 0) {
            throw Http2Frame.broken();
        }
    }

    private void headers(Http2Frame frame) throws FetchFailure {
        var fields = headers.take(frame);
        if (fields.isPresent()) {
            var stream = Optional.ofNullable(streams.get(fields.get().stream()));
            if (stream.isPresent()) {
                stream.get().headers(fields.get());
            } else {
                countEmpty();
            }
        }
    }

    private void reset(Http2Frame frame) throws FetchFailure {
        countEmpty();
        var again = Again.afterReset(frame.number(0));
        Optional.ofNullable(streams.get(frame.stream()))
                .ifPresent(stream -> stream.fail(new FetchFailure(Cause.PROTOCOL, "the connection broke"), again));
    }

    private void settings(Http2Frame frame) throws FetchFailure {
        countEmpty();
        if (frame.has(Http2Frame.ACK)) {
            return;
        }
        if (frame.payload().length % Http2Opening.SETTING_BYTES != 0) {
            throw Http2Frame.broken();
        }
        for (var values = ByteBuffer.wrap(frame.payload()); values.hasRemaining(); ) {
            short name = values.getShort();
            int value = values.getInt();
            if (name == STREAMS) {
                streamsMax = value < 0 ? STREAMS_MAX : Math.min(value, STREAMS_MAX);
            }
        }
        send(new Http2Frame(FrameType.SETTINGS, Http2Frame.ACK, 0, new byte[0]));
    }

    private void ping(Http2Frame frame) throws FetchFailure {
        countEmpty();
        if (!frame.has(Http2Frame.ACK)) {
            send(new Http2Frame(FrameType.PING, Http2Frame.ACK, 0, frame.payload()));
        }
    }

    private void goAway(Http2Frame frame) throws FetchFailure {
        countEmpty();
        retired = true;
        int last = frame.number(0) & Integer.MAX_VALUE;
        var again = Again.afterGoAway(frame.number(Integer.BYTES));
        streams.values().stream()
                .filter(stream -> stream.id() > last)
                .forEach(stream -> stream.fail(new FetchFailure(Cause.PROTOCOL, "the connection broke"), again));
    }
}
