package dev.incipit.app.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class WholeSiteTest {
    private final TestSite site = new TestSite();

    @TempDir
    Path folder;

    @BeforeEach
    void plant() throws IOException {
        serve(
                "/llms.txt",
                index("Trees", "/docs/llms.txt", "/shop/llms.txt", "/oak.md", "https://other.example/a/llms.txt"));
        serve("/docs/llms.txt", index("Documents", "/llms.txt", "/docs/old/llms.txt", "/docs/a.md"));
        serve("/docs/old/llms.txt", index("Old documents", "/docs/llms.txt", "/docs/old/a.md"));
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void theSectionIndexesAreLintedWithTheIndexAndNamed() {
        serve("/shop/llms.txt", index("Shop", "/shop/seeds.md"));
        var session = validate(site.url("/").toString());
        var tables = session.lines().stream()
                .filter(line -> line.contains("/llms.txt"))
                .collect(Collectors.joining("\n"));
        for (var path : List.of("/docs/llms.txt", "/shop/llms.txt", "/docs/old/llms.txt")) {
            assertTrue(tables.contains(site.url(path).toString()), session.out());
        }
        assertEquals(1, site.asked().stream().filter("/llms.txt"::equals).count());
        assertTrue(session.error().contains("One whole: the index and 3 section index files."), session.error());
        assertFalse(session.out().contains("other.example/a"), session.out());
    }

    @Test
    void whatIsUnderTheMinimumIsNamedInTheIndexAndInItsParts() {
        var session = validate(site.url("/").toString(), "--min-score", "100");
        for (var path : List.of("/", "/docs/llms.txt")) {
            assertTrue(session.error().contains(site.url(path) + ": the structure score"), session.error());
        }
        assertFalse(session.error().contains("The structure score"), session.error());
    }

    @Test
    void oneBadPartFailsTheWhole() {
        // The shop's index is missing.
        var session = validate(site.url("/").toString(), "--json", "--fail-on", "fail");
        assertEquals(1, session.code(), session.error());
        var lines = session.lines();
        assertEquals(4, lines.size(), session.out());
        assertTrue(lines.get(0).startsWith("{\"subject\":\"" + site.url("/")), lines.get(0));
        assertTrue(
                lines.get(2).contains("/shop/llms.txt") && lines.get(2).contains("\"health\":\"dead\""), lines.get(2));
    }

    @Test
    void aloneAnIndexIsLintedByItselfAndPrintedAsTheApiDoes() {
        var session = validate(site.url("/").toString(), "--json", "--alone");
        assertEquals(1, session.lines().size());
        assertFalse(session.out().contains("\"subject\""), session.out());
        assertFalse(site.asked().contains("/docs/llms.txt"));
    }

    @Test
    void aSectionIndexLeadsDownAndNeverBackUp() {
        validate(site.url("/docs/llms.txt").toString());
        assertTrue(site.asked().contains("/docs/old/llms.txt"));
        assertFalse(site.asked().contains("/shop/llms.txt"));
    }

    @Test
    void moreIndexesThanTheBoundAreCounted() throws IOException {
        var many =
                IntStream.range(0, 80).mapToObj(n -> "/part" + n + "/llms.txt").toArray(String[]::new);
        for (var path : many) {
            var part = Files.createDirectories(folder.resolve("public" + path).getParent());
            Files.writeString(part.resolve("llms.txt"), index(path, path + "/a.md"));
        }
        var session = validate(
                Files.writeString(folder.resolve("public/llms.txt"), index("Trees", many))
                        .toString(),
                "--json");
        assertEquals(50, session.lines().size());
        assertTrue(session.error().contains("49 section index files; 31 more were not linted"), session.error());
    }

    @Test
    void ofAFileThePartsAreThoseBelowItsFolder() throws IOException {
        var docs = Files.createDirectories(folder.resolve("public/docs"));
        Files.writeString(docs.resolve("llms.txt"), index("Documents", "/llms.txt", "/docs/a.md"));
        var root = Files.writeString(
                folder.resolve("public/llms.txt"), index("Trees", "/base/docs/llms.txt", "/gone/llms.txt", "/oak.md"));
        Files.writeString(folder.resolve("llms.txt"), index("Not below", "/a.md"));
        var session = validate(root.toString(), "--json");
        assertEquals(2, session.lines().size(), session.out());
        assertTrue(session.lines().get(1).contains("public/docs/llms.txt"), session.out());
        assertEquals(List.of(), site.asked());
    }

    private void serve(String path, String text) {
        site.text(path, "text/plain; charset=utf-8", text);
    }

    private String index(String name, String... paths) {
        return "# " + name + "\n\n> What there is to know about it, in one sentence.\n\n## Pages\n\n"
                + List.of(paths).stream()
                        .map(path -> "- [Page " + path + "](" + (path.startsWith("/") ? site.url(path) : path)
                                + "): What stands at " + path + " and why.\n")
                        .collect(Collectors.joining());
    }

    private Session validate(String subject, String... more) {
        return Session.onLoopback(List.of("validate", subject, "--no-links"), more);
    }
}
