package dev.incipit.api.connection;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * The callers that wait for work in flight. The server library does not tell when one goes away, so their sockets are looked at, and
 * the work for a caller that left is interrupted (hostile.md row 38).
 */
public final class DisconnectWatch {
    private static final System.Logger LOG = System.getLogger(DisconnectWatch.class.getName());
    /** Between two looks. */
    public static final Duration LOOK = Duration.ofMillis(250);

    private final Set<Caller> waiting = ConcurrentHashMap.newKeySet();

    /** One that waits, from now until {@link #close}; used by the thread that works for it. */
    public final class Caller implements AutoCloseable {
        private final BooleanSupplier gone;
        private final Thread worker = Thread.currentThread();
        private boolean known;
        private boolean served;
        private boolean left;

        private Caller(BooleanSupplier gone) {
            this.gone = gone;
        }

        /** Not at the first look: most work is done before the second. */
        private synchronized void look() {
            if (known && !served && !left && gone.getAsBoolean()) {
                left = true;
                worker.interrupt();
            }
            known = true;
        }

        /** Whether it went away; then the work was interrupted. */
        public synchronized boolean left() {
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

    /** The caller for whom this thread works begins to wait; {@code gone} says whether it is known to have left. */
    public Caller of(BooleanSupplier gone) {
        var caller = new Caller(gone);
        waiting.add(caller);
        return caller;
    }

    /** Looks at each; one that cannot be looked at is logged and costs the others nothing. */
    public void look() {
        for (var caller : waiting) {
            try {
                caller.look();
            } catch (RuntimeException | Error failed) {
                LOG.log(Level.WARNING, "It could not be seen whether a caller is still there", failed);
            }
        }
    }
}
