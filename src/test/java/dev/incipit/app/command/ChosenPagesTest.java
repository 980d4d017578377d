package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the options of generate and the project's file do to a run. */
final class ChosenPagesTest {
    private static final List<String> NAMES = List.of("alder", "birch", "cedar", "elm");

    @TempDir
    Path top;

    private static String page(String title, String links) {
        return "<html lang=en><head><title>" + title + "</title></head><body><nav>" + links + "</nav><main><h1>" + title
                + "</h1><p>The page on " + title + " says in a few plain words what there is to know about " + title
                + " and nothing else at all.</p></main></body></html>";
    }

    private static String links(String folder) {
        var links = new StringBuilder();
        NAMES.forEach(name -> links.append("<a href='")
                .append(folder)
                .append(name)
                .append("'>")
                .append(name)
                .append("</a> "));
        return links.toString();
    }

    private Path folder() throws IOException {
        var dist = Files.createDirectories(top.resolve("dist/guide"));
        Files.writeString(top.resolve("dist/index.html"), page("Trees", links("/guide/")));
        for (var name : NAMES) {
            Files.writeString(dist.resolve(name + ".html"), page(name, ""));
        }
        Files.writeString(dist.resolve("yew.html"), page("yew", ""));
        return top.resolve("dist");
    }

    private Session generate(String... arguments) {
        return Session.of(List.of("generate", "--file-type", "llms", "-o", "-"), arguments);
    }

    @Test
    void aFolderIsReadWithoutANetworkAndSaysWhatNothingLeadsTo() throws IOException {
        var session = generate(folder().toString(), "--base-url", "https://trees.example");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("(https://trees.example/guide/alder)"), session.out());
        assertFalse(session.out().contains("yew"), session.out());
        assertTrue(session.error().contains("1 page of the folder was not read"), session.error());
    }

    @Test
    void pathsTitleAndSummaryAreTheUsers() throws IOException {
        var session = generate(
                folder().toString(),
                "--base-url",
                "https://trees.example",
                "--exclude",
                "/guide/b*",
                "--include",
                "/guide/**",
                "--title",
                "Our trees",
                "--summary",
                "All of them.");
        assertTrue(session.out().startsWith("# Our trees\n\n> All of them.\n"), session.out());
        assertTrue(session.out().contains("/guide/cedar"), session.out());
        assertFalse(session.out().contains("/guide/birch"), session.out());
        assertFalse(session.out().contains("(https://trees.example/)"), session.out());
    }

    @Test
    void aProjectFileChoosesAndTheCommandLineWins() throws IOException {
        folder();
        var project = Files.writeString(top.resolve("incipit.yaml"), """
                source: dist
                base-url: https://trees.example
                title: Trees
                summary: From the file.
                max-pages: 4
                sections:
                  - name: Tall
                    pages: [/guide/elm, /guide/yew]
                must-list: [/guide/yew, /guide/oak]
                never-list: [/guide/alder]
                """);
        var session =
                generate("--project", project.toString(), "--summary", "From the line.", "--max-pages", "50", "-v");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().startsWith("# Trees\n\n> From the line.\n"), session.out());
        var tall = session.out().substring(session.out().indexOf("## Tall"));
        assertTrue(session.out().indexOf("## Tall") == session.out().indexOf("## "), session.out());
        assertTrue(tall.indexOf("/guide/yew") < tall.indexOf("## ", 3), session.out());
        assertTrue(tall.indexOf("/guide/elm") < tall.indexOf("## ", 3), session.out());
        assertFalse(session.out().contains("alder"), session.out());
        assertTrue(session.error().contains("Project file: " + project), session.error());
        assertTrue(session.error().contains("/guide/oak"), session.error());
    }

    @Test
    void faultsOfAllOptionsAreToldAtOnce() {
        var session =
                generate("trees.example", "--include", "guide", "--max-pages", "0", "--also", "https://b.example");
        assertEquals(2, session.code());
        for (var option : List.of("--include must", "--max-pages must", "--also must")) {
            assertTrue(session.error().contains(option), session.error());
        }
    }

    @Test
    void whatDoesNotGoTogetherIsBadUsage() throws IOException {
        var dist = folder().toString();
        assertEquals(2, generate(dist).code());
        assertEquals(
                2,
                generate(dist, "--base-url", "https://trees.example", "--also", "b.example")
                        .code());
        assertEquals(2, generate("--no-project").code());
        assertEquals(
                2, generate("--no-project", "--project", "x.yaml", "a.example").code());
    }

    @Test
    void aFurtherHostBelongsToTheSiteUnderItsOwnRules() throws IOException {
        var config = Files.writeString(top.resolve("a.yaml"), "fetch:\n  allowed-networks: 127.0.0.0/8\n");
        try (var site = new TestSite();
                var blog = new TestSite("127.0.0.2")) {
            site.answer("/", TestSite.html(200, page("Trees", links("/guide/") + links(blog.origin() + "/"))));
            NAMES.forEach(name -> site.answer("/guide/" + name, TestSite.html(200, page(name, ""))));
            NAMES.forEach(name -> blog.answer("/" + name, TestSite.html(200, page("News of the " + name, ""))));
            blog.answer("/", TestSite.html(200, page("Blog", "")))
                    .answer("/late", TestSite.html(200, page("Late news", "")))
                    .text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /elm\n")
                    .text(
                            "/sitemap.xml",
                            "application/xml",
                            "<urlset><url><loc>" + blog.origin() + "/late</loc></url></urlset>");
            var host = blog.origin().substring("http://".length());
            var one = generate(site.origin(), "--config", config.toString());
            assertFalse(one.out().contains(blog.origin()), one.out());
            var both = generate(site.origin(), "--config", config.toString(), "--also", host);
            assertEquals(0, both.code(), both.error());
            assertTrue(both.out().contains(blog.origin() + "/alder"), both.out());
            assertTrue(both.out().contains(blog.origin() + "/late"), both.out());
            assertFalse(blog.asked().contains("/elm"), both.out());
            assertTrue(both.out().contains(site.origin() + "/guide/elm"), both.out());
            var gone = generate(
                    site.origin(),
                    "--config",
                    config.toString(),
                    "--also",
                    "127.0.0.3:" + site.url("/").port());
            assertEquals(0, gone.code(), gone.error());
            assertTrue(gone.error().contains("could not be read"), gone.error());
        }
    }
}
