package dev.incipit.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Notices that an embedded store has closed itself, as H2 does where a write fails, on a full disk for instance. It cannot be opened
 * again in this process: sessions that are left of it take the new one off H2's list as they end, and then nobody gets in.
 */
final class ClosedStore implements SQLExceptionOverride {
    /** H2's DATABASE_IS_CLOSED; PostgreSQL's driver has no numbers. */
    private static final int CLOSED = 90098;

    private final AtomicReference<Optional<Runnable>> waiting = new AtomicReference<>(Optional.empty());
    private volatile boolean closed;

    /** Has {@code listener} run once, now or when it happens. */
    void tell(Runnable listener) {
        waiting.set(Optional.of(listener));
        if (closed) {
            tell();
        }
    }

    private void tell() {
        waiting.getAndSet(Optional.empty()).ifPresent(Runnable::run);
    }

    boolean isClosed() {
        return closed;
    }

    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException thrown) {
        if (thrown.getErrorCode() == CLOSED) {
            closed = true;
            tell();
        }
        return SQLExceptionOverride.Override.CONTINUE_EVICT;
    }
}
