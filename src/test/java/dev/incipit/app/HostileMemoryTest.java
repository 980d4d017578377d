package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.BadHost.Behaviour;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
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
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
    private static final String XML = "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\n";

    /** As the launcher starts a command. */
    private static final List<String> OPTIONS =
            List.of("@src/main/launcher/java.options", "-XX:TieredStopAtLevel=1", "-Xmx230m");

    @TempDir
    private Path folder;

    @Test
    void theProcessStaysSmallWhateverASiteSends() throws Exception {
        assumeMemoryIsTold();
        try (var host = hostileSite()) {
            var ran = run(host.url("/"));
            assertEquals(0, ran.code(), ran.said());
            assertGoodPages(host, Files.readString(folder.resolve("llms.txt")));
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
        try (var host = hostileSite();
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
            assertGoodPages(host, answer.body());
            long resident = residentKib(service.id());
            System.out.println("resident " + resident / 1024 + " MiB of " + containerMib);
            assertTrue(resident > 0 && resident < 1024L * containerMib, "resident " + resident / 1024 + " MiB");
        }
    }

    private static String[] deployed(int containerMib) throws IOException {
        var options = Files.readAllLines(Path.of("src/main/launcher/java.options")).stream()
                .filter(line -> line.startsWith("-"));
        // The optimizing compiler is on in the image, unlike in tests.
        return Stream.concat(options, Stream.of("-XX:TieredStopAtLevel=4", "-Xmx" + containerMib * 60 / 100 + "m"))
                .toArray(String[]::new);
    }

    private static String key(DatabaseConfig store) {
        try (var database = new Database(store)) {
            Migrations.run(database);
            var random = new SecureRandom();
            new Accounts(database, PlanCatalog.DEFAULTS, random, InstantSource.system()).create("one", "business");
            return new Keys(database, random, InstantSource.system())
                    .create("one", "")
                    .key()
                    .reveal();
        }
    }

    private static void assumeMemoryIsTold() {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "what a process holds is read from /proc");
    }

    private static List<String> good() {
        return IntStream.range(0, 12).mapToObj(i -> "/good" + i).toList();
    }

    private static void assertGoodPages(BadHost host, String said) {
        good().forEach(path -> assertTrue(said.contains(host.url(path)), path + " in " + said));
    }

    private static BadHost hostileSite() throws IOException {
        var good = good();
        var bad = bad();
        var site = new HashMap<>(bad);
        good.forEach(path -> site.put(path, page("Page " + path, "")));
        site.put(
                "/",
                page(
                        "Home",
                        IntStream.range(0, bad.size())
                                .mapToObj(
                                        i -> link(bad.keySet().stream().toList().get(i))
                                                + (i < good.size() ? link(good.get(i)) : ""))
                                .collect(Collectors.joining())));
        var host = BadHost.routing(site);
        site.put(
                "/robots.txt",
                wire -> endless(
                        wire,
                        "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nUser-agent: *\nAllow: /\n"
                                + List.of("self", "huge", "laughs", "packed").stream()
                                        .map(name -> "Sitemap: " + host.url("/" + name + ".xml") + "\n")
                                        .collect(Collectors.joining()),
                        "# nothing\n".repeat(1_000)));
        sitemaps(site, host);
        return host;
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
    private static long residentKib(long pid) throws IOException {
        try (var lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException | java.io.UncheckedIOException ended) {
            return 0;
        }
    }

    private static Map<String, Behaviour> bad() throws IOException {
        var bad = new LinkedHashMap<String, Behaviour>();
        var random = new Random(22);
        byte[] zip = gzip(new byte[200 << 20]);
        byte[] zips = gzip(zip);
        for (int i = 0; i < 4; i++) {
            bad.put("/5-endless-" + i, wire -> endless(wire, OK + "\r\n", "<p>words and words ".repeat(500)));
            bad.put("/8-bomb-" + i, wire -> packed(wire, OK, "gzip", zip));
            bad.put("/25-one-line-" + i, wire -> endless(wire, OK + "\r\n", "x".repeat(10_000)));
            bad.put("/20-links-" + i, wire -> endless(wire, OK + "\r\n<title>Links</title>", links(random)));
            bad.put(
                    "/36-film-" + i,
                    wire -> endless(
                            wire,
                            "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 4000000000\r\n\r\n",
                            "x".repeat(10_000)));
        }
        bad.put("/6-terabytes", wire -> {
            wire.send(OK + "Content-Length: 99999999999999\r\n\r\nfew");
            wire.reset();
        });
        bad.put("/8-bomb-in-a-bomb", wire -> packed(wire, OK, "gzip, gzip", zips));
        bad.put("/10-headers", wire -> endless(wire, OK, "A: b\r\n".repeat(1_000)));
        bad.put("/10-header", wire -> endless(wire, OK + "A: ", "b".repeat(10_000)));
        bad.put(
                "/12-extension",
                wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n5;", "a=b;".repeat(1_000)));
        bad.put(
                "/12-chunk",
                wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n7fffffffffff\r\n", "x".repeat(10_000)));
        bad.put("/13-interim", wire -> endless(wire, "", "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(50)));
        bad.put(
                "/20-itself",
                wire -> whole(
                        wire,
                        IntStream.range(0, 150_000)
                                .mapToObj(i -> "<a href='?q=" + i + "'>q</a>")
                                .collect(Collectors.joining())));
        bad.put("/25-deep", wire -> whole(wire, "<div>".repeat(700_000)));
        bad.put(
                "/25-attributes",
                wire -> whole(
                        wire,
                        "<p "
                                + IntStream.range(0, 400_000)
                                        .mapToObj(i -> "a" + i + "=1 ")
                                        .collect(Collectors.joining())
                                + ">text"));
        bad.put("/25-tables", wire -> whole(wire, "<table><tr><td>".repeat(5_000) + "text"));
        bad.put("/25-unclosed", wire -> whole(wire, "<b><i><a><span><font>x".repeat(100_000)));
        bad.put(
                "/22-random",
                wire -> whole(
                        wire,
                        random.ints(300_000, 'a', 'z' + 3)
                                .mapToObj(c -> c > 'z' ? " " : Character.toString(c))
                                .collect(Collectors.joining())));
        return bad;
    }

    private static void sitemaps(Map<String, Behaviour> site, BadHost host) throws IOException {
        var self = "<sitemapindex>" + ("<sitemap><loc>" + host.url("/self.xml") + "</loc></sitemap>").repeat(50_000);
        site.put("/self.xml", wire -> wire.send(XML + "Content-Length: " + self.length() + "\r\n\r\n" + self));
        site.put(
                "/huge.xml",
                wire -> endless(
                        wire,
                        XML + "\r\n<urlset>",
                        ("<url><loc>" + host.url("/good0") + "?s=1</loc></url>").repeat(100)));
        var laughs = "<!DOCTYPE l [<!ENTITY a0 'lol'>"
                + IntStream.rangeClosed(1, 20)
                        .mapToObj(i -> "<!ENTITY a" + i + " '" + ("&a" + (i - 1) + ";").repeat(10) + "'>")
                        .collect(Collectors.joining())
                + "]><urlset><url><loc>&a20;</loc></url></urlset>";
        site.put("/laughs.xml", wire -> wire.send(XML + "Content-Length: " + laughs.length() + "\r\n\r\n" + laughs));
        byte[] zip = gzip(new byte[200 << 20]);
        site.put("/packed.xml", wire -> {
            wire.send(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/gzip\r\nContent-Length: " + zip.length + "\r\n\r\n");
            wire.send(zip);
        });
    }

    private static String links(Random random) {
        return IntStream.range(0, 200)
                .mapToObj(i -> "<a href=/l/" + random.nextInt() + "/" + random.nextInt() + ">link</a>")
                .collect(Collectors.joining());
    }

    private static Behaviour page(String title, String links) {
        return wire -> whole(
                wire,
                "<!doctype html><title>" + title + "</title><main><h1>" + title + "</h1><p>"
                        + (title + " has a text of its own, which is long enough to be one. ").repeat(6) + links
                        + "</main>");
    }

    private static void whole(BadHost.Wire wire, String body) throws IOException {
        wire.send(OK + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    private static void packed(BadHost.Wire wire, String head, String coding, byte[] body) throws IOException {
        wire.send(head + "Content-Encoding: " + coding + "\r\nContent-Length: " + body.length + "\r\n\r\n");
        wire.send(body);
    }

    private static void endless(BadHost.Wire wire, String head, String rest) throws IOException {
        wire.send(head);
        byte[] octets = rest.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < 1_000_000; i++) {
            wire.send(octets);
        }
    }

    private static byte[] gzip(byte[] body) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(body);
        }
        return out.toByteArray();
    }

    private static String link(String path) {
        return "<p><a href='" + path + "'>To " + path + "</a></p>";
    }
}
