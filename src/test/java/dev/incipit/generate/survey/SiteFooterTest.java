package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SiteFooterTest {
    private static PageLink foot(String path, String... trail) {
        return new PageLink(TestPages.url(path), path, PageLink.Region.FOOTER, List.of(trail), false);
    }

    private static SitePages site(TestPages pages) {
        return new SitePages(pages.report());
    }

    private static CrawledPage page(SitePages pages, String path) {
        return pages.all().stream()
                .filter(page -> page.url().path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPageIsShownIfMostFootersLinkToIt() {
        var pages = site(new TestPages()
                .add("/", "Home", "", foot("/legal"), foot("/half"), foot("/half"))
                .add("/legal", "Legal", "", foot("/legal"))
                .add("/half", "Half", "", foot("/legal"), foot("/half"))
                .add("/other", "Other", "", TestPages.menu("/other"), TestPages.inText("/other")));
        var footer = new SiteFooter(pages);
        assertTrue(footer.shows(page(pages, "/legal")));
        assertFalse(footer.shows(page(pages, "/half")), "two of four, and a link twice in a footer counts once");
        assertFalse(footer.shows(page(pages, "/other")));
    }

    @Test
    void whatMostTextsLinkToIsAFootWithoutAMark() {
        var site = new TestPages();
        for (int i = 0; i < 11; i++) {
            var links = i < 6
                    ? new PageLink[] {TestPages.inText("/1"), TestPages.inText("/1")}
                    : new PageLink[] {TestPages.inText("/2")};
            site.add("/" + i, "Page " + i, "", links);
        }
        var pages = site(site);
        var footer = new SiteFooter(pages);
        assertTrue(footer.shows(page(pages, "/1")));
        assertFalse(footer.shows(page(pages, "/2")));
    }

    @Test
    void theHeadingThatMostFootersHaveIsItsLabel() {
        var pages = site(new TestPages()
                .add("/", "Home", "", foot("/legal", "All", "Company"), foot("/plain"))
                .add("/legal", "Legal", "", foot("/legal", "Company"))
                .add("/plain", "Plain", "", foot("/legal", "More")));
        var footer = new SiteFooter(pages);
        assertEquals(Optional.of("Company"), footer.label(page(pages, "/legal")));
        assertEquals(Optional.empty(), footer.label(page(pages, "/plain")));
    }
}
