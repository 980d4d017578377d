package dev.incipit.app;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.Keys;
import dev.incipit.app.settings.Settings;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import java.security.SecureRandom;
import java.time.InstantSource;

/** The store and what is kept in it: accounts, keys, and what each has used. */
public record AccountStore(Database database, Accounts accounts, Keys keys, Admission admission)
        implements AutoCloseable {
    /** Opens the store and brings its tables up to date. */
    public static AccountStore open(Settings settings, InstantSource clock) {
        var database = new Database(settings.store());
        Migrations.run(database);
        var random = new SecureRandom();
        return new AccountStore(
                database,
                new Accounts(database, settings.plans(), random, clock),
                new Keys(database, random, clock),
                new Admission(database, settings.plans(), settings.admission(), clock));
    }

    @Override
    public void close() {
        database.close();
    }
}
