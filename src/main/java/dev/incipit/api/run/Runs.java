package dev.incipit.api.run;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.connection.DisconnectWatch;
import dev.incipit.api.exchange.Exchange;
import io.helidon.webserver.CloseConnectionException;
import java.lang.ScopedValue.CallableOp;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The runs in flight. A stopping service ends them as their deadline would (decisions §1, SIGTERM); a run whose caller
 * disconnected is ended too, and its result dropped.
 */
public final class Runs {
    private final Set<Thread> running = new HashSet<>();
    private final DisconnectWatch disconnects;
    private boolean ended;

    public Runs(DisconnectWatch disconnects) {
        this.disconnects = disconnects;
    }

    /** The caller disconnected before the response was ready. */
    public static final class CallerLeft extends CloseConnectionException {
        private static final long serialVersionUID = 1L;

        private CallerLeft() {
            super("the caller disconnected");
        }
    }

    /**
     * Runs the work in the current thread, where {@link #end} can interrupt it.
     *
     * @throws CallerLeft if the caller disconnected
     */
    <T> T run(Exchange exchange, CallableOp<T, InterruptedException> work) throws InterruptedException {
        return ClientConnection.current().isPresent()
                ? toTheEnd(() -> attended(
                        exchange.gone().orElse(ClientConnection.current().get()::isGone), work))
                : toTheEnd(work);
    }

    /** Runs the work like {@link #run}, but goes on if the caller disconnects: it may come back for the result. */
    <T> T toTheEnd(CallableOp<T, InterruptedException> work) throws InterruptedException {
        enter();
        try {
            return work.call();
        } finally {
            leave();
        }
    }

    private <T> T attended(BooleanSupplier gone, CallableOp<T, InterruptedException> work) throws InterruptedException {
        Optional<T> result = Optional.empty();
        try (var caller = disconnects.of(gone)) {
            try {
                result = Optional.of(work.call());
            } catch (InterruptedException | RuntimeException ended) {
                // Whatever exception the interrupt became, its cause is the disconnect.
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

    /** Interrupts every run; each responds with what is ready, if it can. */
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
        // The interrupt was meant for the run, not for sending the response: an interrupted thread cannot write to a
        // socket.
        Thread.interrupted();
    }
}
