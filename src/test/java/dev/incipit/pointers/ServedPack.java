package dev.incipit.pointers;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** What a client meets at a server that was configured with our file, the same at each of the three. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class ServedPack {
    static final String HTML = "text/html; charset=utf-8";
    static final String MARKDOWN = "text/markdown; charset=utf-8";
    private static final String BROWSER =
            "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

    private static final Map<String, String> FILES = Map.ofEntries(
            Map.entry("index.html", "<title>Home</title>"),
            Map.entry("index.html.md", "# Home"),
            Map.entry("guide.html", "<title>Guide</title>"),
            Map.entry("guide.md", "# Guide"),
            Map.entry("old.html", "<title>Old</title>"),
            Map.entry("old.html.md", "# Old"),
            Map.entry("docs/index.html", "<title>Manual</title>"),
            Map.entry("docs/index.html.md", "# Manual"),
            Map.entry("docs/plain.html", "<title>Not copied</title>"),
            Map.entry("docs/llms.txt", "# Manual's index"),
            Map.entry("docs/caf\u00e9 (2).html", "<title>Caf\u00e9</title>"),
            Map.entry("docs/caf\u00e9 (2).md", "# Caf\u00e9"),
            Map.entry("style.css", "p { }"),
            Map.entry("llms.txt", "# Index"),
            Map.entry("llms-full.txt", "# All"));

    private final HttpClient client = HttpClient.newHttpClient();
    private Path folder = Path.of("");
    private @Nullable RunningServer server;

    abstract RunningServer.Program program();

    @BeforeAll
    void startServer(@TempDir Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        var site = Files.createDirectory(folder.resolve("site"));
        for (var file : FILES.entrySet()) {
            var path = site.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        server = RunningServer.start(
                program(),
                site,
                installed(site, Pointers.of(program().server(), pack())),
                Files.createDirectory(folder.resolve("work")));
    }

    /** Puts the configuration where it takes effect: what is returned is included in the server's own. */
    String installed(Path site, String pointers) throws IOException {
        return pointers;
    }

    static PackAddress pack() {
        return new PackAddress(
                url("https://your.site/"),
                List.of(url("https://your.site/llms.txt"), url("https://your.site/docs/llms.txt")));
    }

    @AfterAll
    void stopServer() {
        if (server != null) {
            server.close();
        }
        client.close();
    }

    @Test
    void aClientThatNamesMarkdownGetsTheCopy() throws IOException, InterruptedException {
        for (var accept : List.of(
                "text/markdown",
                "text/markdown, text/html, */*",
                "text/markdown, text/html;q=0.9, */*;q=0.1",
                "TEXT/Markdown;q=0.55 , text/html; q=0.5",
                "text/html;level=1;q=0.30,text/markdown;variant=GFM;q=0.3",
                "text/plain;q=0.5, text/markdown;q=0.2",
                "text/*;q=0.4, text/markdown;q=0.4",
                "text/html;q=0, text/markdown;q=0.001")) {
            for (var page : Map.of(
                            "/", "# Home",
                            "/guide", "# Guide",
                            "/guide.html", "# Guide",
                            "/old.html", "# Old",
                            "/docs/", "# Manual",
                            "/docs/?page=1", "# Manual",
                            "/docs/caf%C3%A9%20(2)", "# Caf\u00e9")
                    .entrySet()) {
                var answer = get(page.getKey(), "Accept", accept);
                var what = page.getKey() + " for " + accept + ": "
                        + answer.headers().map();
                assertEquals(200, answer.statusCode(), what);
                assertEquals(page.getValue(), answer.body(), what);
                assertEquals(MARKDOWN, type(answer), what);
                assertTrue(varies(answer), what);
            }
        }
    }

    @Test
    void aClientThatPrefersHtmlGetsThePageAndTheLinkToTheCopy() throws IOException, InterruptedException {
        for (var accept : List.of(
                BROWSER,
                "*/*",
                "text/*",
                "text/html, text/markdown;q=0.9",
                "text/markdown;q=0.299, text/html;q=0.3",
                "text/markdown;q=0.05, */*;q=0.1",
                "text/markdown;q=0, text/html;q=0",
                "text/markdown;q=0.000",
                "application/json",
                "xtext/markdown, text/markdowns")) {
            for (var page : Map.of(
                            "/", "Home </index.html.md>",
                            "/guide", "Guide </guide.md>",
                            "/guide.html", "Guide </guide.md>",
                            "/old.html", "Old </old.html.md>",
                            "/docs/", "Manual </docs/index.html.md>",
                            "/docs/caf%C3%A9%20(2)?x=y", "Caf\u00e9 </docs/caf%C3%A9%20(2).md>")
                    .entrySet()) {
                var expected = page.getValue().split(" ");
                var answer = get(page.getKey(), "Accept", accept);
                var what = page.getKey() + " for " + accept + ": "
                        + answer.headers().map();
                assertEquals(200, answer.statusCode(), what);
                assertEquals("<title>" + expected[0] + "</title>", answer.body(), what);
                assertTrue(type(answer).startsWith("text/html"), what);
                assertTrue(varies(answer), what);
                assertTrue(links(answer).contains(expected[1] + "; rel=\"alternate\"; type=\"text/markdown\""), what);
            }
        }
    }

    @Test
    void eachPageLinksToTheIndexThatCoversIt() throws IOException, InterruptedException {
        assertTrue(links(get("/")).contains("</llms.txt>; rel=\"describedby\""));
        assertTrue(links(get("/guide")).contains("</llms.txt>; rel=\"describedby\""));
        assertTrue(links(get("/guide", "Accept", "text/markdown")).contains("</llms.txt>; rel=\"describedby\""));
        assertTrue(links(get("/docs/")).contains("</docs/llms.txt>; rel=\"describedby\""));
        assertEquals(List.of("</docs/llms.txt>; rel=\"describedby\""), links(get("/docs/plain")));
        assertEquals(List.of(), links(get("/style.css")));
        assertEquals("# Manual's index", get("/docs/llms.txt").body());
    }

    @Test
    void theFilesOfThePackHaveTheirTypes() throws IOException, InterruptedException {
        for (var path : List.of("/llms.txt", "/llms-full.txt", "/docs/llms.txt")) {
            assertEquals("text/plain; charset=utf-8", type(get(path)), path);
        }
        for (var path : List.of("/index.html.md", "/guide.md", "/old.html.md", "/docs/caf%C3%A9%20(2).md")) {
            assertEquals(MARKDOWN, type(get(path, "Accept", BROWSER)), path);
            assertEquals("# ", get(path).body().substring(0, 2), path);
        }
    }

    @Test
    void whatHasNoCopyIsNotInventedOne() throws IOException, InterruptedException {
        for (var path :
                List.of("/docs/plain.md", "/docs/plain.html.md", "/missing.md", "/docs/missing/index.html.md")) {
            assertEquals(404, get(path, "Accept", "text/markdown").statusCode(), path);
            assertEquals(404, get(path, "Accept", BROWSER).statusCode(), path);
        }
        var page = get("/docs/plain.html", "Accept", "text/markdown");
        assertEquals("<title>Not copied</title>", page.body());
        assertEquals(List.of("</docs/llms.txt>; rel=\"describedby\""), links(page));
        // The home page stands in for unknown ones; its copy does not.
        assertEquals(
                "<title>Home</title>",
                get("/missing/page", "Accept", "text/markdown").body());
    }

    @Test
    void headAndConditionalRequestsAreAnsweredForTheSameFile() throws IOException, InterruptedException {
        var head = client.send(
                HttpRequest.newBuilder(Objects.requireNonNull(server).address("/guide"))
                        .header("Accept", "text/markdown")
                        .HEAD()
                        .build(),
                BodyHandlers.ofString());
        assertEquals(MARKDOWN, type(head));
        assertEquals("7", head.headers().firstValue("Content-Length").orElse(""));
        assertEquals("/guide.md", head.headers().firstValue("Content-Location").orElse(""));
        var tag = head.headers().firstValue("ETag").orElseThrow();
        var again = get("/guide", "Accept", "text/markdown", "If-None-Match", tag);
        assertEquals(304, again.statusCode());
        assertTrue(varies(again), again.headers().map().toString());
        assertEquals(200, get("/guide", "Accept", BROWSER, "If-None-Match", tag).statusCode());
    }

    @Test
    void aRequestCannotPlaceAnotherHostIntoTheLinks() throws IOException, InterruptedException {
        for (var path : List.of("//evil.example/..//guide", "//evil.example/%2e%2e/guide", "//guide")) {
            var answer = get(path);
            assertEquals(
                    List.of(),
                    links(answer).stream().filter(link -> link.contains("//")).toList(),
                    path + " " + answer.statusCode());
        }
    }

    @Test
    void aPartOfASiteWithSignsOfTheConfigurationInItsNameIsServed() throws IOException, InterruptedException {
        var site = Files.createDirectories(folder.resolve("odd"));
        var part = Files.createDirectories(site.resolve("a'b $c;{d}(\u00e9)&\"@e"));
        Files.writeString(part.resolve("page.html"), "<title>Page</title>");
        Files.writeString(part.resolve("page.md"), "# Page");
        Files.writeString(part.resolve("llms.txt"), "# Index");
        Files.writeString(site.resolve("page.html"), "<title>Elsewhere</title>");
        Files.writeString(site.resolve("page.md"), "# Elsewhere");
        Files.writeString(site.resolve("index.html"), "<title>Home</title>");
        var path = "/a'b%20$c;%7Bd%7D(%C3%A9)&%22@e/";
        var address = url("https://your.site" + path);
        var odd = new PackAddress(address, List.of(address.resolve("llms.txt").orElseThrow()));
        var work = Files.createDirectory(folder.resolve("odd-work"));
        try (var there = RunningServer.start(
                program(), site, installed(site, Pointers.of(program().server(), odd)), work)) {
            assertServedInPart(there, path);
        }
    }

    private void assertServedInPart(RunningServer server, String path) throws IOException, InterruptedException {
        var page = get(server, path + "page.html");
        assertEquals("<title>Page</title>", page.body(), page.headers().map().toString());
        assertTrue(
                links(page).get(1).startsWith("</a%27b%20%24c%3B%7Bd%7D%28%C3%A9%29%26%22%40e/llms.txt>"),
                links(page).toString());
        assertEquals(
                "# Page",
                get(server, path + "page.html", "Accept", "text/markdown").body());
        assertEquals("text/plain; charset=utf-8", type(get(server, path + "llms.txt")));
        // Nothing is decided for the rest of the site.
        assertEquals(
                "<title>Elsewhere</title>",
                get(server, "/page.html", "Accept", "text/markdown").body());
    }

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return get(Objects.requireNonNull(server), path, headers);
    }

    private HttpResponse<String> get(RunningServer server, String path, String... headers)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(server.address(path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static String type(HttpResponse<String> answer) {
        return answer.headers().firstValue("Content-Type").orElse("");
    }

    private static List<String> links(HttpResponse<String> answer) {
        return answer.headers().allValues("Link").stream()
                .flatMap(line -> List.of(line.split(", (?=<)")).stream())
                .toList();
    }

    private static boolean varies(HttpResponse<String> answer) {
        return answer.headers().allValues("Vary").stream()
                .flatMap(line -> List.of(line.split(",\\s*")).stream())
                .anyMatch("Accept"::equalsIgnoreCase);
    }
}
