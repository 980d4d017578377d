package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Admission;
import dev.incipit.account.Grant;
import dev.incipit.store.Backup;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stores as older versions left them ({@link OldStore}) are opened by this one, with everything that was in them. */
final class OldStoresTest {
    private static final Path KEPT = Path.of("src/test/resources/stores");

    @TempDir
    Path folder;

    static Stream<Path> versions() throws IOException {
        try (var versions = Files.list(KEPT)) {
            return versions.toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aFileOfH2IsOpened(Path version) throws IOException {
        try (var zip = new ZipInputStream(Files.newInputStream(version.resolve("h2.zip")))) {
            Files.copy(
                    zip,
                    folder.resolve(Optional.ofNullable(zip.getNextEntry())
                            .orElseThrow()
                            .getName()));
        }
        check(
                DatabaseConfig.at("jdbc:h2:file:" + folder.resolve("store"), "", ""),
                Files.readAllLines(version.resolve("h2-keys.txt")));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aDatabaseOfPostgresqlIsOpened(Path version) throws IOException, SQLException {
        var config = Stores.POSTGRESQL.fresh();
        // Lines that begin so are psql's own.
        var dump = Files.readAllLines(version.resolve("postgresql.sql")).stream()
                .filter(line -> !line.startsWith("\\"))
                .collect(Collectors.joining("\n"));
        try (var connection = DriverManager.getConnection(config.url(), config.username(), config.password());
                var statement = connection.createStatement()) {
            statement.execute(dump);
        }
        check(config, Files.readAllLines(version.resolve("postgresql-keys.txt")));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aBackupIsRestoredIntoEitherKind(Path version) throws IOException {
        for (var from : Stores.values()) {
            var backup = version.resolve("backup-" + from.name().toLowerCase(Locale.ROOT) + ".sql");
            for (var to : Stores.values()) {
                try (var store = OldStore.open(restored(backup, to.fresh()))) {
                    assertEquals(
                            List.of("O'Hara \\ Söhne; -- 'x' pro 2", "closed free 0"),
                            store.accounts().list().stream()
                                    .map(account -> account.name() + " " + account.plan() + " "
                                            + account.generationsThisMonth())
                                    .toList());
                    var keys = store.keys().list(Optional.empty());
                    assertEquals(
                            "with a quote ', U&'\\0041' and signs: €😀",
                            keys.getFirst().label());
                    assertTrue(keys.getLast().revokedAt().isPresent());
                    assertEquals(
                            "tab\there, 'quoted', back\\slash, line\nend, NEL\u0085.",
                            store.database()
                                    .row("select line from model_answer")
                                    .orElseThrow()
                                    .text("line"));
                    var next = store.keys().create(keys.getFirst().account(), "");
                    assertEquals(3, next.entry().id());
                }
            }
        }
    }

    private static DatabaseConfig restored(Path backup, DatabaseConfig config) throws IOException {
        try (var database = new Database(config);
                var in = Files.newBufferedReader(backup)) {
            assertEquals(9, new Backup(database).restore(in));
        }
        return config;
    }

    private static void check(DatabaseConfig config, List<String> keys) {
        try (var store = OldStore.open(config)) {
            assertEquals(
                    List.of("Søren & Fils free", "acme pro"),
                    store.accounts().list().stream()
                            .map(account -> account.name() + " " + account.plan())
                            .sorted()
                            .toList());
            assertEquals(3, store.keys().list(Optional.empty()).size());
            var pro = admitted(store, keys.get(0));
            assertEquals(498, pro.generations().remaining());
            assertEquals(4_999, pro.validations().remaining());
            // Three requests before, and this one.
            assertEquals(56, pro.rate().remaining());
            assertEquals(99, admitted(store, keys.get(1)).validations().remaining());
            assertInstanceOf(Admission.Rejected.class, store.admission().admit(Optional.of(keys.get(2)), "192.0.2.1"));
            var next = store.keys().create("acme", "").entry();
            assertTrue(store.keys().list(Optional.empty()).stream()
                            .filter(key -> key.id() == next.id())
                            .count()
                    == 1);
        }
    }

    private static Grant admitted(AccountStore store, String key) {
        return assertInstanceOf(Admission.Admitted.class, store.admission().admit(Optional.of(key), "192.0.2.1"))
                .grant();
    }
}
