package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.h2.tools.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What another user of the machine can do with an embedded store that is open; played as one, which only root can. */
@Timeout(60)
final class OtherUserTest {
    private static final List<String> AS_NOBODY =
            List.of("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups");

    @TempDir
    Path folder;

    private Path data = Path.of("");
    private Path jar = Path.of("");

    @BeforeEach
    void everybodyMayComeAsFarAsTheStore() throws Exception {
        assumeTrue(System.getProperty("user.name").equals("root"), "Only root can play another user: not tested");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        data = Files.createDirectory(folder.resolve("data"));
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
        jar = folder.resolve("h2.jar");
        Files.copy(
                Path.of(Shell.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI()),
                jar);
    }

    @Test
    void theFilesOfAStoreAreClosedToOthers() throws IOException, InterruptedException {
        try (var database = open()) {
            assertTrue(database.check());
            assertNotEquals(0, asNobody("ls", data.toString()));
            for (var name : List.of("incipit.mv.db", "incipit.lock.db", "incipit.password")) {
                assertEquals("rw-------", mode(data.resolve(name)));
                assertNotEquals(0, asNobody("cat", data.resolve(name).toString()));
            }
        }
    }

    /** Even for one who has got hold of the port and the name that the lock file keeps. */
    @Test
    void theDoorForOtherProcessesAsksOthersForAPassword() throws IOException, InterruptedException {
        try (var database = open()) {
            assertTrue(database.check());
            var lock = new Properties();
            try (var lines = Files.newBufferedReader(data.resolve("incipit.lock.db"))) {
                lock.load(lines);
            }
            var url = "jdbc:h2:tcp://" + lock.getProperty("server") + "/" + lock.getProperty("id");
            var written = folder.resolve("written");
            for (var user : List.of("", "sa", "incipit", "INCIPIT")) {
                asNobody(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        jar.toString(),
                        Shell.class.getName(),
                        "-url",
                        url,
                        "-user",
                        user,
                        "-password",
                        "",
                        "-sql",
                        "call file_write('x', '" + written + "')");
                assertFalse(Files.exists(written), user);
            }
        }
    }

    private Database open() {
        return new Database(DatabaseConfig.at("jdbc:h2:file:" + data.resolve("incipit"), "", ""));
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static int asNobody(String... words) throws IOException, InterruptedException {
        var command = new ArrayList<>(AS_NOBODY);
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
