package dev.incipit.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Fresh stores of both kinds for tests: an H2 file, or a database of one real PostgreSQL server started for the test run. */
public enum Stores {
    H2 {
        @Override
        public DatabaseConfig fresh() {
            return DatabaseConfig.at("jdbc:h2:file:" + folder().resolve("incipit"), "", "");
        }

        @Override
        public DatabaseConfig aged() {
            // H2 uses free space again after 45 s, that is after thousands of commits of a storm; here after a second
            // of them. With 0
            // it would overwrite what its own header still leads to (rationale.md).
            var fresh = fresh();
            return DatabaseConfig.at(fresh.url() + ";RETENTION_TIME=1000", fresh.username(), fresh.password());
        }

        @Override
        public Path files(DatabaseConfig config) {
            return Path.of(config.url().substring("jdbc:h2:file:".length()).split(";", 2)[0])
                    .getParent();
        }
    },
    POSTGRESQL {
        @Override
        public DatabaseConfig fresh() {
            var name = "incipit" + COUNT.incrementAndGet();
            try (var connection = Server.POSTGRES.getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException failed) {
                throw new AssertionError("PostgreSQL made no database", failed);
            }
            return DatabaseConfig.at(Server.POSTGRES.getJdbcUrl("postgres", name), "postgres", "postgres");
        }

        @Override
        public DatabaseConfig aged() {
            return fresh();
        }

        @Override
        public Path files(DatabaseConfig config) {
            return Server.FOLDER;
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    // Kept here, since a logger that nobody holds forgets its level.
    private static final List<Logger> TALKATIVE = List.of(
            Logger.getLogger("com.zaxxer.hikari"), Logger.getLogger("org.flywaydb"), Logger.getLogger("io.zonky.test"));

    static {
        TALKATIVE.forEach(logger -> logger.setLevel(Level.OFF));
    }

    /** An empty store of this kind, without tables. */
    public abstract DatabaseConfig fresh();

    /** As {@link #fresh()}, but treating its file as if it had been in use for a while. */
    public abstract DatabaseConfig aged();

    /** The folder in which a store of this kind keeps all it writes. */
    public abstract Path files(DatabaseConfig config);

    /** A folder that is deleted with the test run's. */
    public static Path folder() {
        try {
            var folder = Files.createTempDirectory("incipit-store");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return folder;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException gone) {
            // The next start of the machine clears what is left.
        }
    }

    /** Started when first asked for, ended with the JVM. A machine on which it cannot start fails the tests. */
    private static final class Server {
        static final Path FOLDER = folder();
        static final EmbeddedPostgres POSTGRES = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setDataDirectory(FOLDER)
                        .setServerConfig("max_connections", "300")
                        .setServerConfig("fsync", "off")
                        .setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException failed) {
                throw new AssertionError("No PostgreSQL could be started for the tests", failed);
            }
        }
    }
}
