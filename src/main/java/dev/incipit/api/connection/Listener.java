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
 * One listening socket and its connections. Accepts on a platform thread and gives each connection a thread of its own. The server
 * library's listener ends at the first error of accept, and "too many open files" is one that passes; this one goes on.
 */
public final class Listener {
    /** After an accept that failed: by then somebody may have closed a file. */
    private static final Duration PAUSE = Duration.ofMillis(100);

    /** Between two lines of the log about the same trouble. */
    private static final Duration SAY = Duration.ofMinutes(1);

    /** How often a stopping listener looks for connections that became idle. */
    private static final Duration LOOK = Duration.ofMillis(50);

    private static final int CONNECT_MILLIS_MAX = 1_000;

    /** Clients that the system keeps connected while they wait to be accepted. */
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

    /** Makes the connection of an accepted socket. */
    @FunctionalInterface
    public interface Connector {
        /** The connection, not yet handled. */
        ClientConnection connection(SocketChannel accepted) throws IOException;
    }

    /**
     * Begins to listen.
     *
     * @param name of the thread that accepts
     * @param connectionsMax open at once; further clients wait in the backlog
     * @param threads for the connections
     * @param ended run when the listener ends although nobody stopped it
     * @throws UncheckedIOException where the address cannot be had
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

    /** Over a socket that is bound already. */
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

    /** Whether clients are let in: the last accept did not fail, and a connection to ourselves stands. Takes a second at most. */
    public boolean answers() {
        if (!accepting) {
            return false;
        }
        var bound = socket.socket().getInetAddress();
        var host = bound.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : bound;
        try (var client = new Socket()) {
            client.connect(new InetSocketAddress(host, port()), CONNECT_MILLIS_MAX);
            return true;
        } catch (IOException refused) {
            LOG.log(Level.DEBUG, "The own port does not answer", refused);
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
                LOG.log(Level.ERROR, "The listener on port " + port() + " ended by itself");
                ended.run();
            }
        }
    }

    private void acceptOne() throws InterruptedException {
        // Before accepting: who finds no place waits in the backlog and not in our memory.
        places.acquire();
        try {
            var accepted = socket.accept();
            accepting = true;
            handle(accepted);
        } catch (ClosedChannelException closed) {
            places.release();
            LOG.log(Level.DEBUG, "The listening socket was closed", closed);
        } catch (IOException | RuntimeException | Error failed) {
            // Errors too: for want of memory or of a thread one client is lost, but not the listener.
            places.release();
            accepting = false;
            say(failed);
            Thread.sleep(PAUSE);
        }
    }

    /** Once in a while: at the limit every other accept may fail. */
    private void say(Throwable failure) {
        var now = System.nanoTime();
        if (now - saidAt < SAY.toNanos()) {
            return;
        }
        try {
            LOG.log(
                    Level.WARNING,
                    "A connection could not be accepted on port " + port() + "; to be tried again: " + failure);
            saidAt = now;
        } catch (OutOfMemoryError _) {
            // Said when there is memory for it.
        }
    }

    /** Starts the connection's thread, which gives its place back; where that fails, the caller does. */
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
            LOG.log(Level.WARNING, "A connection ended by an error of ours", bug);
        } finally {
            handled.remove(connection);
            places.release();
        }
    }

    /** Accepts no more, ends idle connections, and gives the requests in flight so long to end. */
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
            LOG.log(Level.INFO, "The listening socket was not closed in order", failed);
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
