package dev.incipit.crawl.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.crawl.frontier.UrlPattern;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SitemapEntriesTest {
    private static final int MUCH = 1_000_000;

    @Test
    void pagesComeInTheOrderOfTheFilesWhicheverIsReadFirst() {
        var entries = new SitemapEntries(10, MUCH);
        int first = entries.begin();
        int second = entries.begin();
        assertTrue(entries.isEmpty());
        assertTrue(entries.add(second, page("c")));
        assertTrue(entries.add(first, page("a")));
        assertTrue(entries.add(second, page("d")));
        assertTrue(entries.add(first, page("b")));
        assertEquals(List.of("/a", "/b", "/c", "/d"), paths(entries));
    }

    @Test
    void aPageOfAnEarlierFilePushesOutTheLastOfALaterFile() {
        var entries = new SitemapEntries(3, MUCH);
        int first = entries.begin();
        int empty = entries.begin();
        int third = entries.begin();
        for (var name : List.of("x", "y", "z")) {
            assertTrue(entries.add(third, page(name)));
        }
        assertFalse(entries.add(third, page("too-many")));
        assertTrue(entries.add(first, page("a")));
        assertTrue(entries.add(empty, page("b")));
        assertEquals(List.of("/a", "/b", "/x"), paths(entries));
        assertTrue(entries.add(first, page("c")));
        assertFalse(entries.add(third, page("x")));
        assertFalse(entries.add(empty, page("d")));
        assertEquals(List.of("/a", "/c", "/b"), paths(entries));
    }

    @Test
    void longAddressesCountByTheirLength() {
        var entries = new SitemapEntries(MUCH, 2_500);
        int file = entries.begin();
        assertTrue(entries.add(file, page("a".repeat(1_000))));
        assertTrue(entries.add(file, page("b".repeat(1_000))));
        assertFalse(entries.add(file, page("c".repeat(1_000))));
        assertEquals(2, entries.all().size());
    }

    private static Discovery page(String path) {
        return new Discovery(
                WebUrl.parse("https://example.org/" + path).orElseThrow(),
                Discovery.Source.SITEMAP,
                UrlPattern.NONE,
                Optional.empty(),
                Optional.empty());
    }

    private static List<String> paths(SitemapEntries entries) {
        return entries.all().stream().map(page -> page.target().path()).toList();
    }
}
