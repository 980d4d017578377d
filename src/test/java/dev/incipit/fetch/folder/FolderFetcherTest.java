package dev.incipit.fetch.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FolderFetcherTest {
    private static final String SITE = "https://your.site";

    @TempDir
    Path top;

    private Path root = Path.of("");

    @BeforeEach
    void build() throws IOException {
        root = Files.createDirectory(top.resolve("dist"));
        for (var file : new String[] {
            "index.html",
            "a.html",
            "b/index.html",
            "c/index.htm",
            "d.md",
            "robots.txt",
            "größe/x y.html",
            "e.html",
            "e/f.html",
            ".env",
            ".git/config.html",
            ".well-known/llms.txt",
            "_headers",
            "g",
            "404.html"
        }) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.writeString(root.resolve(file), file);
        }
        Files.writeString(top.resolve("secret.html"), "secret");
    }

    private FetchOutcome ask(String url) throws IOException {
        return ask(SITE, url, 1_000);
    }

    private FetchOutcome ask(String base, String url, int bytesMax) throws IOException {
        return new FolderFetcher(new Folder(root), WebUrl.parse(base).orElseThrow())
                .fetch(new FetchRequest(
                        FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), bytesMax));
    }

    private static String body(FetchOutcome outcome) {
        return new String(assertInstanceOf(Fetched.class, outcome).body(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource({
        "/, index.html, text/html",
        "/index.html, index.html, text/html",
        "/a, a.html, text/html",
        "/a.html, a.html, text/html",
        "/a?from=menu, a.html, text/html",
        "/b/, b/index.html, text/html",
        "/c/, c/index.htm, text/html",
        "/d.md, d.md, text/markdown; charset=utf-8",
        "/robots.txt, robots.txt, text/plain; charset=utf-8",
        "/gr%C3%B6%C3%9Fe/x%20y, größe/x y.html, text/html",
        "/e, e.html, text/html",
        "/e/f, e/f.html, text/html",
        "/.well-known/llms.txt, .well-known/llms.txt, text/plain; charset=utf-8",
        "/g, g, application/octet-stream"
    })
    void aPathIsTheFileThatAStaticHostServesThere(String path, String file, String type) throws IOException {
        var fetched = assertInstanceOf(Fetched.class, ask(SITE + path));
        assertEquals(200, fetched.status());
        assertEquals(file, body(fetched));
        assertEquals(type, fetched.contentType());
    }

    @ParameterizedTest
    @CsvSource({"/b, /b/", "/c, /c/", "/a/, /a", "/e/, /e"})
    void theOtherSpellingLeadsThere(String path, String target) throws IOException {
        var fetched = assertInstanceOf(Fetched.class, ask(SITE + path));
        assertEquals(301, fetched.status());
        assertEquals(target, fetched.headers().get("location"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/none",
                "/e/none",
                "/..%2Fsecret",
                "/%2e%2e/secret.html",
                "/b/..%2f..%2fsecret.html",
                "/..%5Csecret.html",
                "/.env",
                "/.git/config",
                "/_headers",
                "/a%00.html",
                "//a",
                "/b//index.html",
                "/a.html/x"
            })
    void whatIsNotServedIsMissing(String path) throws IOException {
        assertEquals(404, assertInstanceOf(Missing.class, ask(SITE + path)).status());
    }

    @Test
    void aSymbolicLinkIsFollowedInsideAndNotOutside() throws IOException {
        Files.createSymbolicLink(root.resolve("in.html"), Path.of("a.html"));
        Files.createSymbolicLink(root.resolve("out.html"), Path.of("../secret.html"));
        Files.createSymbolicLink(root.resolve("up"), top);
        Files.createSymbolicLink(root.resolve("round"), Path.of("round"));
        assertEquals("a.html", body(ask(SITE + "/in")));
        assertInstanceOf(Missing.class, ask(SITE + "/out"));
        assertInstanceOf(Missing.class, ask(SITE + "/up/secret"));
        assertInstanceOf(Missing.class, ask(SITE + "/round"));
        assertEquals("a.html", body(ask(SITE + "/b/../a")));
    }

    @Test
    void aFolderBelowAnAddressHasNothingAboveIt() throws IOException {
        assertEquals("a.html", body(ask(SITE + "/docs", SITE + "/docs/a", 1_000)));
        assertEquals("index.html", body(ask(SITE + "/docs/", SITE + "/docs/", 1_000)));
        assertEquals(
                "/docs/",
                assertInstanceOf(Fetched.class, ask(SITE + "/docs", SITE + "/docs", 1_000))
                        .headers()
                        .get("location"));
        assertInstanceOf(Missing.class, ask(SITE + "/docs", SITE + "/robots.txt", 1_000));
        assertInstanceOf(Missing.class, ask(SITE + "/docs", SITE + "/", 1_000));
        assertInstanceOf(Missing.class, ask(SITE + "/docs", SITE + "/docsearch", 1_000));
    }

    @Test
    void anotherHostIsNotAsked() throws IOException {
        assertInstanceOf(FetchOutcome.Guarded.class, ask("https://other.site/a"));
        assertInstanceOf(FetchOutcome.Guarded.class, ask("http://your.site/a"));
    }

    @Test
    void aFileIsReadUpToTheRequestsBound() throws IOException {
        Files.writeString(root.resolve("long.html"), "x".repeat(1_001));
        var fetched = assertInstanceOf(Fetched.class, ask(SITE + "/long"));
        assertEquals(1_000, fetched.body().length);
        assertTrue(fetched.truncated());
        Files.writeString(root.resolve("long.html"), "x".repeat(1_000));
        assertTrue(!assertInstanceOf(Fetched.class, ask(SITE + "/long")).truncated());
    }

    @Test
    void redirectsCountWhereThereIsNoFileUnlessForced() throws IOException {
        Files.writeString(root.resolve("_redirects"), """
                /a /b/
                /old/* /:splat 302
                /e /b/ 301!
                /app/* /index.html 200
                /gone /404.html 404
                """);
        assertEquals("a.html", body(ask(SITE + "/a")));
        var old = assertInstanceOf(Fetched.class, ask(SITE + "/old/a"));
        assertEquals(302, old.status());
        assertEquals("/a", old.headers().get("location"));
        assertEquals(
                "/b/",
                assertInstanceOf(Fetched.class, ask(SITE + "/e")).headers().get("location"));
        assertEquals("index.html", body(ask(SITE + "/app/x")));
        assertEquals(404, assertInstanceOf(Missing.class, ask(SITE + "/gone")).status());
        assertInstanceOf(Missing.class, ask(SITE + "/_redirects"));
    }

    @Test
    void pagesThatWereNotReadAreCounted() throws IOException {
        var folder = new Folder(root);
        assertEquals(7, folder.unread());
        var fetcher = new FolderFetcher(folder, WebUrl.parse(SITE).orElseThrow());
        fetcher.fetch(new FetchRequest(
                FetchRequest.Method.GET, WebUrl.parse(SITE + "/a").orElseThrow(), Map.of(), 1_000));
        assertEquals(6, folder.unread());
        assertEquals(7, Folder.pagesBelow(root));
    }
}
