package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The password of an embedded store: made once, kept beside it, put on a store that an older version left without. */
@Timeout(120)
final class StoreAccessTest {
    @TempDir
    Path folder;

    private DatabaseConfig config = DatabaseConfig.DEFAULTS;
    private Path password = Path.of("");

    @BeforeEach
    void inAFolderOfItsOwn() {
        config = DatabaseConfig.at("jdbc:h2:file:" + folder.resolve("data/incipit"), "", "");
        password = folder.resolve("data/incipit.password");
    }

    @Test
    void aNewStoreIsOpenedByThePasswordBesideItAndByNoOther() throws IOException, SQLException {
        try (var database = new Database(config)) {
            database.change("create table thing (thing_count integer)");
        }
        var kept = Files.readString(password);
        assertTrue(kept.matches("[0-9a-f]{48}\n"), kept);
        assertThrows(SQLException.class, () -> raw("", ""));
        assertThrows(SQLException.class, () -> raw("incipit", ""));
        raw("incipit", kept.strip()).close();
        try (var database = new Database(config)) {
            database.change("insert into thing values (1)");
        }
        assertEquals(kept, Files.readString(password));
    }

    @Test
    void twoStoresHaveTwoPasswords() throws IOException {
        new Database(config).close();
        var other = DatabaseConfig.at("jdbc:h2:file:" + folder.resolve("other/incipit"), "", "");
        new Database(other).close();
        assertNotEquals(Files.readString(password), Files.readString(folder.resolve("other/incipit.password")));
    }

    @Test
    void aStoreWithoutAPasswordIsGivenOneAndKeepsWhatIsInIt() throws IOException, SQLException {
        old();
        try (var database = new Database(config)) {
            assertEquals(1, database.rows("select * from thing").size());
            assertEquals(
                    List.of("incipit"),
                    database.rows("select user_name from information_schema.users").stream()
                            .map(row -> row.text("user_name"))
                            .toList());
        }
        assertThrows(SQLException.class, () -> raw("", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "create user \"incipit\" password 'abc' admin",
                "create user \"incipit\" password 'abc' admin; drop user \"\""
            })
    void aTakingOverThatWasCutOffIsDoneAtTheNextStart(String done) throws IOException, SQLException {
        old();
        try (var connection = raw("", "");
                var statement = connection.createStatement()) {
            statement.execute(done);
        }
        // The second line says that the store may not have it yet.
        Files.writeString(password, "abc\nnew\n");
        new Database(config).close();
        assertEquals("abc\n", Files.readString(password));
        raw("incipit", "abc").close();
        assertThrows(SQLException.class, () -> raw("", ""));
    }

    @Test
    void aPasswordWhoseWritingWasCutOffIsMadeAnew() throws IOException {
        Files.createDirectory(folder.resolve("data"));
        Files.writeString(password, "abc");
        new Database(config).close();
        assertTrue(Files.readString(password).matches("[0-9a-f]{48}\n"));
    }

    @Test
    void aCopyWithoutItsPasswordSaysWhatIsMissing() throws IOException {
        new Database(config).close();
        var kept = Files.readString(password);
        Files.delete(password);
        var refused = assertThrows(StoreFailed.class, () -> new Database(config));
        assertTrue(refused.getMessage().contains("copy its file .password"), refused.getMessage());
        Files.writeString(password, kept);
        new Database(config).close();
    }

    @Test
    void whatTheOperatorNamesWins() throws SQLException {
        var named = DatabaseConfig.at(config.url(), "operator", "secret");
        new Database(named).close();
        assertFalse(Files.exists(password));
        raw("operator", "secret").close();
        var inAddress = DatabaseConfig.at(config.url() + ";USER=operator;PASSWORD=secret", "", "");
        new Database(inAddress).close();
        assertFalse(Files.exists(password));
        var refused = assertThrows(StoreFailed.class, () -> new Database(config));
        assertTrue(refused.getMessage().contains("store.username"), refused.getMessage());
    }

    @Test
    void aStoreThatAnOlderVersionHasOpenIsNotTakenFromIt() throws IOException, InterruptedException {
        var older = process(OlderVersion.class, config.url());
        try (BufferedReader said = older.inputReader()) {
            assertEquals("open", said.readLine());
            var refused = assertThrows(StoreFailed.class, () -> new Database(config));
            assertTrue(refused.getMessage().contains("older version"), refused.getMessage());
        } finally {
            older.destroyForcibly().waitFor();
        }
        new Database(config).close();
    }

    @Test
    void processesThatStartAtOnceOnNothingShareOneStore() throws IOException, InterruptedException {
        var starts = new ArrayList<Process>();
        for (int i = 0; i < 4; i++) {
            starts.add(process(Start.class, config.url()));
        }
        for (var start : starts) {
            var said = new String(start.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, start.waitFor(), said);
        }
        try (var database = new Database(config)) {
            assertEquals(4, database.rows("select * from thing").size());
        }
    }

    private static Process process(Class<?> main, String url) throws IOException {
        return new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--enable-preview",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        main.getName(),
                        url)
                .redirectErrorStream(true)
                .start();
    }

    /** As a version that knew no password left it. */
    private void old() throws SQLException {
        try (var connection = raw("", "");
                var statement = connection.createStatement()) {
            statement.execute("create table thing (thing_count integer)");
            statement.execute("insert into thing values (1)");
        }
    }

    private Connection raw(String user, String word) throws SQLException {
        return DriverManager.getConnection(config.completeUrl(), user, word);
    }

    /** Has a store open without a password until it is ended. */
    static final class OlderVersion {
        private OlderVersion() {}

        public static void main(String[] arguments) throws SQLException, InterruptedException {
            var url = DatabaseConfig.at(arguments[0], "", "").completeUrl();
            try (var connection = DriverManager.getConnection(url, "", "")) {
                System.out.println(connection.isValid(1) ? "open" : "not open");
                Thread.currentThread().join();
            }
        }
    }

    /** One of several. */
    static final class Start {
        private Start() {}

        public static void main(String[] arguments) {
            try (var database = new Database(DatabaseConfig.at(arguments[0], "", ""))) {
                database.change("create table if not exists thing (thing_count integer)");
                database.change("insert into thing values (1)");
            }
        }
    }
}
