package dev.incipit.crawl.seeds;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.url.SiteScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SitemapListingTest {
    private final List<String> pages = new ArrayList<>();
    private final SitemapListing listing = new SitemapListing(
            url("https://www.site.org/map/all.xml"),
            new SiteScope(url("https://site.org/docs/"), "/docs/"),
            this::add,
            2);

    private boolean add(Discovery page) {
        pages.add(page.target().toString());
        return pages.size() < 3;
    }

    private boolean lists(String location, boolean sitemap) {
        return listing.test(new SitemapReader.Entry(location, sitemap, Optional.empty(), Optional.empty()));
    }

    private boolean lists(String location) {
        return lists(location, false);
    }

    @Test
    void pagesAndFurtherFilesOfTheSiteAreTakenAsLongAsTheyAreOfUse() {
        assertTrue(lists("https://www.site.org/docs/a"));
        assertTrue(lists("site.org/docs/b"));
        assertTrue(lists("https://site.org/blog/a"), "on its host, but not in its folder");
        assertTrue(lists("https://another.org/docs/a"));
        for (var file : List.of("one.xml", "https://another.org/map.xml", "/two.xml", "/three.xml")) {
            assertTrue(lists(file, true));
        }
        assertFalse(lists("/docs/c"));
        assertEquals(List.of("https://site.org/docs/a", "https://site.org/docs/b", "https://site.org/docs/c"), pages);
        assertEquals(List.of(url("https://site.org/map/one.xml"), url("https://site.org/two.xml")), listing.further());
    }

    @Test
    void aFileOfOtherSitesAddressesIsReadNoFurther() {
        int taken = 1;
        while (lists("https://another.org/" + taken, taken % 2 == 0) && taken < 50_000) {
            taken++;
        }
        assertEquals(SitemapListing.FOREIGN_MAX, taken);
    }

    @Test
    void addressesOfTheSiteInBetweenKeepItGoing() {
        for (int i = 1; i < 4 * SitemapListing.FOREIGN_MAX; i++) {
            boolean own = i % (SitemapListing.FOREIGN_MAX - 1) == 0;
            assertTrue(lists(own ? "https://site.org/blog/" + i : "https://another.org/" + i));
        }
    }
}
