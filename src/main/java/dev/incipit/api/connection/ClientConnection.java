package dev.incipit.api.connection;

import dev.incipit.api.exchange.Exchange;
import dev.incipit.compute.FairShare;
import io.helidon.common.concurrency.limits.FixedLimit;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.task.InterruptableTask;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.net.Socket;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * One client connection. Helidon's HTTP/1.1 code handles the requests; this class closes in stages: it shuts down output, reads
 * and drops what the client still sends, then closes, so that the client sees the last response (RFC 9112 §9.6). Can go when
 * Helidon does the same; helidon#12324 (fixed after 4.5.3) only makes it close after {@code Connection: close}.
 */
public final class ClientConnection {
    /** Maximum number of bytes read and dropped (decisions §1). */
    private static final long DRAINED_BYTES_MAX = 16L * 1024 * 1024;

    /** Maximum time spent on that (decisions §1). */
    private static final Duration DRAIN_MAX = Duration.ofSeconds(2);

    private static final int DRAIN_BUFFER = 16 * 1024;
    private static final System.Logger LOG = System.getLogger(ClientConnection.class.getName());
    private static final ServerConnectionSelector HTTP = Http1ConnectionSelector.builder()
            .config(config -> config.sendLog(false).receiveLog(false))
            .build();
    /** No limit on concurrent requests: a connection has one at a time, and connections are limited. */
    private static final Limit UNLIMITED = FixedLimit.create();

    private static final ScopedValue<ClientConnection> CURRENT = ScopedValue.newInstance();

    private final ServerConnection http;
    private final ClientContext context;
    private final ClientPresence presence;
    private final Socket socket;
    private final SlowClientWatch slowClients;
    private final ClientTiming timing;
    private Optional<Exchange> exchange = Optional.empty();
    private boolean routed;
    private Optional<FairShare.Hold> kept = Optional.empty();

    public ClientConnection(SocketChannel channel, ListenerFrame frame, SlowClientWatch slowClients) {
        this.socket = channel.socket();
        this.slowClients = slowClients;
        this.timing = new ClientTiming(socket, slowClients.now());
        this.context = new ClientContext(frame, socket, timing, slowClients::now);
        this.presence = new ClientPresence(channel, context.input());
        this.http = HTTP.connection(context);
    }

    public static Optional<ClientConnection> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    /** To be called when a request head has been read: the body is then read as the headers announce it. */
    public void begin(Headers headers) {
        routed = true;
        if (headers.contains(HeaderValues.TRANSFER_ENCODING_CHUNKED)) {
            context.beginChunked();
        }
    }

    public void begin(Exchange begun, Headers headers) {
        exchange = Optional.of(begun);
        begin(headers);
    }

    public void end() {
        exchange = Optional.empty();
        routed = false;
        release();
        context.input().requestDone();
    }

    /** Keeps the memory of the current request's response until it has been sent, and hurries the client while it is wanted. */
    public void keepUntilSent(FairShare.Hold memory) {
        release();
        kept = Optional.of(memory);
        timing.hurried(memory::isWanted);
    }

    /** Gives back all but so many permits of what {@link #keepUntilSent} keeps. */
    public void keepOnly(int permits) {
        kept.ifPresent(memory -> memory.shrinkTo(permits));
    }

    /** Gives back what {@link #keepUntilSent} keeps. */
    public void release() {
        timing.hurried(() -> false);
        kept.ifPresent(FairShare.Hold::close);
        kept = Optional.empty();
    }

    /** The current request; empty before routing and between requests. */
    public Optional<Exchange> exchange() {
        return exchange;
    }

    /** Whether the connection has a current request with a readable head. */
    public boolean isRouted() {
        return routed;
    }

    /** Restarts the time for the rest of the request, because the client was waiting for the server. */
    public void bodyDue() {
        context.input().bodyDue();
    }

    /**
     * Reads the rest of a body for which memory is held; a client that is too slow is disconnected.
     *
     * @param bytes to come
     * @param awaited whether others wait for memory
     */
    public <T> T paced(long bytes, BooleanSupplier awaited, Supplier<T> reading) {
        return context.input().paced(bytes, awaited, reading);
    }

    public String peer() {
        return context.remotePeer().host();
    }

    /** Whether the client is known to have disconnected. Call it only during a request, while no thread reads or writes. */
    public boolean isGone() {
        return presence.isGone();
    }

    /**
     * Whether the client has closed its sending side. For a response that has begun, into which nothing can be sent between;
     * call it only while no thread reads or writes.
     */
    public boolean hasHungUp() {
        return presence.hasHungUp();
    }

    /** Handles requests until either side ends the connection, then closes it. */
    void handle() {
        slowClients.watch(timing);
        try {
            ScopedValue.where(CURRENT, this).call(() -> {
                http.handle(UNLIMITED);
                return this;
            });
        } catch (CloseConnectionException ended) {
            LOG.log(Level.TRACE, "Closing the connection", ended);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            leave();
        }
    }

    /** Closes the socket whatever fails before. A service that is short of file descriptors may fail even to load a class. */
    private void leave() {
        try {
            slowClients.leave(timing);
            release();
            drain();
        } finally {
            close();
        }
    }

    void endIfIdle() {
        if (http instanceof InterruptableTask<?> task && task.canInterrupt()) {
            try {
                socket.shutdownInput();
            } catch (IOException gone) {
                LOG.log(Level.TRACE, "The client disconnected first", gone);
            }
        }
    }

    /** Closes at once, even during a request. */
    void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            LOG.log(Level.TRACE, "The client disconnected first", gone);
        }
    }

    private void drain() {
        try {
            socket.shutdownOutput();
            var end = slowClients.now().plus(DRAIN_MAX);
            var in = socket.getInputStream();
            var buffer = new byte[DRAIN_BUFFER];
            long drained = 0;
            int read = 0;
            while (read >= 0 && drained < DRAINED_BYTES_MAX) {
                var left = Duration.between(slowClients.now(), end).toMillis();
                if (left <= 0) {
                    return;
                }
                socket.setSoTimeout((int) left);
                read = in.read(buffer);
                drained += read;
            }
        } catch (IOException | UncheckedIOException gone) {
            LOG.log(Level.TRACE, "The client disconnected first", gone);
        }
    }
}
