package dev.incipit.store;

import static dev.incipit.Latches.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rows of a PostgreSQL that another process has locked and does not give back. */
@Timeout(60)
final class LocksTest {
    /** PostgreSQL gives up after four seconds; the rest is for a machine with other things to do. */
    private static final Duration WAIT_MAX = Duration.ofSeconds(30);

    private final DatabaseConfig store = Stores.POSTGRESQL.fresh();
    private final CountDownLatch over = new CountDownLatch(1);
    private Database database;

    @BeforeEach
    void fill() {
        database = new Database(store);
        Migrations.run(database);
        database.change("insert into account (name, plan_name, created_at) values ('held', 'free', current_timestamp),"
                + " ('left behind', 'free', current_timestamp), ('free', 'free', current_timestamp)");
    }

    @AfterEach
    void close() {
        over.countDown();
        database.close();
    }

    /** Both at once, since each is a matter of seconds. */
    @Test
    void whoeverFindsARowLockedIsToldInTimeAndARowLeftBehindIsGivenBack()
            throws SQLException, InterruptedException, ExecutionException {
        var leftBehind = leaveBehind();
        try (var holder = DriverManager.getConnection(store.url(), store.username(), store.password());
                var statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.execute("select * from account where name = 'held' for update");
            long start = System.nanoTime();
            var waiter = started(() -> assertThrows(StoreFailed.class, () -> change("held")));
            assertEquals(1, change("free"));
            assertEquals(1, change("left behind"));
            var refusal = waiter.get();
            var waited = Duration.ofNanos(System.nanoTime() - start);
            assertTrue(refusal.getMessage().contains("lock timeout"), refusal.getMessage());
            assertTrue(waited.compareTo(WAIT_MAX) < 0, waited.toString());
        }
        over.countDown();
        leftBehind.get();
    }

    /** A transaction of this program's that goes no further, as that of a process that vanished. */
    private FutureTask<StoreFailed> leaveBehind() throws InterruptedException {
        var locked = new CountDownLatch(1);
        var left = started(() -> assertThrows(
                StoreFailed.class,
                () -> database.transact(transaction -> {
                    transaction.change("update account set plan_name = 'pro' where name = 'left behind'");
                    locked.countDown();
                    await(over);
                    return 0;
                })));
        locked.await();
        return left;
    }

    /** Whose failure is found by whoever asks for the result. */
    private static <T> FutureTask<T> started(Callable<T> work) {
        var task = new FutureTask<>(work);
        Thread.ofVirtual().start(task);
        return task;
    }

    private long change(String account) {
        return database.change("update account set plan_name = 'starter' where name = ?", account);
    }
}
