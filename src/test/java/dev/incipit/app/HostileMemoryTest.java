package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * hostile.md's first lines: whatever a site sends, the process of one run stays under 320 MB resident. One site does all at once that
 * its rows 5, 6, 8, 10, 12, 13, 20 and 22 to 25 and 36 do, and the program runs over it as a process of its own.
 */
@Timeout(180)
final class HostileMemoryTest {
    private static final long RESIDENT_KIB_MAX = 320L * 1024;

    /** As the launcher starts a command. */
    private static final List<String> OPTIONS =
            List.of("@src/main/launcher/java.options", "-XX:TieredStopAtLevel=1", "-Xmx230m");

    @TempDir
    private Path folder;

    @Test
    void theProcessStaysSmallWhateverASiteSends() throws Exception {
        assumeMemoryIsTold();
        try (var host = HostileSite.start()) {
            var ran = run(host.url("/"));
            assertEquals(0, ran.code(), ran.said());
            HostileSite.assertGoodPages(host, Files.readString(folder.resolve("llms.txt")));
            assertTrue(ran.residentKib() < RESIDENT_KIB_MAX, "resident " + ran.residentKib() / 1024 + " MiB");
        }
    }

    /**
     * With the options of the image, in containers of what k8s/base/deployment.yaml requests and of what it allows: the kernel would
     * end a process that goes beyond. The bound of one run's process is not the service's, whose heap is as large as its container lets
     * it be, and is filled before it is swept.
     */
    @ParameterizedTest
    @ValueSource(ints = {512, 1024})
    @Tag("full")
    void theServiceStaysWithinItsContainerWhateverASiteSends(int containerMib) throws Exception {
        assumeMemoryIsTold();
        var store = Stores.H2.fresh();
        var key = key(store);
        try (var host = HostileSite.start();
                var client = HttpClient.newHttpClient();
                var service = ServiceProcess.start(
                        store, Map.of("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8"), deployed(containerMib))) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/v1/generate"))
                    .header("x-api-key", key)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "{\"url\": \"" + host.url("/") + "\", \"fileType\": \"both\"}"));
            var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            assertEquals(200, answer.statusCode(), answer.body());
            HostileSite.assertGoodPages(host, answer.body());
            long resident = residentKib(service.id());
            System.out.println("resident " + resident / 1024 + " MiB of " + containerMib);
            assertTrue(resident > 0 && resident < 1024L * containerMib, "resident " + resident / 1024 + " MiB");
        }
    }

    private static String[] deployed(int containerMib) throws IOException {
        var options = new ArrayList<>(Files.readAllLines(Path.of("src/main/launcher/java.options")));
        options.addAll(Files.readAllLines(Path.of("src/main/launcher/service.options")));
        // The optimizing compiler is on in the image, unlike in tests.
        return Stream.concat(
                        options.stream().filter(line -> line.startsWith("-")),
                        Stream.of("-XX:TieredStopAtLevel=4", "-Xmx" + containerMib * 60 / 100 + "m"))
                .toArray(String[]::new);
    }

    static String key(DatabaseConfig store) {
        try (var database = new Database(store)) {
            Migrations.run(database);
            new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system()).create("one", "business");
            return new Keys(database, InstantSource.system())
                    .create("one", "")
                    .key()
                    .reveal();
        }
    }

    private static void assumeMemoryIsTold() {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "what a process holds is read from /proc");
    }

    private record Ran(int code, String said, long residentKib) {}

    private Ran run(String url) throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("generate", url, "--out", folder.toString()));
        var log = folder.resolve("said.txt");
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        var process = builder.start();
        long most = 0;
        try {
            while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
                most = Math.max(most, residentKib(process.pid()));
            }
        } finally {
            process.destroyForcibly();
        }
        return new Ran(process.exitValue(), Files.readString(log), most);
    }

    /** The most it ever held, as the kernel counts it; 0 when it has just ended. */
    static long residentKib(long pid) throws IOException {
        return told(pid, "VmHWM:");
    }

    /** What it holds now. */
    static long residentNowKib(long pid) throws IOException {
        return told(pid, "VmRSS:");
    }

    private static long told(long pid, String what) throws IOException {
        try (var lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
            return lines.filter(line -> line.startsWith(what))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException | java.io.UncheckedIOException ended) {
            return 0;
        }
    }
}
