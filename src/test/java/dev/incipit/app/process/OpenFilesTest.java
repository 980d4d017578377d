package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.ServerConfig;
import dev.incipit.app.ServiceProcess;
import dev.incipit.app.Tool;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A service that may open few files and sockets, and clients that take them all. */
@Timeout(180)
final class OpenFilesTest {
    private static final int CLIENTS = 300;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** The soft limit that the test sets on a running service: so much more than it has open. */
    private static final int LEFT = 20;

    @Test
    void aServiceThatWasShortOfDescriptorsAnswersAgainOnceThereIsRoom() throws IOException, InterruptedException {
        try (var service = ServiceProcess.start(Stores.H2.fresh(), Map.of())) {
            awaitStatus(200, service.port(), "/openapi.json");
            awaitStatus(200, service.managementPort(), "/health/ready");
            try (var open = Files.list(Path.of("/proc/" + service.id() + "/fd"))) {
                var limited =
                        Tool.run("prlimit", "--pid", "" + service.id(), "--nofile=" + (open.count() + LEFT) + ":");
                Assumptions.assumeTrue(limited.isPresent(), "prlimit is not here");
            }
            clientsComeAndLeave(service.port());
            awaitStatus(200, service.port(), "/openapi.json");
            awaitStatus(200, service.managementPort(), "/health/ready");
            var said = service.log().stream()
                    .filter(line -> line.contains("could not be accepted"))
                    .toList();
            assertEquals(1, said.size(), said.toString());
        }
    }

    @Test
    void theNumberOfConnectionsFollowsTheLimitOfDescriptors() throws IOException, InterruptedException {
        try (var service = ServiceProcess.withOpenFilesMax(256, Stores.H2.fresh(), Map.of())) {
            // Tests run from folders: a class that is first needed when no file can be opened stays missing.
            awaitStatus(200, service.port(), "/openapi.json");
            clientsComeAndLeave(service.port());
            awaitStatus(200, service.port(), "/openapi.json");
            assertEquals(Optional.of(200), status(service.managementPort(), "/health/live"));
            var said = service.log().stream()
                    .filter(line -> line.contains("server.max-connections"))
                    .toList();
            assertEquals(1, said.size(), said.toString());
            assertTrue(said.getFirst().contains("256"), said.toString());
        }
    }

    @Test
    void connectionsAreLoweredByWhatTheRestNeedsAndNeverRaised() {
        var wanted = ServerConfig.DEFAULTS;
        assertEquals(724, new OpenFiles(1_024).fit(wanted).maxConnections());
        assertEquals(64, new OpenFiles(256).fit(wanted).maxConnections());
        assertEquals(wanted, new OpenFiles(1 << 20).fit(wanted));
        assertEquals(wanted, new OpenFiles(Long.MAX_VALUE).fit(wanted));
    }

    /** Below some hundred, Java does not start; LauncherTest has that. */
    @Test
    void aLimitThatIsTooLowForTheServiceEndsTheStartWithWhatToChange() throws InterruptedException {
        try (var service =
                ServiceProcess.withOpenFilesMax((int) OpenFiles.LIMIT_MIN - 1, Stores.H2.fresh(), Map.of())) {
            int end = service.end();
            var said = String.join("\n", service.log());
            assertTrue(said.contains("ulimit -n"), said);
            assertEquals(2, end, said);
        }
    }

    private static void clientsComeAndLeave(int port) throws IOException {
        var clients = new ArrayList<Socket>();
        try {
            for (int i = 0; i < CLIENTS; i++) {
                clients.add(new Socket(InetAddress.getLoopbackAddress(), port));
            }
        } catch (IOException refused) {
            assertTrue(!clients.isEmpty(), refused.toString());
        } finally {
            for (var client : clients) {
                client.close();
            }
        }
    }

    private static void awaitStatus(int wanted, int port, String path) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        var seen = new ArrayList<Optional<Integer>>();
        while (System.nanoTime() < end) {
            seen.add(status(port, path));
            if (seen.getLast().equals(Optional.of(wanted))) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError(path + " answered " + List.copyOf(seen));
    }

    private static Optional<Integer> status(int port, String path) throws InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .timeout(Duration.ofSeconds(2))
                    .build();
            return Optional.of(client.send(request, BodyHandlers.discarding()).statusCode());
        } catch (IOException noAnswer) {
            return Optional.empty();
        }
    }
}
