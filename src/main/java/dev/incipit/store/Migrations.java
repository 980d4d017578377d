package dev.incipit.store;

import java.util.Arrays;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/** Migrates the store's tables to the version of this program; several replicas may start at the same time. */
public final class Migrations {
    private Migrations() {}

    /**
     * Opens a store and runs the missing migrations.
     *
     * @throws StoreFailed as {@link #run} does; the store is closed then
     */
    public static Database open(DatabaseConfig config) {
        var database = new Database(config);
        try {
            run(database);
            return database;
        } catch (StoreFailed failed) {
            database.close();
            throw failed;
        }
    }

    /**
     * Runs the missing migrations.
     *
     * @throws StoreFailed if a migration fails, or a newer version of this program has already changed the store
     */
    public static void run(Database database) {
        run(flyway(database, MigrationVersion.LATEST));
    }

    /** Creates the tables of an empty store at a given version, to be filled from a backup of that version. */
    static void runTo(Database database, String version) {
        var target = MigrationVersion.fromVersion(version);
        if (Arrays.stream(flyway(database, MigrationVersion.LATEST).info().all())
                .noneMatch(known -> known.getVersion().equals(target))) {
            throw new StoreFailed("The backup was made by a newer version of this program (its tables are at version "
                    + version + "): restore it with that version.");
        }
        run(flyway(database, target));
    }

    /** Returns the version of a store's tables; empty if there are none. */
    static Optional<String> version(Database database) {
        try {
            return Optional.ofNullable(
                            flyway(database, MigrationVersion.LATEST).info().current())
                    .map(applied -> applied.getVersion().getVersion());
        } catch (FlywayException failed) {
            throw new StoreFailed("The store's tables could not be inspected: " + failed.getMessage(), failed);
        }
    }

    private static Flyway flyway(Database database, MigrationVersion target) {
        var config = database.config();
        return Flyway.configure()
                .dataSource(config.completeUrl(), config.username(), config.password())
                .locations("classpath:db/migration")
                .target(target)
                .load();
    }

    private static void run(Flyway flyway) {
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
