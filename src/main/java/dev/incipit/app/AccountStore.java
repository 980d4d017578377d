package dev.incipit.app;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.Keys;
import dev.incipit.app.settings.Settings;
import dev.incipit.history.RunHistory;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import java.security.SecureRandom;
import java.time.InstantSource;

/** The database and the services over it: accounts, keys, and admission, which records their use. */
public record AccountStore(Database database, Accounts accounts, Keys keys, Admission admission, RunHistory history)
        implements AutoCloseable {
    /** Opens the database and migrates its tables to this version. */
    public static AccountStore open(Settings settings, InstantSource clock) {
        var database = new Database(settings.store());
        Migrations.run(database);
        var random = new SecureRandom();
        return new AccountStore(
                database,
                new Accounts(database, settings.plans(), random, clock),
                new Keys(database, random, clock),
                new Admission(database, settings.plans(), settings.admission(), clock),
                new RunHistory(database, settings.desk().history(), clock));
    }

    /** Refunds runs that were cut off, and drops what is kept no longer. For startup and now and then; safe to repeat. */
    public void sweep() {
        admission.sweep();
        history.sweep();
    }

    @Override
    public void close() {
        database.close();
    }
}
