package dev.incipit.api;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The callers that wait for work in flight. The server library does not tell when one goes away, so their sockets are looked at, and
 * the work of one who left is interrupted (hostile.md row 38). Looks in a thread of its own until interrupted.
 */
final class Callers implements Runnable {
    private static final Duration LOOK = Duration.ofMillis(250);
    private final Set<Caller> waiting = ConcurrentHashMap.newKeySet();

    /** One who waits, from now until the end of {@link #close}; used by the thread that works for him. */
    final class Caller implements AutoCloseable {
        private final ClientConnection connection;
        private final Thread worker = Thread.currentThread();
        private boolean known;
        private boolean served;
        private boolean left;

        private Caller(ClientConnection connection) {
            this.connection = connection;
        }

        /** Not at the first look: most work is done before the second, and to look at a socket takes longer. */
        private synchronized void look() {
            if (known && !served && !left && connection.isGone()) {
                left = true;
                worker.interrupt();
            }
            known = true;
        }

        /** Whether he went away; then the work was interrupted. */
        synchronized boolean left() {
            return left;
        }

        @Override
        public void close() {
            waiting.remove(this);
            synchronized (this) {
                served = true;
            }
        }
    }

    /** The caller of the thread's connection begins to wait. */
    Caller of(ClientConnection connection) {
        var caller = new Caller(connection);
        waiting.add(caller);
        return caller;
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(LOOK);
                waiting.forEach(Caller::look);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
