package dev.incipit.crawl.assembly;

import static dev.incipit.crawl.page.Readings.PROSE;
import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.assembly.Assembly.Assembled;
import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.crawl.frontier.Frontier;
import dev.incipit.crawl.frontier.SpiderTrapDetector;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.Readings;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class AssemblyTest {
    private final Frontier frontier =
            new Frontier(Readings.SITE, RobotsRules.open(), 3, new SpiderTrapDetector(200, false));
    private final Map<WebUrl, WebUrl> redirects = new HashMap<>();
    private final List<Reading> readings = new ArrayList<>();

    private void read(Reading reading) {
        frontier.offer(Discovery.of(reading.url(), Discovery.Source.LISTED));
        readings.add(reading);
    }

    /** A page of its own text, with these links. */
    private void page(String path, String... links) {
        read(Readings.html(
                path, "<title>Page " + path + "</title>", "<p>The page at " + path + ".</p>" + anchors(links)));
    }

    private static String anchors(String... links) {
        var anchors = new StringBuilder();
        for (var link : links) {
            anchors.append("<a href=").append(link).append(">there</a>");
        }
        return anchors.toString();
    }

    private Assembled assembled() {
        var byKey = new LinkedHashMap<String, Reading>();
        readings.forEach(reading -> byKey.put(PageSpelling.of(reading.url()).key(), reading));
        return new Assembly(frontier, byKey, redirects, SoftNotFound.unprobed()).assemble();
    }

    private static List<String> depths(Assembled assembled) {
        return assembled.pages().stream()
                .map(page -> page.url().path() + " " + page.depth())
                .toList();
    }

    @Test
    void thePageThatTheHomePageIsTheSameAsComesFirst() {
        var text = "<p>One text, at two addresses.</p>" + anchors("/a");
        read(Readings.html("/", "<title>Start</title><link rel=canonical href=/start>", text));
        page("/a", "/start");
        read(Readings.html("/start", "<title>Start</title>", text));
        assertEquals(List.of("/start 0", "/a 1"), depths(assembled()));
    }

    @Test
    void depthIsCountedByLinksAndWhatNoPageLinksComesBelowAll() {
        page("/", "/a");
        page("/alone");
        page("/b");
        page("/a", "/b", "/a", "/never-read");
        assertEquals(List.of("/ 0", "/a 1", "/b 2", "/alone 3"), depths(assembled()));
    }

    @Test
    void whatNoPageLinksStandsInTheOrderItWasHeardOf() {
        frontier.offer(Discovery.of(url("/second"), Discovery.Source.LISTED));
        page("/");
        page("/third");
        page("/second");
        assertEquals(List.of("/ 0", "/second 1", "/third 1"), depths(assembled()));
    }

    @Test
    void aLinkToARedirectLeadsToThePageBehindIt() {
        redirects.put(url("/old"), url("/new"));
        page("/", "/old");
        page("/alone");
        page("/new");
        var assembled = assembled();
        assertEquals(List.of("/ 0", "/new 1", "/alone 2"), depths(assembled));
        assertEquals(Map.of(url("/old"), url("/new")), assembled.spellings());
    }

    @Test
    void aPageThatAsksToBeLeftOutIsDropped() {
        page("/");
        read(Readings.html("/a", "<title>A</title><meta name=robots content=noindex>", "<p>" + PROSE + "</p>"));
        var assembled = assembled();
        assertEquals(List.of("/ 0"), depths(assembled));
        assertEquals(Map.of(url("/a"), "noindex"), assembled.dropped());
    }

    @Test
    void aPageThatSaysNotFoundIsDroppedButNeverTheFirst() {
        read(Readings.html("/", "<title>Not found</title>", "<p>A museum of lost things.</p>"));
        read(Readings.html("/a", "<title>Not found</title>", "<p>Nothing is here.</p>"));
        var assembled = assembled();
        assertEquals(List.of("/ 0"), depths(assembled));
        assertEquals(Map.of(url("/a"), "says not found"), assembled.dropped());
    }

    @Test
    void ofTwoPagesWithOneTextTheOtherBecomesASpelling() {
        page("/");
        read(Readings.html("/a", "<title>Tides</title>", "<p>" + PROSE + "</p>"));
        read(Readings.html("/b?x=1", "<title>Tides</title>", "<p>" + PROSE + "</p>"));
        var assembled = assembled();
        assertEquals(List.of("/ 0", "/a 1"), depths(assembled));
        assertEquals(Map.of(url("/b?x=1"), "same as https://example.org/a"), assembled.dropped());
        assertEquals(Map.of(url("/b?x=1"), url("/a")), assembled.spellings());
    }

    @Test
    void aTwinGivesItsTextToItsPageAndGoes() {
        page("/", "/a", "/a.md");
        read(Readings.html("/a", "<title>Tides</title>", "<p>" + PROSE + "</p><p>Only here.</p>"));
        read(Readings.markdown("/a.md", PROSE + "\n"));
        var assembled = assembled();
        assertEquals(List.of("/ 0", "/a 1"), depths(assembled));
        assertEquals(Set.of(url("/a")), assembled.twinned());
        assertEquals(PROSE, assembled.pages().getLast().page().markdown().strip());
        assertEquals(url("/a.md"), assembled.pages().getLast().markdownTwin().orElseThrow());
    }

    @Test
    void theFirstPageKeepsItsOwnTextBesideItsTwin() {
        read(Readings.html("/index.html", "<title>Tides</title>", "<p>" + PROSE + "</p><p>Only here.</p>"));
        read(Readings.markdown("/index.md", PROSE + "\n"));
        var assembled = assembled();
        assertEquals(Set.of(), assembled.twinned());
        assertEquals(List.of("/index.html 0"), depths(assembled));
        assertEquals(
                "Only here.", assembled.pages().getFirst().page().paragraphs().getLast());
    }

    @Test
    void everySpellingThatAPageUsesOfAListedOneIsTold() {
        page("/", "/a/?utm_source=x");
        page("/a");
        assertEquals(Map.of(url("/a/?utm_source=x"), url("/a")), assembled().spellings());
    }
}
