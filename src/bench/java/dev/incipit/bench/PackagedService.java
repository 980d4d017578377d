package dev.incipit.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** The packaged service, just started over an H2 store in memory, and what its requests cost it. */
final class PackagedService implements AutoCloseable {
    private static final Pattern KEY = Pattern.compile("inc_[0-9A-Za-z]{38}");
    private static final Pattern PORT = Pattern.compile("Listening on port (\\d+)");
    private static final int CONNECTIONS = 2;
    private static final int OK = 200;
    private static final String ENDLESS = "1000000000";

    private final Process process;
    private final long readyMillis;
    private final int port;
    private final String key;

    private PackagedService(Process process, long readyMillis, int port, String key) {
        this.process = process;
        this.readyMillis = readyMillis;
        this.port = port;
        this.key = key;
    }

    static PackagedService start() throws IOException {
        var builder = new ProcessBuilder(PackagedProgram.LAUNCHER.toString(), "serve").redirectErrorStream(true);
        builder.environment()
                .putAll(Map.of(
                        "SERVER_PORT", "0",
                        "MANAGEMENT_PORT", "0",
                        "STORE_URL", "jdbc:h2:mem:bench",
                        "FETCH_ALLOWED_NETWORKS", "127.0.0.0/8",
                        "PLANS_BUSINESS_GENERATE_PER_MONTH", ENDLESS,
                        "PLANS_BUSINESS_VALIDATE_PER_MONTH", ENDLESS,
                        "PLANS_BUSINESS_REQUESTS_PER_MINUTE", "10000000"));
        long start = System.nanoTime();
        var process = builder.start();
        var log = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        var key = "";
        for (var line = log.readLine(); line != null; line = log.readLine()) {
            var shown = KEY.matcher(line);
            key = shown.find() ? shown.group() : key;
            var listening = PORT.matcher(line);
            if (listening.find()) {
                long millis = (System.nanoTime() - start) / 1_000_000;
                Thread.ofVirtual().start(() -> read(log));
                return new PackagedService(process, millis, Integer.parseInt(listening.group(1)), key);
            }
        }
        throw new IllegalStateException("The service did not start");
    }

    /** Else the service would wait for room in the pipe. */
    private static void read(BufferedReader log) {
        try (log) {
            while (log.readLine() != null) {}
        } catch (IOException ended) {
            return;
        }
    }

    long readyMillis() {
        return readyMillis;
    }

    long residentMib() {
        return PackagedProgram.residentMib(process.pid(), "VmRSS:");
    }

    /** What requests cost: processor time of the service for each in milliseconds, and resident memory after them. */
    record Cost(double millis, long residentMib) {}

    /** So many lints, two at a time. */
    Cost lint(String text, int count) throws IOException, InterruptedException {
        return lint(text, count, Duration.ofMinutes(5));
    }

    /** As many lints as are answered in that time. */
    Cost lint(String text, Duration time) throws IOException, InterruptedException {
        return lint(text, Integer.MAX_VALUE, time);
    }

    private Cost lint(String text, int count, Duration time) throws IOException, InterruptedException {
        var request = request("validate", "{\"checkLinks\":false,\"content\":\"" + text.replace("\n", "\\n") + "\"}");
        long cpu = cpuNanos();
        long start = System.nanoTime();
        var begun = new AtomicInteger();
        var failed = new AtomicInteger();
        var threads = new Thread[CONNECTIONS];
        try (var client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            for (int i = 0; i < CONNECTIONS; i++) {
                threads[i] = Thread.ofPlatform().start(() -> {
                    while (System.nanoTime() - start < time.toNanos() && begun.incrementAndGet() <= count) {
                        try {
                            failed.addAndGet(
                                    client.send(request, BodyHandlers.ofByteArray())
                                                            .statusCode()
                                                    == OK
                                            ? 0
                                            : 1);
                        } catch (IOException | InterruptedException broken) {
                            failed.incrementAndGet();
                        }
                    }
                });
            }
            for (var thread : threads) {
                thread.join();
            }
        }
        int done = Math.min(begun.get(), count);
        if (failed.get() > 0) {
            throw new IllegalStateException(failed + " requests failed");
        }
        return new Cost((cpuNanos() - cpu) / 1e6 / done, residentMib());
    }

    /** How long one run takes, by the clock. */
    Duration generate(String site) throws IOException, InterruptedException {
        long start = System.nanoTime();
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(request("generate", "{\"url\":\"" + site + "\"}"), BodyHandlers.ofByteArray());
            if (answer.statusCode() != OK) {
                throw new IllegalStateException("status " + answer.statusCode());
            }
        }
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private HttpRequest request(String operation, String body) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/" + operation))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    private long cpuNanos() {
        return process.toHandle().info().totalCpuDuration().orElseThrow().toNanos();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
