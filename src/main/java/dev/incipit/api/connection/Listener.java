package dev.incipit.api.connection;

import io.helidon.webserver.ServerConnectionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;

/**
 * One listening socket and its connections. Accepts on a platform thread and starts one thread per connection. Helidon's own
 * listener stops at the first exception of accept, even a temporary one such as "too many open files"; this one continues. Can
 * go when Helidon's does too; no Helidon issue found that asks for this (November 2026; helidon#2663 is about 1.x).
 */
public final class Listener {
    /** Pause after a failed accept; meanwhile a file may have been closed. */
    private static final Duration PAUSE = Duration.ofMillis(100);

    /** Minimum time between two log lines about failed accepts. */
    private static final Duration SAY = Duration.ofMinutes(1);

    /** How often a stopping listener checks for connections that have become idle. */
    private static final Duration LOOK = Duration.ofMillis(50);

    private static final int CONNECT_MILLIS_MAX = 1_000;

    /** Number of connections the operating system keeps waiting for accept. */
    private static final int BACKLOG = 1024;

    private static final System.Logger LOG = System.getLogger(Listener.class.getName());

    private final Connector connector;
    private final ThreadFactory threads;
    private final Semaphore places;
    private final Runnable ended;
    private final Map<ClientConnection, Thread> handled = new ConcurrentHashMap<>();
    private final ServerSocketChannel socket;
    private final Thread acceptor;
    private long saidAt = System.nanoTime() - SAY.toNanos();
    private volatile boolean stopping;
    private volatile boolean accepting = true;

    /** Creates the connection for an accepted socket. */
    @FunctionalInterface
    public interface Connector {
        /** Returns a connection that is not handled yet. */
        ClientConnection connection(SocketChannel accepted) throws IOException;
    }

    /**
     * Starts to listen.
     *
     * @param connectionsMax open at once; further clients wait in the backlog
     * @param ended run when the listener ends without {@link #stop}
     * @throws UncheckedIOException when the address cannot be bound
     */
    public static Listener open(
            String name,
            InetSocketAddress address,
            int connectionsMax,
            ThreadFactory threads,
            Connector connector,
            Runnable ended) {
        try {
            var socket = ServerSocketChannel.open();
            try {
                socket.setOption(StandardSocketOptions.SO_REUSEADDR, true);
                socket.bind(address, BACKLOG);
            } catch (IOException refused) {
                socket.close();
                throw refused;
            }
            return new Listener(name, socket, connectionsMax, threads, connector, ended);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** Listens on a socket that is already bound. */
    Listener(
            String name,
            ServerSocketChannel socket,
            int connectionsMax,
            ThreadFactory threads,
            Connector connector,
            Runnable ended) {
        this.socket = socket;
        this.places = new Semaphore(connectionsMax);
        this.threads = threads;
        this.connector = connector;
        this.ended = ended;
        this.acceptor = Thread.ofPlatform().name(name).daemon().start(this::accept);
    }

    public int port() {
        return socket.socket().getLocalPort();
    }

    /**
     * Whether clients can connect: a test connection succeeds, and so did the last accept. The test connection lets the next one
     * find out that a failure is over, when clients no longer come because of it. Takes a second at most.
     */
    public boolean answers() {
        if (!socket.isOpen()) {
            return false;
        }
        var bound = socket.socket().getInetAddress();
        var host = bound.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : bound;
        try (var client = new Socket()) {
            client.connect(new InetSocketAddress(host, port()), CONNECT_MILLIS_MAX);
            return accepting;
        } catch (IOException refused) {
            LOG.log(Level.DEBUG, "The listener does not answer on its own port", refused);
            return false;
        }
    }

    private void accept() {
        try {
            while (!stopping && socket.isOpen()) {
                acceptOne();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            accepting = false;
            if (!stopping) {
                LOG.log(Level.ERROR, "The listener on port " + port() + " ended unexpectedly");
                ended.run();
            }
        }
    }

    private void acceptOne() throws InterruptedException {
        // Before accept, so that clients over the limit wait in the backlog and not in this process's memory.
        places.acquire();
        try {
            var accepted = socket.accept();
            accepting = true;
            handle(accepted);
        } catch (ClosedChannelException closed) {
            places.release();
            LOG.log(Level.DEBUG, "The listening socket was closed", closed);
        } catch (IOException | RuntimeException | Error failed) {
            // Errors too: if memory or threads run out, one client is lost, but not the listener.
            places.release();
            accepting = false;
            say(failed);
            Thread.sleep(PAUSE);
        }
    }

    /** Logs a failure, but not every one: at the limit every other accept may fail. */
    private void say(Throwable failure) {
        var now = System.nanoTime();
        if (now - saidAt < SAY.toNanos()) {
            return;
        }
        try {
            LOG.log(
                    Level.WARNING,
                    "A connection could not be accepted on port " + port() + "; trying again: " + failure);
            saidAt = now;
        } catch (OutOfMemoryError _) {
            // Logged when there is memory for it.
        }
    }

    /** Starts the connection's thread, which releases the permit when it ends; if this method throws, its caller must. */
    private void handle(SocketChannel accepted) throws IOException {
        boolean started = false;
        try {
            accepted.setOption(StandardSocketOptions.TCP_NODELAY, true);
            var connection = connector.connection(accepted);
            var thread = threads.newThread(() -> handle(connection));
            handled.put(connection, thread);
            try {
                thread.start();
                started = true;
            } finally {
                if (!started) {
                    handled.remove(connection);
                }
            }
        } finally {
            if (!started) {
                accepted.close();
            }
        }
    }

    private void handle(ClientConnection connection) {
        try {
            connection.handle();
        } catch (ServerConnectionException gone) {
            LOG.log(Level.TRACE, "The connection broke", gone);
        } catch (RuntimeException bug) {
            LOG.log(Level.WARNING, "A connection ended with an unexpected exception", bug);
        } finally {
            handled.remove(connection);
            places.release();
        }
    }

    /** Stops accepting, ends idle connections, waits {@code grace} for requests in flight, then closes what is left. */
    public void stop(Duration grace) {
        stopping = true;
        try {
            socket.close();
            acceptor.interrupt();
            acceptor.join();
            long end = System.nanoTime() + grace.toNanos();
            while (!handled.isEmpty() && System.nanoTime() < end) {
                handled.keySet().forEach(ClientConnection::endIfIdle);
                Thread.sleep(LOOK);
            }
        } catch (IOException failed) {
            LOG.log(Level.INFO, "The listening socket could not be closed", failed);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        } finally {
            handled.forEach((connection, thread) -> {
                thread.interrupt();
                connection.close();
            });
        }
    }
}
