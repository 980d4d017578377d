package dev.incipit.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Detects that an embedded store has closed itself, as H2 does after a failed write, for example on a full disk. This process
 * cannot reopen it: its remaining sessions remove the new store from H2's list as they end, and then no connection succeeds.
 */
final class ClosedStore implements SQLExceptionOverride {
    /** H2's DATABASE_IS_CLOSED; PostgreSQL's driver does not set such codes. */
    private static final int CLOSED = 90098;

    private final AtomicReference<Optional<Runnable>> waiting = new AtomicReference<>(Optional.empty());
    private volatile boolean closed;

    /** Runs {@code listener} once, now or as soon as the store closes itself. */
    void whenClosed(Runnable listener) {
        waiting.set(Optional.of(listener));
        if (closed) {
            runWaiting();
        }
    }

    private void runWaiting() {
        waiting.getAndSet(Optional.empty()).ifPresent(Runnable::run);
    }

    boolean isClosed() {
        return closed;
    }

    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException thrown) {
        if (thrown.getErrorCode() == CLOSED) {
            closed = true;
            runWaiting();
        }
        return SQLExceptionOverride.Override.CONTINUE_EVICT;
    }
}
