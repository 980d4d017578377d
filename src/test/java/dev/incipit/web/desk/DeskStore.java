package dev.incipit.web.desk;

import dev.incipit.account.Accounts;
import dev.incipit.account.OwnKeys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.history.HistoryConfig;
import dev.incipit.history.RunHistory;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Instant;
import java.time.InstantSource;

/** A store with the account acme, whose id is 1, at noon of a day. */
record DeskStore(Database database, OwnKeys keys, RunHistory history) implements AutoCloseable {
    static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    static final InstantSource CLOCK = InstantSource.fixed(NOON);
    static final long ACME = 1;

    static DeskStore open() {
        var database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        new Accounts(database, PlanCatalog.DEFAULTS, CLOCK).create("acme", "free");
        return new DeskStore(
                database,
                new OwnKeys(database, PlanCatalog.DEFAULTS, CLOCK),
                new RunHistory(database, HistoryConfig.DEFAULTS, CLOCK));
    }

    @Override
    public void close() {
        database.close();
    }
}
