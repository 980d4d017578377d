package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.page.Readings;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SiteLinksTest {
    private final Frontier frontier =
            new Frontier(Readings.SITE, RobotsRules.open(), 3, new SpiderTrapDetector(200, false));
    private final SiteLinks kept = new SiteLinks(frontier);

    private static Page page(List<WebUrl> targets) {
        var links = targets.stream()
                .map(url -> new PageLink(url, "there", Region.MAIN, List.of("Menu"), true))
                .toList();
        var page = Readings.html("/from", "<title>From</title>", "<p>Here.</p>").page();
        return new Page(page.url(), page.metadata(), page.markdown(), page.headings(), page.paragraphs(), links);
    }

    private int keptOf(WebUrl known, int links) {
        return kept.of(page(Collections.nCopies(links, known))).links().size();
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
    void ofDifferentLinksAHundredAndFiftyThousandAreKept() {
        frontier.claim(url("/a"));
        for (int page = 0; page < 75; page++) {
            var first = 2_000 * page;
            var links = IntStream.range(first, first + 2_000)
                    .mapToObj(SiteLinksTest::named)
                    .toList();
            assertEquals(2_000, kept.of(withLinks(links)).links().size());
        }
        assertEquals(
                List.of(named(7)),
                kept.of(withLinks(List.of(named(150_000), named(7)))).links());
    }

    @Test
    void aLinkOfAMenuIsOneObjectForAllPages() {
        frontier.claim(url("/a"));
        var one = kept.of(withLinks(List.of(named(1)))).links().getFirst();
        assertSame(one, kept.of(withLinks(List.of(named(2), named(1)))).links().getLast());
    }

    @Test
    void ofAllPagesTwoMillionAreKept() {
        frontier.claim(url("/a"));
        var full = page(Collections.nCopies(2_000, url("/a")));
        for (int page = 0; page < 1_000; page++) {
            assertEquals(2_000, kept.of(full).links().size());
        }
        assertEquals(0, keptOf(url("/a"), 1));
    }

    private static PageLink named(int number) {
        return new PageLink(url("/a"), "link " + number, Region.MAIN, List.of(), false);
    }

    private static Page withLinks(List<PageLink> links) {
        var page = page(List.of());
        return new Page(page.url(), page.metadata(), page.markdown(), page.headings(), page.paragraphs(), links);
    }
}
