package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.WrittenSite;
import dev.incipit.app.terminal.Session;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What users of such tools complain of, one test each, through the whole program over HTTP. */
final class ComplaintsTest {
    @TempDir
    Path folder;

    @Test
    void pagesOfOtherVersionsAreNotListed() throws IOException {
        var paths = listed("quillstore.example");
        assertTrue(paths.contains("/docs/intro"), paths.toString());
        assertTrue(paths.stream().noneMatch(path -> path.contains("/1.x/") || path.contains("/next/")));
    }

    @Test
    void theFileHasTheOrderOfTheMenuAndNotOfTheSitemap() throws IOException {
        var index = index("trellis.example");
        var guide = index.sections().stream()
                .filter(section -> section.name().equals("Essentials"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("Queues", "Workers", "Retries and Backoff", "Scheduling"),
                guide.links().stream().map(Link::name).toList());
        assertTrue(index.sections().size() >= 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"trellis.example", "garden-notes.example", "fernwood-tea.example"})
    void noTwoPagesHaveTheSameSentence(String host) throws IOException {
        var notes = notes(index(host));
        assertEquals(notes.size(), notes.stream().distinct().count());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "trellis.example",
                "fernwood-tea.example",
                "pocketledger.example",
                "brandt-holzbau.example",
                "nordlys-marine.example",
                "auberge-du-pont.example"
            })
    void descriptionsEndWhereASentenceEndsAndComeFromNoMenuOrBanner(String host) throws IOException {
        for (var note : notes(index(host))) {
            assertTrue(note.length() <= 290, note);
            assertFalse(note.contains("…"), note);
            assertFalse(note.matches("(?is).*(cookie|zustimmung|skip to|log in|privacy\\. we).*"), note);
            assertFalse(note.startsWith("Chambres Restaurant"), note);
        }
    }

    @Test
    void theFileLinksToNoFileThatWasNotWritten() throws IOException {
        try (var site = WrittenSite.named("quillstore.example").onLoopback()) {
            var index = Files.readString(run(site.server().origin(), "--file-type", "llms"));
            assertFalse(index.contains("llms-full.txt"), index);
            assertFalse(index.contains(".md"), index);
            for (var link : links(new LlmsTxtParser().parse(index).document())) {
                assertTrue(site.server().asked().contains(path(link, site.server())), link.target());
            }
        }
    }

    @Test
    void wwwAndTheBareNameAreOneSite() throws IOException, InterruptedException {
        try (var site = WrittenSite.named("nordlys-marine.example")) {
            var index = site.generated().llmsTxt().orElseThrow();
            var targets = links(new LlmsTxtParser().parse(index).document()).stream()
                    .map(Link::target)
                    .toList();
            assertEquals(targets.size(), targets.stream().distinct().count());
            assertTrue(targets.stream().noneMatch(target -> target.contains("www.")), targets.toString());
            assertTrue(targets.contains("https://nordlys-marine.example/services/sonar-mapping"), targets.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<urlset><url><loc>",
                "<!doctype html><title>Welcome</title><h1>All your sitemap are belong to us</h1>",
                "\u0000\u0001",
                "<?xml version='1.0'?><urlset><url><loc>not an address</loc></url></urlset>"
            })
    void anOddSitemapEndsNoRun(String sitemap) throws IOException {
        try (var site = WrittenSite.named("pocketledger.example").onLoopback()) {
            site.server().text("/sitemap.xml", "application/xml", sitemap);
            assertTrue(Files.readString(run(site.server().origin())).contains("/pricing)"));
        }
    }

    @Test
    void aFailingSitemapEndsNoRun() throws IOException {
        assertTrue(listed("nordlys-marine.example").contains("/services/hull-surveys"));
    }

    @Test
    void aRedirectedBaseBreaksNoRelativeLink() throws IOException {
        var paths = listed("auberge-du-pont.example");
        assertTrue(paths.contains("/site/chambres.html"), paths.toString());
        assertTrue(paths.stream().allMatch(path -> path.startsWith("/site/")), paths.toString());
    }

    @Tag("full")
    @Test
    void aSiteWithoutTlsIsRead() throws IOException {
        try (var site = WrittenSite.named("hof-lindental.example").onLoopback()) {
            var bare = site.server().origin().substring("http://".length());
            assertTrue(Files.readString(run(bare)).contains("(http://" + bare + "/)"));
        }
    }

    @Test
    void theHomePageIsListedOnce() throws IOException {
        var paths = listed("nordlys-marine.example");
        assertEquals(
                1,
                paths.stream()
                        .filter(path -> List.of("/", "/index.html", "/home").contains(path))
                        .count());
    }

    @Test
    void pagesOfAnotherLanguageAreNotMixedIn() throws IOException {
        assertTrue(listed("brandt-holzbau.example").stream().noneMatch(path -> path.startsWith("/en/")));
        assertTrue(listed("trellis.example").stream().noneMatch(path -> path.startsWith("/de/")));
    }

    @Test
    void aShopIsListedWithoutItsCartAndItsFilters() throws IOException {
        var paths = listed("fernwood-tea.example");
        assertTrue(paths.containsAll(List.of("/collections/green-tea", "/pages/shipping", "/products/yunnan-gold")));
        assertTrue(paths.stream().noneMatch(path -> path.matches(".*(cart|account|search|\\?).*")), paths.toString());
        assertNotEquals(0, paths.size());
    }

    private List<String> listed(String host) throws IOException {
        try (var site = WrittenSite.named(host).onLoopback()) {
            var index =
                    new LlmsTxtParser().parse(Files.readString(run(site.server().origin())));
            return links(index.document()).stream()
                    .map(link -> path(link, site.server()))
                    .toList();
        }
    }

    private LlmsTxt index(String host) throws IOException {
        try (var site = WrittenSite.named(host).onLoopback()) {
            return new LlmsTxtParser()
                    .parse(Files.readString(run(site.server().origin())))
                    .document();
        }
    }

    private static String path(Link link, TestSite server) {
        return link.target().substring(server.origin().length());
    }

    private static List<Link> links(LlmsTxt index) {
        return index.sections().stream()
                .flatMap(section -> section.links().stream())
                .toList();
    }

    private static List<String> notes(LlmsTxt index) {
        return links(index).stream().map(link -> link.note().orElseThrow()).toList();
    }

    private Path run(String url, String... more) throws IOException {
        var session = Session.onLoopback(List.of("generate", url, "--out", folder.toString()), more);
        assertEquals(0, session.code(), session.error());
        return folder.resolve("llms.txt");
    }
}
