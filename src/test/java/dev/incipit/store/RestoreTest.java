package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A backup may come from anywhere, so restoring one reads data and runs nothing. What a line may be is decided without a store
 * (BackupLineParserTest); here a few that would do harm go all the way.
 */
@ParameterizedClass
@EnumSource(Stores.class)
final class RestoreTest {
    private static final String HEADER = "-- A backup of Incipit's store; its tables are at version 6\n";
    private static final String ACCOUNT =
            "insert into account (id, name, plan_name, created_at, disabled_at) overriding system value values ";
    private static final String GOOD =
            ACCOUNT + "(1, 'acme', 'pro', timestamp with time zone '2026-11-21T12:00Z', null);\n";

    private final Stores kind;

    @TempDir
    Path folder;

    RestoreTest(Stores kind) {
        this.kind = kind;
    }

    /** Statements that would do harm on this kind of store; {@code FILE} is a path that must not come to be. */
    private List<String> statements() {
        return switch (kind) {
            case H2 ->
                List.of(
                        "call file_write('x', 'FILE');",
                        "create alias x as 'void x() throws Exception { new java.io.File(\"FILE\").createNewFile(); }'; call x();");
            case POSTGRESQL -> List.of("copy (select 1) to 'FILE';", "drop table api_key cascade;");
        };
    }

    /** A value that would do harm. */
    private String value() {
        return switch (kind) {
            case H2 -> "cast(file_write('x', 'FILE') as varchar)";
            case POSTGRESQL -> "(select rolpassword from pg_authid limit 1)";
        };
    }

    @Test
    void noStatementOfABackupIsRun() throws IOException {
        try (var database = new Database(kind.fresh())) {
            var file = folder.resolve("written");
            for (var statement : statements()) {
                var harm = statement.replace("FILE", file.toString());
                for (var line : List.of(harm, GOOD.strip() + " " + harm)) {
                    assertRefused(database, line + "\n");
                    assertFalse(Files.exists(file), line);
                }
            }
        }
    }

    @Test
    void noValueOfABackupIsComputed() throws IOException {
        try (var database = new Database(kind.fresh())) {
            var file = folder.resolve("written");
            var harm = value().replace("FILE", file.toString());
            assertRefused(
                    database,
                    ACCOUNT + "(2, " + harm + ", 'pro', timestamp with time zone '2026-11-21T12:00Z', null);\n");
            assertFalse(Files.exists(file), harm);
        }
    }

    @Test
    void onlyOurTablesAndTheirColumnsAreFilled() throws IOException {
        try (var database = new Database(kind.fresh())) {
            for (var line : List.of(
                    GOOD.replace("insert into account", "insert into flyway_schema_history"),
                    GOOD.replace("insert into account", "insert into nothing"),
                    GOOD.replace("insert into account", "insert into information_schema.users"),
                    GOOD.replace("disabled_at)", "deleted_at)"),
                    GOOD.replace("disabled_at)", "name)"),
                    "alter table account alter column name restart with 7;\n",
                    "alter table nothing alter column id restart with 7;\n",
                    "alter table account alter column id restart with 0;\n")) {
                assertRefused(database, line);
            }
        }
    }

    /** A good row, the line, and a good end: the line alone decides, and nothing is left of the row. */
    private static void assertRefused(Database database, String line) {
        var rows = line.startsWith("insert") ? 2 : 1;
        var script = HEADER + GOOD + line + "-- The end; rows: " + rows + "\n";
        var refused = assertThrows(StoreFailed.class, () -> restore(database, new StringReader(script)), line);
        assertTrue(refused.getMessage().startsWith("Line 3 of the backup"), refused.getMessage());
        assertEquals(0, accounts(database), line);
    }

    @Test
    void aFailureOfTheStoreLeavesNothingHalfRestored() throws IOException {
        try (var database = new Database(kind.fresh())) {
            var many = new StringBuilder(HEADER);
            for (int i = 1; i <= 1200; i++) {
                many.append(GOOD.replace("(1, 'acme'", "(" + i + ", 'acme " + i % 1200 + "'"));
            }
            many.append(GOOD.replace("(1, 'acme'", "(1201, 'acme 3'"));
            many.append("alter table account alter column id restart with 1300;\n-- The end; rows: 1201\n");
            assertThrows(StoreFailed.class, () -> restore(database, new StringReader(many.toString())));
            assertEquals(0, accounts(database));
        }
    }

    @Test
    void whereverABackupIsCutOffNothingOfItIsTaken() throws IOException {
        var lines = List.of(
                HEADER,
                GOOD,
                GOOD.replace("(1, 'acme'", "(2, 'tidemark'"),
                "alter table account alter column id restart with 3;\n");
        try (var database = new Database(kind.fresh())) {
            for (int kept = 1; kept <= lines.size(); kept++) {
                var cut = new StringReader(String.join("", lines.subList(0, kept)));
                var refused = assertThrows(StoreFailed.class, () -> restore(database, cut));
                assertTrue(refused.getMessage().contains("cut off"), refused.getMessage());
                assertEquals(0, accounts(database));
            }
        }
    }

    @Test
    void aLineWithoutEndIsNotHeld() throws IOException {
        try (var database = new Database(kind.fresh())) {
            var endless = new EndlessLine(HEADER + GOOD + ACCOUNT + "(2, '");
            var refused = assertThrows(StoreFailed.class, () -> restore(database, endless));
            assertTrue(refused.getMessage().startsWith("Line 3 of the backup"), refused.getMessage());
            assertTrue(endless.read < 1 << 20, endless.read + " characters were read");
        }
    }

    @Test
    void aVersionThatIsNoneIsRefused() throws IOException {
        try (var database = new Database(kind.fresh())) {
            for (var version : List.of("...", "6.", ".6", "1..2", "99999999999999999999")) {
                var script = HEADER.replace("version 6", "version " + version);
                assertThrows(StoreFailed.class, () -> restore(database, new StringReader(script)), version);
            }
        }
    }

    private static long restore(Database database, Reader script) throws IOException {
        return new Backup(database).restore(new BufferedReader(script));
    }

    private static long accounts(Database database) {
        return database.row("select count(*) as account_count from account")
                .orElseThrow()
                .number("account_count");
    }

    /** A start, and then the same letter for ever. */
    private static final class EndlessLine extends Reader {
        private final String start;
        private long read;

        EndlessLine(String start) {
            this.start = start;
        }

        @Override
        public int read(char[] into, int from, int length) {
            for (int i = 0; i < length; i++, read++) {
                into[from + i] = read < start.length() ? start.charAt((int) read) : 'a';
            }
            if (read > 1 << 26) {
                throw new AssertionError("It would never have ended");
            }
            return length;
        }

        @Override
        public void close() {
            // Nothing is held.
        }
    }
}
