package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.llmstxt.TextSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PackOptionsTest {
    private static final String PUBLIC = "https://your.site";

    private final TestSite site = new TestSite();

    @TempDir
    Path folder;

    @BeforeEach
    void plant() throws IOException {
        site.page(
                "/",
                "Trees",
                "<main><h1>Trees</h1><p>All trees of the park by the river, with care and rules."
                        + " <a href=/oak.html>Oak</a> <a href=/docs/>Docs</a> <a href=/elm#age>Elm</a> <a href=/secret>S</a>"
                        + " <a href=/hidden>H</a> <a href=/closed/a>C</a> <a href=https://other.example/x>Other</a></main>");
        tree("/oak.html", "Oak", "See <a href=/docs/>the documents</a> and <a href=/elm#age>how old elms get</a>.");
        tree("/docs/", "Documents", "Back to <a href=/>all trees</a>.");
        tree("/elm", "Elm", "Look <a href=#age>below</a>.");
        site.page(
                "/hidden", "Hidden", "<main><h1>Hidden</h1><p>Not for indexes at all, as its head says to everybody.");
        site.page(
                "/secret",
                "Secret",
                "<main><h1>Secret</h1><p>This text is for people and not for machines that copy.</main>");
        site.answer(
                "/secret",
                TestSite.html(200, "<title>Secret</title><main><p>Not for machines that copy.")
                        .with("X-Robots-Tag", "noindex"));
        site.answer(
                "/hidden",
                TestSite.html(200, "<meta name=robots content=noindex><title>H</title><main><p>Not for machines."));
        tree("/closed/a", "Closed", "Nobody asks for this.");
        site.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /closed/\n");
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void eachPageHasItsCopyAndTheIndexLinksIt() throws IOException {
        assertEquals(0, generate("--pages").code());
        assertEquals(
                List.of("docs/index.html.md", "elm.md", "index.html.md", "llms-full.txt", "llms.txt", "oak.html.md"),
                List.copyOf(files().keySet()));
        var index = files().get("llms.txt");
        assertTrue(index.contains("(" + PUBLIC + "/oak.html.md)"), index);
        var oak = MarkdownCopy.of(files().get("oak.html.md")).orElseThrow();
        assertEquals("Oak", oak.title());
        assertEquals(PUBLIC + "/oak.html", oak.url());
        assertTrue(oak.markdown().contains("[the documents](docs/index.html.md)"), oak.markdown());
        assertTrue(oak.markdown().contains("[how old elms get](elm.md#age)"), oak.markdown());
        assertTrue(files().get("docs/index.html.md").contains("[all trees](../index.html.md)"));
        assertTrue(files().get("elm.md").contains("[below](#age)"), files().get("elm.md"));
        assertTrue(files().get("index.html.md").contains("(https://other.example/x)"));
    }

    @Test
    void aCopyWhosePageIsGoneIsRemovedAndOtherFilesStay() throws IOException {
        Files.createDirectories(folder.resolve("out/docs"));
        Files.writeString(folder.resolve("out/docs/own.md"), "# My own\n");
        generate("--pages");
        assertTrue(files().containsKey("docs/index.html.md"));
        site.answer("/docs/", TestSite.html(404, "<title>Not found</title><p>No such page."));
        site.answer("/elm", TestSite.html(503, "<title>Busy</title>"));
        generate("--pages");
        assertEquals(
                List.of("docs/own.md", "elm.md", "index.html.md", "llms-full.txt", "llms.txt", "oak.html.md"),
                List.copyOf(files().keySet()));
        assertEquals("# My own\n", files().get("docs/own.md"));
    }

    @Test
    void aFileThatIsNotOursKeepsItsPlaceAndIsNotLinked() throws IOException {
        Files.createDirectories(folder.resolve("out"));
        Files.writeString(folder.resolve("out/oak.html.md"), "# Written by hand\n");
        generate("--pages");
        assertEquals("# Written by hand\n", files().get("oak.html.md"));
        assertTrue(files().get("llms.txt").contains("(" + PUBLIC + "/oak.html)"), files().get("llms.txt"));
    }

    @Test
    void aSecondRunOverThePublishedPackWritesTheSameBytes() throws IOException {
        generate("--pages");
        var first = files();
        first.forEach((path, text) -> site.text(
                "/" + path,
                path.endsWith(".md") ? "text/markdown" : "text/plain",
                text.replace(PUBLIC, site.origin())));
        assertEquals(0, generate("--pages").code());
        assertEquals(first, files());
    }

    @Test
    void theCopiesThatTheIndexNamesTakeNoPlacesOfPages() throws IOException {
        generate("--pages");
        var first = files();
        first.forEach((path, text) -> site.text(
                "/" + path,
                path.endsWith(".md") ? "text/markdown" : "text/plain",
                text.replace(PUBLIC, site.origin())));
        // Six pages are asked for: the home page, five that it links and one that is closed by robots.txt.
        assertEquals(0, generate("--pages", "--max-pages", "6").code());
        assertEquals(first, files());
    }

    @Test
    void aLinkInTheFolderIsNotFollowed() throws IOException {
        var outside = Files.createDirectories(folder.resolve("outside"));
        Files.createDirectories(folder.resolve("out"));
        Files.createSymbolicLink(folder.resolve("out/docs"), outside);
        generate("--pages");
        try (var written = Files.list(outside)) {
            assertEquals(0, written.count());
        }
        assertFalse(files().get("llms.txt").contains("docs/index.html.md"));
    }

    @Test
    void nothingIsWrittenWhenTheSiteCannotBeRead() throws IOException {
        site.close();
        assertEquals(3, generate("--pages").code());
        assertEquals(Map.of(), files());
    }

    @Test
    void aLargeSiteHasAnIndexOfEachFolderThatPassesOurLinter() throws IOException {
        var links = new StringBuilder();
        for (int i = 0; i < 120; i++) {
            var path = (i < 80 ? "/docs/" : "/blog/") + "tree-" + i;
            links.append("<li><a href=").append(path).append(">Tree ").append(i).append("</a>");
            site.page(path, "Tree " + i, "<main><h1>Tree " + i + "</h1><p>" + words(i) + "</main>");
        }
        site.page(
                "/",
                "Trees",
                "<main><h1>Trees</h1><p>All trees of the park by the river, with care.<ul>" + links + "</ul></main>");
        Files.createDirectories(folder.resolve("out/old"));
        Files.writeString(
                folder.resolve("out/old/llms.txt"),
                "# Old\n\n- The index of the whole site: " + PUBLIC + "/llms.txt\n");
        assertEquals(0, generate("--sections", "--file-type", "llms").code());
        var root = files().get("llms.txt");
        assertTrue(
                root.contains("(" + PUBLIC + "/docs/llms.txt)") && root.contains("(" + PUBLIC + "/blog/llms.txt)"),
                root);
        assertTrue(root.lines().filter(line -> line.startsWith("- [")).count() < 100 && root.length() < 50_000);
        var docs = files().get("docs/llms.txt");
        assertEquals(80, docs.lines().filter(line -> line.startsWith("- [")).count(), docs);
        assertTrue(files().containsKey("blog/llms.txt"));
        assertFalse(files().containsKey("old/llms.txt"));
        for (var file : List.of("llms.txt", "docs/llms.txt")) {
            var lint = Session.of(
                    "validate", folder.resolve("out").resolve(file).toString(), "--no-links", "--min-score", "95");
            assertEquals(0, lint.code(), lint.out() + lint.error());
        }
    }

    @Test
    void theSmallFormIsWrittenAndStandsInTheNamedFile() throws IOException {
        var agents = Files.writeString(folder.resolve("AGENTS.md"), "# Agents\r\n\r\nBe kind.\r\n");
        assertEquals(0, generate("--small", "--agents-md", agents.toString()).code());
        var small = files().get("llms-small.txt");
        assertTrue(small.contains("Put " + PUBLIC + " before a path.") && small.contains("](/oak.html)"), small);
        var text = Files.readString(agents);
        assertTrue(text.startsWith("# Agents\r\n\r\nBe kind.\r\n\r\n<!-- incipit:begin -->\r\n## Trees\r\n"), text);
        generate("--agents-md", agents.toString());
        assertEquals(text, Files.readString(agents));
        Files.writeString(agents, text.replace("<!-- incipit:end -->", ""));
        assertEquals(2, generate("--agents-md", agents.toString()).code());
    }

    @Test
    void sizesArePrintedAndStandInTheJson() throws IOException {
        var session = generate("--pages", "--json");
        assertTrue(session.error().contains("4 Markdown copies"), session.error());
        var tokens = TextSize.tokens(files().get("oak.html.md"));
        assertTrue(session.error().contains("oak.html.md " + tokens), session.error());
        var json = new ObjectMapper().readTree(session.out());
        assertEquals(6, json.get("files").size());
        assertEquals("llms.txt", json.get("files").get(0).get("path").asText());
        assertEquals(
                TextSize.tokens(files().get("llms.txt")),
                json.get("files").get(0).get("tokens").asLong());
    }

    private static String words(int seed) {
        var random = new Random(seed);
        var text = new StringBuilder("Tree number " + seed + " of the park has leaves called");
        for (int i = 0; i < 60; i++) {
            text.append(' ')
                    .append(Integer.toString(random.nextInt(1 << 24), 36).replaceAll("[0-9]", "o"));
        }
        return text + ".";
    }

    private void tree(String path, String name, String more) {
        site.page(
                path,
                name,
                "<main><h1>" + name + "</h1><p>The " + name + " of the park is described here at length, with "
                        + "its leaves, its fruit and its age. " + more + "<h2 id=age>Age of the " + name
                        + "</h2><p>It is very old.</main>");
    }

    private Session generate(String... more) {
        return Session.onLoopback(
                List.of(
                        "generate",
                        site.origin(),
                        "--base-url",
                        PUBLIC,
                        "--out",
                        folder.resolve("out").toString()),
                more);
    }

    private Map<String, String> files() throws IOException {
        var found = new TreeMap<String, String>();
        if (Files.exists(folder.resolve("out"))) {
            try (var files = Files.walk(folder.resolve("out"))) {
                for (var file : files.filter(Files::isRegularFile)
                        .filter(file -> !file.toString().contains(".incipit-cache"))
                        .toList()) {
                    found.put(folder.resolve("out").relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return found;
    }
}
