package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** What a process with an H2 store does that no address can ask for. */
final class EmbeddedStoreTest {
    private static final String WRITTEN = "written";

    @Test
    void theDoorForOtherProcessesIsOnLoopback() throws IOException {
        var config = Stores.H2.fresh();
        try (var database = new Database(config)) {
            assertTrue(database.check());
            var port = port(Stores.H2.files(config).resolve("incipit.lock.db"));
            new Socket("127.0.0.1", port).close();
            // Whoever listens on all addresses listens on this one too.
            assertThrows(ConnectException.class, () -> new Socket("127.0.0.2", port).close());
        }
    }

    private static int port(Path lock) throws IOException {
        var properties = new Properties();
        try (var lines = Files.newBufferedReader(lock)) {
            properties.load(lines);
        }
        var server = properties.getProperty("server");
        return Integer.parseInt(server.substring(server.indexOf(':') + 1));
    }

    @Test
    void aSignalToStopLeavesTheStoreOpenUntilWeCloseIt() throws IOException, InterruptedException {
        var config = Stores.H2.fresh();
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--enable-preview",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        WritesWhileStopping.class.getName(),
                        config.url())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader answers = process.inputReader()) {
            assertEquals("ready", answers.readLine());
            process.toHandle().destroy();
            assertEquals(List.of(WRITTEN), answers.readAllLines());
        }
        process.waitFor();
        try (var database = new Database(config)) {
            assertEquals(
                    WritesWhileStopping.ROWS,
                    database.rows("select * from thing").size());
        }
    }

    /** As a service does whose runs end after the signal. */
    static final class WritesWhileStopping {
        static final int ROWS = 50;

        private WritesWhileStopping() {}

        public static void main(String[] arguments) throws InterruptedException {
            var database = new Database(DatabaseConfig.at(arguments[0], "", ""));
            database.change("create table thing (thing_count integer)");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> write(database)));
            System.out.println("ready");
            Thread.currentThread().join();
        }

        private static void write(Database database) {
            try {
                for (int i = 0; i < ROWS; i++) {
                    // A run that goes on for a while, and not a wait for luck: the hook that must not be there had its
                    // time.
                    Thread.sleep(10);
                    database.change("insert into thing values (?)", i);
                }
                database.close();
                System.out.println(WRITTEN);
            } catch (InterruptedException | StoreFailed failed) {
                System.out.println(failed);
            }
        }
    }
}
