package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.account.Admission.Admitted;
import dev.incipit.account.Admission.Rejected;
import dev.incipit.account.Admission.Spent;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** One service's worth of the account room on a store, with a clock that tests move. */
record Replica(
        DatabaseConfig config,
        PlanCatalog plans,
        Database database,
        Clock clock,
        Admission admission,
        Accounts accounts,
        Keys keys)
        implements AutoCloseable {
    static final String ADDRESS = "192.0.2.99";

    static Replica on(DatabaseConfig config, Instant now) {
        return on(config, PlanCatalog.DEFAULTS, new Clock(new AtomicReference<>(now)));
    }

    static Replica on(DatabaseConfig config, PlanCatalog plans, Instant now) {
        return on(config, plans, new Clock(new AtomicReference<>(now)));
    }

    private static Replica on(DatabaseConfig config, PlanCatalog plans, Clock clock) {
        var database = new Database(config);
        Migrations.run(database);
        return new Replica(
                config,
                plans,
                database,
                clock,
                new Admission(database, plans, AdmissionConfig.DEFAULTS, clock),
                new Accounts(database, plans, clock),
                new Keys(database, clock));
    }

    /** Another on the same store and clock. */
    Replica twin() {
        return on(config, plans, clock);
    }

    Keys.Created create(String account, String plan) {
        accounts.create(account, plan);
        return keys.create(account, "");
    }

    /** Creates a free account; returns its number. */
    long account(String name) {
        accounts().create(name, "free");
        return database()
                .row("select id from account where name = ?", name)
                .orElseThrow()
                .number("id");
    }

    String key(String account, String plan) {
        return create(account, plan).key().reveal();
    }

    Grant admitted(String key) {
        var outcome = admission.admit(Optional.of(key), ADDRESS);
        return assertInstanceOf(Admitted.class, outcome, outcome::toString).grant();
    }

    Rejected turned(String key) {
        return assertInstanceOf(Rejected.class, admission.admit(Optional.of(key), ADDRESS));
    }

    Receipt spent(String key, Operation operation) {
        return assertInstanceOf(Spent.class, admission.spend(admitted(key), operation))
                .receipt();
    }

    @Override
    public void close() {
        database.close();
    }

    /** Stands still until it is moved. */
    record Clock(AtomicReference<Instant> now) implements InstantSource {
        @Override
        public Instant instant() {
            return now.get();
        }

        void set(Instant then) {
            now.set(then);
        }

        void advance(Duration by) {
            now.updateAndGet(before -> before.plus(by));
        }
    }
}
