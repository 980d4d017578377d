package dev.incipit.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * The protocol over two streams: one message a line (transport "stdio"). Requests are answered concurrently; a client cancels
 * one by {@code notifications/cancelled}, and all by closing its stream.
 */
public final class LineTransport {
    /** Maximum bytes of a line: an index file of 500 KB, each byte of which may be escaped, and room for what is around it. */
    private static final int LINE_BYTES_MAX = 4 * 1024 * 1024;

    /** Requests answered at once; more wait here, where they can be cancelled. */
    private static final int AT_ONCE_MAX = 8;

    /** Kilobytes of the lines of all requests known; a further one waits in the client's pipe. */
    private static final int KNOWN_KILOBYTES_MAX = AT_ONCE_MAX * LINE_BYTES_MAX / 1024;

    /** The least that a request takes of them, for its thread: so that a thousand may wait. */
    private static final int REQUEST_KILOBYTES = 32;

    private static final System.Logger LOG = System.getLogger(LineTransport.class.getName());

    private final McpServer server;
    private final Desk desk;
    private final InputStream in;
    private final PrintStream out;
    private final Duration lastWords;
    private final Semaphore places = new Semaphore(AT_ONCE_MAX, true);
    private final Semaphore room = new Semaphore(KNOWN_KILOBYTES_MAX);
    private final Map<JsonNode, Answering> underWay = new HashMap<>();

    /**
     * Connects a server to two streams; {@link #run} serves them.
     *
     * @param lastWords how long requests under way may go on after the client's stream has ended
     */
    public LineTransport(McpServer server, Desk desk, InputStream in, PrintStream out, Duration lastWords) {
        this.server = server;
        this.desk = desk;
        this.in = new BufferedInputStream(in);
        this.out = out;
        this.lastWords = lastWords;
    }

    /** Answers until the client's stream ends. */
    public void run() throws IOException, InterruptedException {
        var line = new ByteArrayOutputStream();
        boolean tooLong = false;
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next != '\n') {
                tooLong |= line.size() >= LINE_BYTES_MAX;
                if (!tooLong) {
                    line.write(next);
                }
                continue;
            }
            take(line.toByteArray(), tooLong);
            line.reset();
            tooLong = false;
        }
        if (line.size() > 0) {
            take(line.toByteArray(), tooLong);
        }
        end();
    }

    private void take(byte[] line, boolean tooLong) throws InterruptedException {
        if (tooLong) {
            write(McpServer.rejected(new ProtocolError(
                    ProtocolError.Kind.INVALID_REQUEST, "A message may have at most " + LINE_BYTES_MAX + " bytes.")));
            return;
        }
        var text = decoded(line);
        if (text.isEmpty()) {
            write(McpServer.rejected(new ProtocolError(ProtocolError.Kind.PARSE, "A message must be UTF-8.")));
            return;
        }
        if (text.get().isBlank()) {
            return;
        }
        switch (server.receive(text.get())) {
            case Received.Rejected(var reply) -> write(reply);
            case Received.Told told -> told(told);
            case Received.Asked asked -> asked(asked, Math.max(REQUEST_KILOBYTES, line.length / 1024));
        }
    }

    private static Optional<String> decoded(byte[] line) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString());
        } catch (CharacterCodingException notUtf8) {
            return Optional.empty();
        }
    }

    private void told(Received.Told told) {
        if (told.method().equals("notifications/cancelled")) {
            synchronized (underWay) {
                Optional.ofNullable(underWay.remove(told.params().path("requestId")))
                        .ifPresent(Answering::cancel);
            }
        }
    }

    private void asked(Received.Asked asked, int kilobytes) throws InterruptedException {
        room.acquire(kilobytes);
        var answering = new Answering(asked, kilobytes);
        synchronized (underWay) {
            if (underWay.putIfAbsent(asked.id(), answering) == null) {
                answering.thread.start();
                return;
            }
        }
        room.release(kilobytes);
        write(McpServer.failed(
                asked,
                new ProtocolError(
                        ProtocolError.Kind.INVALID_REQUEST, "A request with this id is still being answered.")));
    }

    /** A request under way, with its thread. Changed only by who holds {@link #underWay}. */
    private final class Answering {
        private final Received.Asked asked;
        private final int kilobytes;
        private final Thread thread;
        private boolean over;

        Answering(Received.Asked asked, int kilobytes) {
            this.asked = asked;
            this.kilobytes = kilobytes;
            this.thread = Thread.ofVirtual().name("mcp").unstarted(this::answer);
        }

        private void answer() {
            try {
                places.acquire();
                answerAtOnce();
            } catch (InterruptedException cancelled) {
                LOG.log(Level.DEBUG, "A request was cancelled before its turn");
            } finally {
                room.release(kilobytes);
            }
        }

        private void answerAtOnce() {
            try {
                end(server.answer(asked, desk, message -> tell(McpServer.bytes(message))));
            } catch (InterruptedException cancelled) {
                LOG.log(Level.DEBUG, "A request was cancelled");
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
                LOG.log(Level.ERROR, "A request met a bug", bug);
                end(McpServer.failed(
                        asked,
                        new ProtocolError(
                                ProtocolError.Kind.INTERNAL, "Something went wrong; standard error says more.")));
            } finally {
                places.release();
            }
        }

        private void tell(byte[] message) {
            synchronized (underWay) {
                if (!over) {
                    write(message);
                }
            }
        }

        private void end(Reply reply) {
            synchronized (underWay) {
                tell(reply.bytes());
                over = true;
                underWay.remove(asked.id(), this);
                underWay.notifyAll();
            }
        }

        void cancel() {
            over = true;
            thread.interrupt();
        }
    }

    private void write(Reply reply) {
        synchronized (underWay) {
            write(reply.bytes());
        }
    }

    private void write(byte[] message) {
        out.write(message, 0, message.length);
        out.write('\n');
        out.flush();
    }

    /** Lets requests under way end, then cancels them. */
    private void end() throws InterruptedException {
        long end = System.nanoTime() + lastWords.toNanos();
        synchronized (underWay) {
            long left = lastWords.toMillis();
            while (!underWay.isEmpty() && left > 0) {
                underWay.wait(left);
                left = Duration.ofNanos(end - System.nanoTime()).toMillis();
            }
            underWay.values().forEach(Answering::cancel);
            underWay.clear();
        }
    }
}
