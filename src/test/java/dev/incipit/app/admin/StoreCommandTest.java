package dev.incipit.app.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Admission;
import dev.incipit.account.Operation;
import dev.incipit.app.AccountStore;
import dev.incipit.app.Instance;
import dev.incipit.app.Main;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.OutputChoice.Colour;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import dev.incipit.app.terminal.Session;
import dev.incipit.app.terminal.StandardOutput;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code incipit store backup} beside a service at work, and {@code restore} of what it wrote. */
@Timeout(120)
final class StoreCommandTest {
    private static final String NAME = "O'Hara \\ Söhne";
    private static final String LABEL = "with a quote ', a backslash \\ and a sign: €";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"H2, POSTGRESQL", "POSTGRESQL, H2"})
    void whatIsRestoredIsWhatWasThere(Stores from, Stores to) throws IOException {
        var old = from.fresh();
        String key;
        try (var store = open(old)) {
            store.accounts().create(NAME, "pro");
            key = store.keys().create(NAME, LABEL).key().reveal();
            var revoked = store.keys().create(NAME, "");
            store.keys().revoke(revoked.entry().id());
            validate(store, key);
            validate(store, key);
        }
        var file = folder.resolve("backup.sql");
        assertEquals(0, store(old, "backup", file.toString()).code());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertFalse(Files.readString(file).contains(key));

        var fresh = to.fresh();
        var restored = store(fresh, "restore", file.toString());
        assertEquals(0, restored.code(), restored.error());
        try (var before = open(old);
                var after = open(fresh)) {
            assertEquals(before.accounts().list(), after.accounts().list());
            assertEquals(before.keys().list(Optional.empty()), after.keys().list(Optional.empty()));
            assertEquals(LABEL, after.keys().list(Optional.empty()).getFirst().label());
            assertEquals(4_998, admitted(after, key).grant().validations().remaining());
            // The counters of ids go on where they were.
            var next = after.keys().create(NAME, "").entry();
            assertEquals(3, next.id());
        }
    }

    @ParameterizedTest
    @CsvSource({"H2, POSTGRESQL", "POSTGRESQL, H2"})
    void theWaysInWhichUsersSignInAreRestored(Stores from, Stores to) throws IOException {
        var old = from.fresh();
        try (var store = open(old);
                var database = new Database(old)) {
            store.accounts().create(NAME, "pro");
            var now = Instant.parse("2026-11-22T12:00:00Z").atOffset(ZoneOffset.UTC);
            database.change(
                    "insert into app_user (account_id, address, password_hash, role_name, created_at)"
                            + " values (1, 'ada@sea.example', '', 'MEMBER', ?)",
                    now);
            database.change(
                    "insert into user_identity (issuer, subject, user_id, shown_name, connected_at)"
                            + " values ('https://id.example', 'ada', 1, ?, ?)",
                    NAME,
                    now);
            database.change(
                    "insert into passkey (credential_hash, user_id, user_handle, credential_id, credential, sign_count,"
                            + " backup_eligible, label, created_at) values ('h', 1, 'u', 'c', 'k', 7, true, ?, ?)",
                    LABEL,
                    now);
        }
        var file = folder.resolve("backup.sql");
        assertEquals(0, store(old, "backup", file.toString()).code());
        var fresh = to.fresh();
        var restored = store(fresh, "restore", file.toString());
        assertEquals(0, restored.code(), restored.error());
        try (var database = new Database(fresh)) {
            var identity = database.row("select subject, shown_name from user_identity")
                    .orElseThrow();
            assertEquals(NAME, identity.text("shown_name"));
            var passkey = database.row("select sign_count, backup_eligible, label, used_at from passkey")
                    .orElseThrow();
            assertEquals(7, passkey.number("sign_count"));
            assertTrue(passkey.flag("backup_eligible"));
            assertEquals(LABEL, passkey.text("label"));
            assertEquals(Optional.empty(), passkey.time("used_at"));
        }
    }

    @ParameterizedTest
    @EnumSource(Stores.class)
    void aBackupBesideWritersIsOfOneMoment(Stores kind) throws IOException, InterruptedException {
        var config = kind.fresh();
        var done = new AtomicBoolean();
        var made = new AtomicInteger();
        try (var store = open(config)) {
            var writer = Thread.ofVirtual().start(() -> {
                while (!done.get()) {
                    // Account, key and rate row: a key without its account would be a copy of two moments.
                    var name = "account " + made.incrementAndGet();
                    store.accounts().create(name, "free");
                    store.keys().create(name, "");
                }
            });
            for (int copy = 0; copy < 2; copy++) {
                while (made.get() < (copy + 1) * 20) {
                    Thread.sleep(1);
                }
                var file = folder.resolve("copy" + copy + ".sql");
                assertEquals(0, store(config, "backup", file.toString()).code());
                var lines = Files.readAllLines(file);
                var accounts = count(lines, "insert into account ");
                var keys = count(lines, "insert into api_key ");
                assertTrue(accounts >= 20, accounts + " accounts");
                assertTrue(accounts == keys || accounts == keys + 1, accounts + " accounts, " + keys + " keys");
                assertEquals(keys, count(lines, "insert into rate_state "));
            }
            done.set(true);
            writer.join();
        }
    }

    private static long count(List<String> lines, String start) {
        return lines.stream().filter(line -> line.startsWith(start)).count();
    }

    @Test
    void aBackupGoesThroughStandardStreamsToo() throws IOException {
        var old = Stores.H2.fresh();
        try (var store = open(old)) {
            store.accounts().create("acme", "pro");
        }
        var printed = store(old, "backup", "-");
        assertTrue(printed.out().contains("'acme'"), printed.out());
        var fresh = Stores.H2.fresh();
        var restored = Session.with(printed.out(), arguments(fresh, "restore", "-"));
        assertEquals(0, restored.code(), restored.error());
        try (var store = open(fresh)) {
            assertEquals("acme", store.accounts().list().getFirst().name());
        }
    }

    @Test
    void aBackupNeverTakesThePlaceOfAFolder() throws IOException {
        var config = Stores.H2.fresh();
        open(config).close();
        var empty = Files.createDirectory(folder.resolve("empty"));
        var refused = store(config, "backup", empty.toString());
        assertEquals(3, refused.code());
        assertEquals(
                "incipit: " + empty + ": a folder, and no file.",
                refused.error().strip());
        assertTrue(Files.isDirectory(empty));
        assertEquals(3, store(config, "backup", "/").code());
    }

    @Test
    void aBackupNeverTakesThePlaceOfAPipe() throws IOException, InterruptedException {
        var config = Stores.H2.fresh();
        open(config).close();
        var pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        var link = Files.createSymbolicLink(folder.resolve("link"), pipe);
        var copied = folder.resolve("copied.sql");
        var reader = new ProcessBuilder("cat", pipe.toString())
                .redirectOutput(copied.toFile())
                .start();
        try {
            var done = store(config, "backup", link.toString());
            assertEquals(0, done.code(), done.error());
            assertTrue(Files.isSymbolicLink(link));
            assertFalse(Files.isRegularFile(pipe));
            assertEquals(0, reader.waitFor());
        } finally {
            reader.destroy();
        }
        assertTrue(Files.readString(copied).startsWith("-- A backup"));
    }

    /** As /dev/stdout is in a shell's pipe, and what a shell puts in for {@code >(…)}. */
    @Test
    void aBackupGoesIntoAPipeThatHasNoPathOfItsOwn() throws IOException, InterruptedException {
        var config = Stores.H2.fresh();
        open(config).close();
        var copied = folder.resolve("copied.sql");
        var cat = new ProcessBuilder("cat").redirectOutput(copied.toFile()).start();
        try {
            var pipe = Path.of("/proc", String.valueOf(cat.pid()), "fd", "0");
            var done = store(config, "backup", pipe.toString());
            assertEquals(0, done.code(), done.error());
        } finally {
            cat.getOutputStream().close();
            cat.waitFor();
        }
        assertTrue(Files.readString(copied).startsWith("-- A backup"));
    }

    @Test
    void aBackupWhoseReaderLeftIsAFailure() throws IOException {
        var config = Stores.H2.fresh();
        open(config).close();
        var said = new ByteArrayOutputStream();
        var out = new StandardOutput(new OutputStream() {
            @Override
            public void write(int single) throws IOException {
                throw new IOException("Broken pipe");
            }
        });
        var terminal = new Terminal(
                InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                out::readerLeft,
                false,
                false,
                Colour.NEVER,
                Loudness.USUAL,
                false,
                80);
        assertEquals(3, Main.run(terminal, arguments(config, "backup", "-")));
        assertEquals(
                "incipit: standard output: its reader left before the end of the backup.",
                said.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aBackupIntoNoFolderNamesTheFolder() throws IOException {
        var config = Stores.H2.fresh();
        open(config).close();
        var nowhere = folder.resolve("nowhere");
        var refused = store(config, "backup", nowhere.resolve("copy.sql").toString());
        assertEquals(3, refused.code());
        assertEquals(
                "incipit: " + nowhere + ": no such folder.", refused.error().strip());
    }

    @Test
    void aFullDiskBehindStandardOutputIsAFailure() throws IOException {
        var config = Stores.H2.fresh();
        open(config).close();
        var said = new ByteArrayOutputStream();
        try (var full = new FileOutputStream("/dev/full")) {
            var terminal = Terminal.piped(
                    InputStream.nullInputStream(),
                    new PrintStream(full, true, StandardCharsets.UTF_8),
                    new PrintStream(said, true, StandardCharsets.UTF_8));
            assertEquals(3, Main.run(terminal, arguments(config, "backup", "-")));
        }
        assertEquals(
                "incipit: Standard output did not take everything: is the disk full?",
                said.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void whatIsNotTextIsNoBackup() throws IOException {
        var file = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        var refused = store(Stores.H2.fresh(), "restore", file.toString());
        assertEquals(3, refused.code());
        assertTrue(refused.error().contains("This is no backup"), refused.error());
    }

    @Test
    void aStoreThatIsNotEmptyIsLeftAlone() throws IOException {
        var config = Stores.H2.fresh();
        try (var store = open(config)) {
            store.accounts().create("acme", "pro");
        }
        var file = folder.resolve("backup.sql");
        store(config, "backup", file.toString());
        var refused = store(config, "restore", file.toString());
        assertEquals(3, refused.code());
        assertTrue(refused.error().contains("not empty"), refused.error());
    }

    @Test
    void aRestoringThatFailedCanBeDoneAgain() throws IOException {
        var old = Stores.H2.fresh();
        try (var store = open(old)) {
            store.accounts().create("acme", "pro");
        }
        var file = folder.resolve("backup.sql");
        store(old, "backup", file.toString());
        var whole = Files.readString(file);
        var damaged = Files.writeString(folder.resolve("damaged.sql"), whole + "and then?\n");
        var fresh = Stores.H2.fresh();
        assertEquals(3, store(fresh, "restore", damaged.toString()).code());
        var again = store(fresh, "restore", file.toString());
        assertEquals(0, again.code(), again.error());
        try (var store = open(fresh)) {
            assertEquals(1, store.accounts().list().size());
        }
    }

    @Test
    void aBackupThatWasCutOffIsRefusedAndNothingOfItTaken() throws IOException {
        var old = Stores.H2.fresh();
        try (var store = open(old)) {
            store.accounts().create("acme", "pro");
            store.keys().create("acme", "");
        }
        var file = folder.resolve("backup.sql");
        assertEquals(0, store(old, "backup", file.toString()).code());
        var lines = Files.readAllLines(file);
        var cut = Files.write(folder.resolve("cut.sql"), lines.subList(0, lines.size() - 1));
        var fresh = Stores.H2.fresh();
        var refused = store(fresh, "restore", cut.toString());
        assertEquals(3, refused.code(), refused.error());
        assertTrue(refused.error().contains("cut off"), refused.error());
        try (var after = open(fresh)) {
            assertEquals(List.of(), after.accounts().list());
        }
    }

    @Test
    void whatIsNoBackupOrOneOfTheFutureIsRefused() throws IOException {
        for (var entry : Map.of(
                        "drop table account;\n", "no backup",
                        "", "no backup",
                        "-- A backup of Incipit's store; its tables are at version 99\n", "newer version",
                        "-- A backup of Incipit's store; its tables are at version 5\ndrop table account;\n", "damaged")
                .entrySet()) {
            var file = Files.writeString(folder.resolve("none.sql"), entry.getKey());
            var refused = store(Stores.H2.fresh(), "restore", file.toString());
            assertEquals(3, refused.code(), refused.error());
            assertTrue(refused.error().contains(entry.getValue()), refused.error());
        }
    }

    @Test
    void aStoreThatIsNotThereHasNothingToBackUp() throws IOException {
        var refused = store(Stores.H2.fresh(), "backup", folder.resolve("b.sql").toString());
        assertEquals(3, refused.code());
        assertTrue(refused.error().contains("There is no store at"), refused.error());
        try (var left = Files.list(folder)) {
            assertEquals(1, left.count(), "the settings and nothing else");
        }
    }

    private Session store(DatabaseConfig config, String verb, String file) throws IOException {
        return Session.of(arguments(config, verb, file));
    }

    private String[] arguments(DatabaseConfig config, String verb, String file) throws IOException {
        var settings = Files.writeString(
                folder.resolve("settings.yaml"),
                "store:\n  url: \"%s\"\n  username: \"%s\"\n  password: \"%s\"\n"
                        .formatted(config.url(), config.username(), config.password()));
        return new String[] {"store", verb, file, "--config", settings.toString()};
    }

    private static AccountStore open(DatabaseConfig config) {
        var settings = Settings.read(Optional.empty(), Instance.settings(config, Map.of()), _ -> Optional.empty());
        return AccountStore.open(settings, InstantSource.system());
    }

    private static Admission.Admitted admitted(AccountStore store, String key) {
        return (Admission.Admitted) store.admission().admit(Optional.of(key), "192.0.2.1");
    }

    private static void validate(AccountStore store, String key) {
        var grant = admitted(store, key).grant();
        var spent = (Admission.Spent) store.admission().spend(grant, Operation.VALIDATE);
        store.admission().settle(spent.receipt(), false);
    }
}
