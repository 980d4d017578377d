package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a second run over a site costs, told by a server that counts what it sends. */
final class PackCacheTest {
    private static final String WORDS =
            "The trees of the park by the river are described here at length and with care. ";

    private final Map<String, String> pages = new ConcurrentHashMap<>();
    private final AtomicLong sent = new AtomicLong();
    private final HttpServer server = open();
    private volatile boolean validators = true;

    @TempDir
    Path folder;

    @BeforeEach
    void plant() throws IOException {
        var links = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            pages.put("/tree-" + i, page("Tree " + i, "<p>" + ("Tree " + i + ". " + WORDS).repeat(60)));
            links.append("<p><a href=/tree-")
                    .append(i)
                    .append(">Tree ")
                    .append(i)
                    .append("</a>");
        }
        pages.put("/", page("Trees", "<p>" + WORDS + links));
        pages.put("/robots.txt", "User-agent: *\nAllow: /\n");
    }

    @AfterEach
    void close() {
        server.stop(0);
    }

    @Test
    void anUnchangedSiteCostsAtMostATwentiethOfItsBytes() throws IOException {
        assertEquals(0, generate().code());
        var first = files();
        long whole = sent.getAndSet(0);
        assertEquals(0, generate().code());
        assertTrue(sent.get() * 20 <= whole, sent.get() + " of " + whole);
        assertEquals(first, files());
        assertEquals("*\n", Files.readString(folder.resolve("out/.incipit-cache/.gitignore")));
    }

    @Test
    void aChangedPageIsReadAnew() throws IOException {
        generate();
        pages.compute("/tree-3", (_, text) -> text.replace("Tree 3. The trees", "Tree 3. The beeches"));
        generate();
        assertTrue(files().get("tree-3.md").contains("The beeches"));
    }

    @Test
    void aSiteWithoutValidatorsIsAskedByTheDatesOfItsSitemap() throws IOException {
        validators = false;
        sitemap("2026-01-02");
        generate();
        var first = files();
        long whole = sent.getAndSet(0);
        generate();
        assertTrue(sent.get() * 5 <= whole, sent.get() + " of " + whole);
        assertEquals(first, files());
        pages.compute("/tree-3", (_, text) -> text.replace("Tree 3. The trees", "Tree 3. The beeches"));
        sitemap("2026-01-03");
        generate();
        assertTrue(files().get("tree-3.md").contains("The beeches"));
    }

    @Test
    void aBrokenCacheIsIgnoredWithASentence() throws IOException {
        generate();
        var first = files();
        try (var kept = Files.list(folder.resolve("out/.incipit-cache/answers"))) {
            int number = 0;
            for (var file : kept.toList()) {
                var bytes = Files.readAllBytes(file);
                switch (number++ % 4) {
                    case 0 -> Files.write(file, new byte[0]);
                    case 1 -> Files.write(file, "rubbish".getBytes(StandardCharsets.UTF_8));
                    case 2 -> Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
                    default -> {
                        bytes[bytes.length / 2] ^= 1;
                        Files.write(file, bytes);
                    }
                }
            }
        }
        var session = generate();
        assertEquals(0, session.code(), session.error());
        assertTrue(session.error().contains("in .incipit-cache could not be read"), session.error());
        assertEquals(first, files());
    }

    @Test
    void noCacheKeepsNothing() throws IOException {
        generate("--no-cache");
        assertFalse(Files.exists(folder.resolve("out/.incipit-cache")));
    }

    @Test
    void aCheckChangesNothingInTheFolder() throws IOException {
        generate("--no-cache");
        var check = Session.onLoopback(List.of(
                "generate", origin(), "--check", folder.resolve("out/llms.txt").toString()));
        assertEquals(0, check.code(), check.out() + check.error());
        assertFalse(Files.exists(folder.resolve("out/.incipit-cache")));
    }

    private void sitemap(String date) {
        var urls = new StringBuilder();
        pages.keySet().stream()
                .filter(path -> !path.contains("."))
                .forEach(path ->
                        urls.append("<url><loc>" + origin() + path + "</loc><lastmod>" + date + "</lastmod></url>"));
        pages.put(
                "/sitemap.xml",
                "<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">" + urls
                        + "</urlset>");
    }

    private Session generate(String... more) {
        return Session.onLoopback(
                List.of(
                        "generate",
                        origin(),
                        "--pages",
                        "-o",
                        folder.resolve("out").toString()),
                more);
    }

    private Map<String, String> files() throws IOException {
        var found = new TreeMap<String, String>();
        try (var files = Files.list(folder.resolve("out"))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                found.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return found;
    }

    private static String page(String title, String body) {
        return "<!doctype html><html lang=en><title>" + title + "</title><main><h1>" + title + "</h1>" + body
                + "</main>";
    }

    private String origin() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private HttpServer open() {
        try {
            var opened = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
            opened.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            opened.createContext("/", this::answer);
            opened.start();
            return opened;
        } catch (IOException unable) {
            throw new UncheckedIOException(unable);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            var path = exchange.getRequestURI().toString();
            var text = pages.get(path);
            var body = (text == null ? "none" : text).getBytes(StandardCharsets.UTF_8);
            var tag = '"' + Integer.toHexString(Arrays.hashCode(body)) + '"';
            var type = path.endsWith(".txt") ? "text/plain" : path.endsWith(".xml") ? "application/xml" : "text/html";
            exchange.getResponseHeaders().add("Content-Type", type);
            if (validators && text != null) {
                exchange.getResponseHeaders().add("ETag", tag);
            }
            boolean same = validators
                    && text != null
                    && tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
            sent.addAndGet(same ? 0 : body.length);
            exchange.sendResponseHeaders(text == null ? 404 : same ? 304 : 200, same ? -1 : body.length);
            if (!same) {
                exchange.getResponseBody().write(body);
            }
        }
    }
}
