package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.connection.DisconnectWatch;
import io.helidon.webserver.CloseConnectionException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The work in flight. A stopping service ends it as its deadline would (decisions §1, SIGTERM); work whose caller went away is
 * ended too, and its result dropped.
 */
public final class Runs {
    private final Set<Thread> running = new HashSet<>();
    private final DisconnectWatch disconnects;
    private boolean ended;

    Runs(DisconnectWatch disconnects) {
        this.disconnects = disconnects;
    }

    /** Work that can be interrupted. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws InterruptedException;
    }

    /** The caller went away before his answer was ready: there is nobody to answer. */
    static final class CallerLeft extends CloseConnectionException {
        private static final long serialVersionUID = 1L;

        private CallerLeft() {
            super("the caller went away");
        }
    }

    /**
     * Runs the work in the calling thread, where {@link #end} can reach it.
     *
     * @throws CallerLeft when there is nobody left to answer
     */
    <T> T run(Work<T> work) throws InterruptedException {
        enter();
        try {
            return ClientConnection.current().isPresent()
                    ? attended(ClientConnection.current().get(), work)
                    : work.run();
        } finally {
            leave();
        }
    }

    private <T> T attended(ClientConnection connection, Work<T> work) throws InterruptedException {
        Optional<T> result = Optional.empty();
        try (var caller = disconnects.of(connection::isGone)) {
            try {
                result = Optional.of(work.run());
            } catch (InterruptedException | RuntimeException ended) {
                // Whatever the interruption became on its way, it was for want of a caller.
                if (!caller.left()) {
                    throw ended;
                }
            }
            if (caller.left()) {
                throw new CallerLeft();
            }
        }
        return result.orElseThrow();
    }

    /** Interrupts every run; each answers with what is ready, if it can. */
    public synchronized void end() {
        ended = true;
        running.forEach(Thread::interrupt);
    }

    private synchronized void enter() {
        running.add(Thread.currentThread());
        if (ended) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void leave() {
        running.remove(Thread.currentThread());
        // Meant for the run, not for the sending of its answer: an interrupted thread cannot write to a socket.
        Thread.interrupted();
    }
}
