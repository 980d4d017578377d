package dev.incipit.app;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import java.security.SecureRandom;
import java.time.InstantSource;

/** The store as an operator's command opens it, beside a service that may be running on it. */
record OperatorStore(Database database, Accounts accounts, Keys keys) implements AutoCloseable {
    static OperatorStore open(Settings settings) {
        var database = new Database(settings.store());
        try {
            Migrations.run(database);
            var random = new SecureRandom();
            var clock = InstantSource.system();
            return new OperatorStore(
                    database,
                    new Accounts(database, settings.plans(), random, clock),
                    new Keys(database, random, clock));
        } catch (RuntimeException failed) {
            database.close();
            throw failed;
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
