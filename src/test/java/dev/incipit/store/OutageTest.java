package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A PostgreSQL that stops answering, goes away and comes back. */
final class OutageTest {
    private static final int TRIES_MAX = 50;

    private Wire wire;
    private Database database;

    @BeforeEach
    void open() throws IOException {
        var direct = Stores.POSTGRESQL.fresh();
        var address = URI.create(direct.url().substring("jdbc:".length()));
        wire = new Wire(address.getPort());
        var url = direct.url().replace(":" + address.getPort() + "/", ":" + wire.port() + "/");
        database = new Database(new DatabaseConfig(
                url + (url.contains("?") ? "&" : "?") + "socketTimeout=1",
                direct.username(),
                direct.password(),
                3,
                Duration.ofSeconds(1)));
        Migrations.run(database);
    }

    @AfterEach
    void close() throws IOException {
        database.close();
        wire.close();
    }

    @Test
    void aStoreThatIsAwayFailsRequestsAndReadinessAndIsFoundAgain() throws IOException {
        wire.cut();
        assertThrows(StoreFailed.class, this::count);
        assertFalse(database.check());
        wire.mend();
        assertRecovers();
    }

    @Test
    void aStoreThatStallsHoldsNobodyUpForLong() {
        wire.hold();
        var start = System.nanoTime();
        assertThrows(StoreFailed.class, this::count);
        assertThrows(StoreFailed.class, this::count);
        assertFalse(database.check());
        var waited = Duration.ofNanos(System.nanoTime() - start);
        assertTrue(waited.compareTo(Duration.ofSeconds(8)) < 0, "waited " + waited);
        wire.mend();
        assertRecovers();
    }

    @Test
    void aStoreThatIsNotThereIsRefusedWithASentence() throws IOException {
        wire.cut();
        var config = new DatabaseConfig(
                "jdbc:postgresql://127.0.0.1:" + wire.port() + "/x", "postgres", "secret", 1, Duration.ofSeconds(1));
        var refused = assertThrows(StoreFailed.class, () -> new Database(config));
        assertTrue(refused.getMessage().startsWith("The store does not open"), refused.getMessage());
        assertFalse(refused.getMessage().contains("secret"), refused.getMessage());
    }

    private long count() {
        return database.row("select count(*) as account_count from account")
                .orElseThrow()
                .number("account_count");
    }

    /** The pool tries again by itself; each try here waits as a request would. */
    private void assertRecovers() {
        for (int i = 0; i < TRIES_MAX; i++) {
            try {
                assertEquals(0, count());
                assertTrue(database.check());
                return;
            } catch (StoreFailed notYet) {
                assertTrue(notYet.getMessage().startsWith("The store failed"));
            }
        }
        fail("The store was not found again");
    }
}
