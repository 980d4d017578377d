package dev.incipit.crawl.frontier;

import static dev.incipit.crawl.page.Readings.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.page.Readings;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SiteLinksTest {
    private final Frontier frontier = new Frontier(Readings.SITE, RobotsRules.open(), 3);
    private final SiteLinks kept = new SiteLinks(frontier);

    private static Page page(List<WebUrl> targets) {
        var links = targets.stream()
                .map(url -> new PageLink(url, "there", Region.MAIN, List.of("Menu"), true))
                .toList();
        var page = Readings.html("/from", "<title>From</title>", "<p>Here.</p>").page();
        return new Page(page.url(), page.metadata(), page.markdown(), page.headings(), page.paragraphs(), links);
    }

    private int keptOf(WebUrl known, int links) {
        return kept.of(page(IntStream.range(0, links).mapToObj(_ -> known).toList()))
                .links()
                .size();
    }

    @Test
    void onlyLinksToAddressesTheFrontierKnowsAreKept() {
        frontier.claim(url("/a"));
        var links = kept.of(page(List.of(
                        url("/a"),
                        url("/b"),
                        WebUrl.parse("https://other.example/a").orElseThrow())))
                .links();
        assertEquals(List.of(new PageLink(url("/a"), "there", Region.MAIN, List.of("Menu"), true)), links);
    }

    @Test
    void oneAddressIsOneObjectForAllPages() {
        frontier.claim(url("/a"));
        var known = frontier.known(url("/a")).orElseThrow().url();
        assertSame(known, kept.of(page(List.of(url("/a")))).links().getFirst().target());
    }

    @Test
    void anotherSpellingOfAKnownAddressStaysAsItWasWritten() {
        frontier.claim(url("/a"));
        assertEquals(
                url("/a/"),
                kept.of(page(List.of(url("/a/")))).links().getFirst().target());
    }

    @Test
    void ofOnePageTwoThousandAreKept() {
        frontier.claim(url("/a"));
        assertEquals(2_000, keptOf(url("/a"), 2_001));
    }

    @Test
    void ofAllPagesAHundredAndFiftyThousandAreKept() {
        frontier.claim(url("/a"));
        for (int page = 0; page < 75; page++) {
            assertEquals(2_000, keptOf(url("/a"), 2_000));
        }
        assertEquals(0, keptOf(url("/a"), 1));
    }
}
