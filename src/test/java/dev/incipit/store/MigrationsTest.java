package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables are brought forward once, whoever starts, and never backward. */
@ParameterizedClass
@EnumSource(Stores.class)
final class MigrationsTest {
    private static final int REPLICAS = 4;

    private final Stores store;

    MigrationsTest(Stores store) {
        this.store = store;
    }

    @RepeatedTest(3)
    void replicasThatStartAtOnceDoNotCollide() throws InterruptedException {
        var config = store.fresh();
        var gate = new CountDownLatch(1);
        var failure = new AtomicReference<RuntimeException>();
        var up = new AtomicInteger();
        var replicas = IntStream.range(0, REPLICAS)
                .mapToObj(i -> Thread.ofVirtual().start(() -> {
                    try (var database = new Database(config)) {
                        gate.await();
                        Migrations.run(database);
                        up.addAndGet(database.rows("select * from account").isEmpty() ? 1 : 0);
                    } catch (StoreFailed failed) {
                        failure.set(failed);
                    } catch (InterruptedException ended) {
                        up.set(-1);
                    }
                }))
                .toList();
        gate.countDown();
        for (var replica : replicas) {
            replica.join();
        }
        if (failure.get() != null) {
            throw failure.get();
        }
        assertEquals(REPLICAS, up.get());
    }

    @Test
    void aSecondStartChangesNothing() {
        try (var database = new Database(store.fresh())) {
            Migrations.run(database);
            var before = database.rows("select * from flyway_schema_history").size();
            Migrations.run(database);
            assertEquals(
                    before, database.rows("select * from flyway_schema_history").size());
        }
    }

    @Test
    void aStoreOfTheFirstReleaseKeepsItsAccountsAndKeysAndTheyCanHaveUsers() {
        try (var database = new Database(store.fresh())) {
            Migrations.runTo(database, "6");
            database.change(
                    "insert into account (name, plan_name, created_at) values ('acme', 'pro', current_timestamp)");
            database.change("insert into api_key (account_id, key_hash, first_characters, label, created_at)"
                    + " select id, 'ab', 'inc_abcd', 'old', current_timestamp from account");
            Migrations.run(database);
            assertEquals(
                    1,
                    database.change("insert into app_user (account_id, address, password_hash, role_name, created_at)"
                            + " select account_id, 'ann@example.org', 'x', 'MEMBER', current_timestamp from api_key"
                            + " where label = 'old'"));
        }
    }

    @Test
    void aStoreOfANewerProgramIsRefusedWithASentence() {
        try (var database = new Database(store.fresh())) {
            Migrations.run(database);
            database.change("insert into flyway_schema_history (installed_rank, version, description, type, script,"
                    + " checksum, installed_by, execution_time, success)"
                    + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', 1, true)");
            var refused = assertThrows(StoreFailed.class, () -> Migrations.run(database));
            assertTrue(refused.getMessage().contains("newer version"), refused.getMessage());
            assertTrue(refused.getMessage().contains("99"), refused.getMessage());
        }
    }

    @Test
    void noTableIsNamedTwice() {
        try (var database = new Database(store.fresh())) {
            Migrations.run(database);
            for (var table : List.of("account", "api_key", "rate_state", "usage_month", "run")) {
                assertEquals(List.of(), database.rows("select * from " + table));
            }
        }
    }
}
