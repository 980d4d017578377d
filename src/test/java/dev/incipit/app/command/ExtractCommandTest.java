package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExtractCommandTest {
    private static final String PAGE = """
            <!doctype html><title>Tides</title><nav><a href="/">Home</a></nav>
            <main><h1>Tides</h1><p>The sea rises twice a day in most harbours of the coast, see <a href="moon">the moon</a>.</p></main>
            """;

    @TempDir
    Path folder;

    @Test
    void aPageFromStandardInputBecomesMarkdownWithAbsoluteLinks() {
        var session = Session.with(PAGE, "extract", "-", "--url", "https://sea.example/guide/tides");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("[the moon](https://sea.example/guide/moon)"), session.out());
        assertFalse(session.out().contains("Home"), session.out());
        assertTrue(session.out().endsWith("\n"), session.out());
    }

    @Test
    void aFolderOfPagesBecomesAFolderOfMarkdownEachByItsOwnAddress() throws IOException {
        var in = Files.createDirectory(folder.resolve("in"));
        Files.writeString(in.resolve("one.html"), PAGE);
        Files.writeString(in.resolve("two.html"), PAGE);
        Files.writeString(in.resolve("notes.txt"), "left alone");
        Files.createDirectory(in.resolve("folder.html"));
        var urls = Files.writeString(
                folder.resolve("urls.json"),
                "{\"one.html\": \"https://sea.example/a/\", \"two.html\": \"https://sea.example/b/\"}");
        var out = folder.resolve("deep/out");
        var session = Session.of("extract", "--in", in.toString(), "--out", out.toString(), "--urls", urls.toString());
        assertEquals(0, session.code(), session.error());
        assertTrue(Files.readString(out.resolve("one.md")).contains("(https://sea.example/a/moon)"));
        assertTrue(Files.readString(out.resolve("two.md")).contains("(https://sea.example/b/moon)"));
        assertFalse(Files.exists(out.resolve("notes.md")));
    }

    @Test
    void aWrongAddressCostsTheLinksOfItsPageAndNotTheFolder() throws IOException {
        var in = Files.createDirectory(folder.resolve("in"));
        Files.writeString(in.resolve("one.html"), PAGE);
        Files.writeString(in.resolve("two.html"), PAGE);
        var urls =
                Files.writeString(folder.resolve("urls.json"), "{\"one\": \"\", \"two\": \"https://sea.example/b/\"}");
        var out = folder.resolve("out");
        var session = Session.of("extract", "--in", in.toString(), "--out", out.toString(), "--urls", urls.toString());
        assertEquals(0, session.code(), session.error());
        assertTrue(session.error().contains("one.html: '' is no web address"), session.error());
        assertTrue(Files.readString(out.resolve("one.md")).contains("(moon)"));
        assertTrue(Files.readString(out.resolve("two.md")).contains("(https://sea.example/b/moon)"));
    }

    @Test
    void aPageIsReadAsFarAsTheSettingsSay() throws IOException {
        var config = Files.writeString(folder.resolve("small.yaml"), "fetch:\n  max-html-bytes: 1000\n");
        var page = Files.writeString(
                folder.resolve("page.html"),
                PAGE.replace("</main>", " ".repeat(1_000) + "<p>The last words of it are said.</p></main>"));
        var cut = Session.of("extract", "--config", config.toString(), page.toString());
        assertEquals(0, cut.code(), cut.error());
        assertFalse(cut.out().contains("last words"), cut.out());
        assertTrue(Session.of("extract", page.toString()).out().contains("last words"));
    }

    @Test
    void addressesThatAreNoJsonObjectAreBadUsage() throws IOException {
        var urls = Files.writeString(folder.resolve("urls.json"), "[1]");
        var session =
                Session.of("extract", "--in", folder.toString(), "--out", folder.toString(), "--urls", urls.toString());
        assertEquals(2, session.code());
        assertTrue(session.error().contains("not a JSON object of file names to addresses"), session.error());
    }

    @Test
    void anAddressThatIsNoneIsBadUsage() {
        assertEquals(2, Session.with(PAGE, "extract", "-", "--url", "tides").code());
    }

    // A page of the web

    @Test
    void aPageOfTheWebIsReadUnderTheRulesOfItsHost() throws IOException {
        var config = Files.writeString(folder.resolve("a.yaml"), "fetch:\n  allowed-networks: 127.0.0.0/8\n");
        try (var site = new TestSite()) {
            site.answer("/guide/tides", TestSite.html(200, PAGE))
                    .text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /closed\n");
            var page = Session.of("extract", site.origin() + "/guide/tides", "--config", config.toString());
            assertEquals(0, page.code(), page.error());
            assertTrue(page.out().contains("[the moon](" + site.origin() + "/guide/moon)"), page.out());
            assertFalse(page.out().contains("Home"), page.out());
            var closed = Session.of("extract", site.origin() + "/closed", "--config", config.toString());
            assertEquals(3, closed.code());
            assertTrue(closed.error().contains("robots.txt"), closed.error());
            assertFalse(site.asked().contains("/closed"));
            assertEquals(
                    2, Session.of("extract", site.origin() + "/guide/tides").code());
        }
    }

    @Test
    void anOptionForFilesDoesNotGoWithAPageOfTheWeb() {
        var session = Session.of("extract", "https://your.site/page", "--url", "https://your.site/other");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("its own address"), session.error());
    }

    @Test
    void anAddressWithoutItsSchemeIsAFileAndSaysHowToAskTheWeb() {
        var session = Session.of("extract", "your.site/page");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("https://your.site/page"), session.error());
    }
}
