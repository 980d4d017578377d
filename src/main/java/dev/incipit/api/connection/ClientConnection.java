package dev.incipit.api.connection;

import dev.incipit.api.exchange.Exchange;
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

/**
 * One client's connection. Handles requests as the server library does, and ends in order: output is shut, what the client
 * still sends is read and dropped for a while, then the connection closes, so that the last answer is seen (RFC 9112 §9.6).
 */
public final class ClientConnection {
    /** Bytes read and dropped at most (decisions §1). */
    private static final long DRAINED_BYTES_MAX = 16L * 1024 * 1024;

    /** Time spent on it at most (decisions §1). */
    private static final Duration DRAIN_MAX = Duration.ofSeconds(2);

    private static final int DRAIN_BUFFER = 16 * 1024;
    private static final System.Logger LOG = System.getLogger(ClientConnection.class.getName());
    private static final ServerConnectionSelector HTTP = Http1ConnectionSelector.builder()
            .config(config -> config.sendLog(false).receiveLog(false))
            .build();
    /** Of requests at once: each connection has one, and connections are counted. */
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

    public ClientConnection(SocketChannel channel, ListenerFrame frame, SlowClientWatch slowClients) {
        this.socket = channel.socket();
        this.slowClients = slowClients;
        this.timing = new ClientTiming(socket, slowClients.now());
        this.context = new ClientContext(frame, socket, timing, slowClients::now);
        this.presence = new ClientPresence(channel, context.input());
        this.http = HTTP.connection(context);
    }

    /** The one whose thread this is. */
    public static Optional<ClientConnection> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    /** A request's head was read; from here on its body is read as its headers announce it. */
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
        context.input().requestDone();
    }

    /** The request in hand; empty before routing and between requests. */
    public Optional<Exchange> exchange() {
        return exchange;
    }

    /** Whether a request is in hand whose head could be read. */
    public boolean isRouted() {
        return routed;
    }

    /** The client waited for us, not we for it: the rest of its request is due from now on. */
    public void bodyDue() {
        context.input().bodyDue();
    }

    public String peer() {
        return context.remotePeer().host();
    }

    /** Whether the client is known to have gone. Asked while its request is in hand and nobody reads or writes. */
    public boolean isGone() {
        return presence.isGone();
    }

    /** Handles requests until either side ends the connection, and closes it. */
    void handle() {
        slowClients.watch(timing);
        try {
            ScopedValue.where(CURRENT, this).call(() -> {
                http.handle(UNLIMITED);
                return this;
            });
        } catch (CloseConnectionException ended) {
            LOG.log(Level.TRACE, "The connection is to close", ended);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            slowClients.leave(timing);
            drain();
            close();
        }
    }

    /** Ends the connection where it waits for a request. */
    void endIfIdle() {
        if (http instanceof InterruptableTask<?> task && task.canInterrupt()) {
            try {
                socket.shutdownInput();
            } catch (IOException gone) {
                LOG.log(Level.TRACE, "The client left first", gone);
            }
        }
    }

    /** At once, whatever is in flight. */
    void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            LOG.log(Level.TRACE, "The client left first", gone);
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
            LOG.log(Level.TRACE, "The client left first", gone);
        }
    }
}
