package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code incipit serve} as a process: its first start, and its end by SIGTERM (decisions §§1 and 7). */
@Timeout(60)
final class ServeTest {
    private static final Pattern PORTS = Pattern.compile("Listening on port (\\d+), health and metrics on port (\\d+)");
    private static final String PAGE =
            "<html><head><title>Slow Site</title></head><body><main><h1>Slow Site</h1><p>A slow"
                    + " site that says a few words about itself, so that somebody can read them.</p></main></body></html>";

    @TempDir
    Path folder;

    @Test
    void aRunInFlightIsAnsweredAndLoggedAfterSigterm() throws IOException, InterruptedException {
        var asked = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        var site = site(asked, release);
        var process = start("first");
        try (var client = HttpClient.newHttpClient()) {
            var port = awaitPort("first");
            var printed = Files.readAllLines(folder.resolve("first.out"));
            var key = printed.getLast();
            assertTrue(key.matches("inc_[0-9A-Za-z]{38}"), printed.toString());
            assertTrue(printed.get(1).startsWith("http://localhost:" + port + "/"), printed.toString());
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/generate"))
                    .header("x-api-key", key)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "{\"url\":\"http://127.0.0.1:" + site.getAddress().getPort() + "\"}"))
                    .build();
            var answer = client.sendAsync(request, BodyHandlers.ofString());
            assertTrue(asked.await(20, TimeUnit.SECONDS));
            process.destroy();
            awaitLine("first", "Stopping");
            release.countDown();
            HttpResponse<String> response = answer.join();
            assertEquals(200, response.statusCode(), response.body());
            assertEquals(0, process.waitFor());
            var log = Files.readString(folder.resolve("first.err"));
            assertTrue(log.contains("operation=generate status=200"), log);
            assertTrue(log.contains("Stopped"), log);
            assertEquals(-1, log.indexOf(key));
        } finally {
            site.stop(0);
            process.destroyForcibly();
        }
        secondStartPrintsNoKey();
    }

    private void secondStartPrintsNoKey() throws IOException, InterruptedException {
        var process = start("second");
        try {
            awaitPort("second");
            assertEquals("", Files.readString(folder.resolve("second.out")));
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static HttpServer site(CountDownLatch asked, CountDownLatch release) throws IOException {
        var site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", exchange -> {
            var home = exchange.getRequestURI().getPath().equals("/");
            if (home) {
                asked.countDown();
                try {
                    release.await();
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            }
            var body = (home ? PAGE : "").getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(home ? 200 : 404, home ? body.length : -1);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        site.start();
        return site;
    }

    private Process start(String name) throws IOException {
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-preview",
                        "-XX:TieredStopAtLevel=1",
                        "-Dserver.host=127.0.0.1",
                        "-Dserver.port=0",
                        "-Dmanagement.port=0",
                        "-Dstore.url=jdbc:h2:file:" + folder.resolve("store"),
                        "-Dfetch.allowed-networks=127.0.0.0/8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.incipit.app.Main",
                        "serve"))
                .directory(folder.toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
    }

    private String awaitPort(String name) throws IOException, InterruptedException {
        var found = PORTS.matcher(awaitLine(name, "Listening on port"));
        assertTrue(found.find());
        return found.group(1);
    }

    private String awaitLine(String name, String part) throws IOException, InterruptedException {
        var end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (System.nanoTime() < end) {
            for (var line : Files.readAllLines(folder.resolve(name + ".err"))) {
                if (line.contains(part)) {
                    return line;
                }
            }
            Thread.sleep(50);
        }
        throw new AssertionError("no '" + part + "' in " + Files.readString(folder.resolve(name + ".err")));
    }
}
