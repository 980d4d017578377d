package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class ClosedStoreTest {
    private static final SQLException CLOSED = new SQLException("Database is closed", "90098", 90_098);

    private final ClosedStore store = new ClosedStore();
    private final AtomicInteger told = new AtomicInteger();

    @Test
    void anyOtherErrorLeavesItOpen() {
        store.whenClosed(told::incrementAndGet);
        store.adjudicate(new SQLException("Timeout", "57014", 57_014));
        assertFalse(store.isClosed());
        assertEquals(0, told.get());
    }

    @Test
    void whoWaitsIsToldOnce() {
        store.whenClosed(told::incrementAndGet);
        store.adjudicate(CLOSED);
        store.adjudicate(CLOSED);
        assertTrue(store.isClosed());
        assertEquals(1, told.get());
    }

    @Test
    void whoAsksLaterIsToldAtOnce() {
        store.adjudicate(CLOSED);
        store.whenClosed(told::incrementAndGet);
        assertEquals(1, told.get());
    }
}
