package dev.incipit.api;

import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.spi.ServerConnection;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;

/**
 * One client's connection. Handles requests as the server library does, and ends in order: output is shut, what the client
 * still sends is read and dropped for a while, then the connection closes, so that the last answer is seen (RFC 9112 §9.6).
 */
final class ClientConnection implements ServerConnection, InterruptableTask<Void> {
    /** Bytes read and dropped at most (decisions §1). */
    private static final long DRAINED_BYTES_MAX = 16L * 1024 * 1024;

    /** Time spent on it at most (decisions §1). */
    private static final Duration DRAIN_MAX = Duration.ofSeconds(2);

    private static final int DRAIN_BUFFER = 16 * 1024;
    private static final System.Logger LOG = System.getLogger(ClientConnection.class.getName());
    private static final ScopedValue<ClientConnection> CURRENT = ScopedValue.newInstance();

    private final ServerConnection http;
    private final ClientContext context;
    private final Socket socket;
    private final SlowClients slowClients;
    private Optional<Exchange> exchange = Optional.empty();

    ClientConnection(ServerConnection http, ClientContext context, Socket socket, SlowClients slowClients) {
        this.http = http;
        this.context = context;
        this.socket = socket;
        this.slowClients = slowClients;
    }

    /** The one whose thread this is. */
    static Optional<ClientConnection> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    void begin(Exchange begun) {
        exchange = Optional.of(begun);
    }

    void end() {
        exchange = Optional.empty();
        context.requestDone();
    }

    /** The request in hand; empty before routing and between requests. */
    Optional<Exchange> exchange() {
        return exchange;
    }

    /** The client waited for us, not we for it: the rest of its request is due from now on. */
    void bodyDue() {
        context.bodyDue();
    }

    String peer() {
        return context.remotePeer().host();
    }

    /** Whether the client has gone; asked while its request is in hand. One that closed only its sending side counts as gone. */
    boolean isGone() {
        return context.isClosedByPeer(socket);
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        slowClients.watch(context.pace());
        try {
            ScopedValue.where(CURRENT, this).call(() -> {
                http.handle(limit);
                return this;
            });
        } finally {
            slowClients.leave(context.pace());
            drain();
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
        } catch (IOException gone) {
            LOG.log(System.Logger.Level.TRACE, "the client left first", gone);
        }
    }

    @Override
    public Duration idleTime() {
        return http.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
        http.close(interrupt);
    }

    @Override
    public boolean canInterrupt() {
        return http instanceof InterruptableTask<?> task && task.canInterrupt();
    }
}
