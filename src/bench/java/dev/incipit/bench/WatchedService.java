package dev.incipit.bench;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.app.ServiceProcess;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The service as a process with a small heap, keys without limits, and a look at what it takes of the machine. */
final class WatchedService implements AutoCloseable {
    private static final Pattern HEAP = Pattern.compile("(?m)^jvm_memory_used_bytes\\{area=\"heap\"[^}]*} (\\S+)$");
    private static final int TROUBLES_MAX = 20;
    private static final String ENDLESS = "1000000000";

    private final HttpClient client = HttpClient.newHttpClient();
    private final ServiceProcess process;
    private final List<String> keys;

    private WatchedService(ServiceProcess process, List<String> keys) {
        this.process = process;
        this.keys = keys;
    }

    /** Over an H2 file, with so many keys. */
    static WatchedService start(int keyCount, String heap, Map<String, String> more) {
        var store = Stores.H2.fresh();
        var keys = keys(store, keyCount);
        var settings = new HashMap<>(Map.of(
                "PLANS_BUSINESS_REQUESTS_PER_MINUTE",
                "100000",
                "PLANS_BUSINESS_VALIDATE_PER_MONTH",
                ENDLESS,
                "PLANS_BUSINESS_GENERATE_PER_MONTH",
                ENDLESS,
                "SERVER_REQUEST_TIMEOUT",
                "PT5S"));
        settings.putAll(more);
        var process = ServiceProcess.start(
                store,
                settings,
                "@src/main/launcher/java.options",
                "-Xmx" + heap,
                "-Xms" + heap,
                // So that what grows is not the heap, whose size is known.
                "-XX:+AlwaysPreTouch",
                "-XX:TieredStopAtLevel=4");
        process.port();
        return new WatchedService(process, keys);
    }

    private static List<String> keys(DatabaseConfig store, int count) {
        try (var database = new Database(store)) {
            Migrations.run(database);
            new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system()).create("load", "business");
            var keys = new Keys(database, InstantSource.system());
            var made = new ArrayList<String>();
            for (int i = 0; i < count; i++) {
                made.add(keys.create("load", "").key().reveal());
            }
            return made;
        }
    }

    int port() {
        return process.port();
    }

    List<String> keys() {
        return keys;
    }

    /** What it said last that is no line on a request that went well. */
    List<String> troubles() {
        return process.log().stream()
                .filter(line -> !line.contains(" status=200 ") && !line.contains(" INFO "))
                .limit(TROUBLES_MAX)
                .toList();
    }

    /** A full collection, without which dead objects count as used. */
    void collect() throws IOException, InterruptedException {
        var jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        new ProcessBuilder(jcmd, String.valueOf(process.id()), "GC.run")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /** What it takes now. */
    record Use(long heapMib, long residentMib, long threads, long files, long sockets) {}

    Use look() throws IOException, InterruptedException {
        var heap = HEAP.matcher(managed("/metrics"))
                .results()
                .mapToDouble(pool -> Double.parseDouble(pool.group(1)))
                .sum();
        var proc = Path.of("/proc/" + process.id());
        var resident = Files.readAllLines(proc.resolve("status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
        return new Use(
                (long) heap >> 20,
                resident >> 10,
                count(proc.resolve("task"), ""),
                count(proc.resolve("fd"), ""),
                count(proc.resolve("fd"), "socket:"));
    }

    private static long count(Path folder, String target) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.filter(entry -> leadsTo(entry, target)).count();
        }
    }

    private static boolean leadsTo(Path entry, String target) {
        try {
            return target.isEmpty() || Files.readSymbolicLink(entry).toString().startsWith(target);
        } catch (IOException gone) {
            return false;
        }
    }

    int managementPort() {
        return process.managementPort();
    }

    /** The status of a generate request; 0 where the connection broke. */
    int generate(String address) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + "/api/v1/generate"))
                .header("x-api-key", keys.getFirst())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"url\":\"" + address + "\"}"));
        try {
            return client.send(request.build(), BodyHandlers.discarding()).statusCode();
        } catch (IOException | InterruptedException broken) {
            return 0;
        }
    }

    private String managed(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + process.managementPort() + path));
        var answer = client.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(path + " answered " + answer.statusCode());
        }
        return answer.body();
    }

    @Override
    public void close() {
        process.close();
        client.close();
    }
}
