package dev.incipit.store;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;

/** Brings a store's tables forward to what this program knows; replicas may start at once. */
public final class Migrations {
    private Migrations() {}

    /**
     * Runs what is missing.
     *
     * @throws StoreFailed where a migration fails, or where a newer program has changed the store already
     */
    public static void run(Database database) {
        var config = database.config();
        var flyway = Flyway.configure()
                .dataSource(config.completeUrl(), config.username(), config.password())
                .locations("classpath:db/migration")
                .load();
        try {
            refuseNewer(flyway);
            flyway.migrate();
        } catch (FlywayException failed) {
            throw new StoreFailed("The store's tables could not be brought up to date: " + failed.getMessage(), failed);
        }
    }

    private static void refuseNewer(Flyway flyway) {
        for (MigrationInfo known : flyway.info().all()) {
            if (known.getState().isApplied() && !known.getState().isResolved()) {
                throw new StoreFailed(
                        "The store was written by a newer version of this program (its tables are at version "
                                + known.getVersion()
                                + "): start that version, or restore the copy made before the upgrade.");
            }
        }
    }
}
