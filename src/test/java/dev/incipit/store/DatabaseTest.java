package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the rooms above may rely on, whichever store it is. */
@ParameterizedClass
@EnumSource(Stores.class)
final class DatabaseTest {
    private static final int WRITES_MAX = 100_000;

    private final Stores store;
    private Database database;

    DatabaseTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        var fresh = store.fresh();
        database = new Database(
                new DatabaseConfig(fresh.url(), fresh.username(), fresh.password(), 2, Duration.ofMillis(300)));
        database.change("create table thing (name varchar(20), thing_count integer, made_at timestamp with time zone,"
                + " constraint uq_thing unique (name))");
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        var made = Instant.parse("2026-11-30T23:59:59.123456Z");
        assertEquals(
                1, database.change("insert into thing values (?, ?, ?)", "a", 7, made.atOffset(ZoneOffset.ofHours(5))));
        var row = database.row("select * from thing where name = ?", "a").orElseThrow();
        assertEquals("a", row.text("name"));
        assertEquals(7, row.number("thing_count"));
        assertEquals(Optional.of(made), row.time("made_at"));
    }

    /** Forms and models can send it, and PostgreSQL has no texts with it. */
    @Test
    void aTextWithTheNullCharacterIsKeptWithAReplacementForIt() {
        database.change("insert into thing (name) values (?)", "a\0b");
        database.transact(transaction ->
                transaction.changes("insert into thing (name) values (?)", List.of(List.of("\0"))).length);
        assertEquals(
                "a\uFFFDb",
                database.row("select name from thing where name = ?", "a\0b")
                        .orElseThrow()
                        .text("name"));
        assertTrue(
                database.row("select name from thing where name = ?", "\uFFFD").isPresent());
    }

    @Test
    void aTimeThatIsNullIsAbsent() {
        database.change("insert into thing (name) values (?)", "a");
        assertEquals(
                Optional.empty(),
                database.row("select made_at from thing").orElseThrow().time("made_at"));
    }

    @Test
    void aTransactionThatFailsLeavesNothing() {
        assertThrows(
                IllegalArgumentException.class,
                () -> database.transact(transaction -> {
                    transaction.change("insert into thing (name) values (?)", "a");
                    throw new IllegalArgumentException("no");
                }));
        assertThrows(
                StoreFailed.class,
                () -> database.transact(transaction -> {
                    transaction.change("insert into thing (name) values (?)", "a");
                    return transaction.change("insert into thing (name) values (?)", "a");
                }));
        assertEquals(List.of(), database.rows("select * from thing"));
    }

    @Test
    void failuresKeepNoConnection() {
        for (int i = 0; i < 20; i++) {
            assertThrows(StoreFailed.class, () -> database.change("insert into nothing values (1)"));
            assertThrows(StoreFailed.class, () -> database.row("select nothing from thing"));
            assertThrows(StoreFailed.class, () -> database.rows("select nothing from thing"));
            assertThrows(
                    StoreFailed.class,
                    () -> database.transact(transaction -> transaction.change("delete from nothing")));
        }
        assertEquals(0, database.change("delete from thing"));
    }

    @Test
    void nobodyWaitsLongerForAConnectionThanIsSetAndReadinessIsNotFooled() throws InterruptedException {
        var taken = new CountDownLatch(2);
        var release = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            Thread.ofVirtual()
                    .start(() -> database.transact(transaction -> {
                        transaction.rows("select * from thing");
                        taken.countDown();
                        return await(release);
                    }));
        }
        taken.await();
        var start = System.nanoTime();
        assertThrows(StoreFailed.class, () -> database.rows("select * from thing"));
        var waited = Duration.ofNanos(System.nanoTime() - start);
        assertTrue(waited.compareTo(Duration.ofSeconds(2)) < 0, "waited " + waited);
        assertTrue(database.check());
        release.countDown();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException ended) {
            return false;
        }
    }

    @Test
    void aThreadInterruptedInTheMiddleHarmsNobodyElse() throws InterruptedException {
        for (int i = 0; i < 20; i++) {
            var started = new CountDownLatch(1);
            var writer = Thread.ofVirtual().start(() -> writeUntilInterrupted(started));
            started.await();
            writer.interrupt();
            writer.join();
        }
        database.change("delete from thing");
        assertEquals(1, database.change("insert into thing (name) values (?)", "a"));
        assertEquals(1, database.rows("select * from thing").size());
    }

    private void writeUntilInterrupted(CountDownLatch started) {
        try {
            for (int i = 0; i < WRITES_MAX && !Thread.currentThread().isInterrupted(); i++) {
                database.change("insert into thing (thing_count) values (?)", i);
                started.countDown();
            }
        } catch (StoreFailed interrupted) {
            started.countDown();
        }
    }
}
