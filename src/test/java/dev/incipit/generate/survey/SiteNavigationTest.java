package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SiteNavigationTest {
    private static List<String> inOrder(TestPages site) {
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        return pages.all().stream()
                .filter(page -> navigation.place(page).isPresent())
                .sorted(Comparator.comparingInt(
                        (CrawledPage page) -> navigation.place(page).orElseThrow()))
                .map(page -> page.url().path())
                .toList();
    }

    @Test
    void theLabelOfASideBoxCountsOnlyIfNoMenuHasOne() {
        var pages = new SitePages(new TestPages()
                .add("/", "Home", "", TestPages.menu("/a", "Classes"), TestPages.menu("/b", "Parent"))
                .add("/a", "A", "", TestPages.menu("/a", "Parent"))
                .add("/b", "B", "", TestPages.menu("/a", "Parent"))
                .report());
        var navigation = new SiteNavigation(pages);
        assertEquals(List.of("Classes"), navigation.trail(pages.all().get(1)));
        assertEquals(List.of("Parent"), navigation.trail(pages.all().get(2)));
    }

    @Test
    void aPageThatOnlyOneMenuShowsStandsAfterTheOneItFollowsThere() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.menu("/a"), TestPages.menu("/c"))
                .add("/c", "C", "")
                .add("/a", "A", "", TestPages.menu("/a"), TestPages.menu("/b"), TestPages.menu("/c"))
                .add("/b", "B", "");
        assertEquals(List.of("/a", "/b", "/c"), inOrder(site));
    }

    @Test
    void withoutMenusTheTableOfContentsGivesTheOrder() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.inText("/b"), TestPages.inText("/a"), TestPages.inText("/c"))
                .add("/a", "A", "")
                .add("/b", "B", "")
                .add("/c", "C", "");
        assertEquals(List.of("/b", "/a", "/c"), inOrder(site));
    }

    @Test
    void mostMenusDecideUnderWhichLabelAPageStands() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.menu("/a", "Guide"))
                .add("/a", "A", "", TestPages.menu("/a", "Guide"))
                .add("/b", "B", "", TestPages.menu("/a", "Elsewhere"));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        assertEquals(List.of("Guide"), navigation.trail(pages.all().get(1)));
    }

    @Test
    void aPageThatLeadsTwiceToAnotherCountsOnce() {
        var above = new PageLink(TestPages.url("/help"), "Help", PageLink.Region.BREADCRUMB, List.of(), false);
        var foot = new PageLink(TestPages.url("/help"), "Help", PageLink.Region.FOOTER, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/help", "Help", "")
                .add("/a", "A", "", above, above, foot, foot)
                .add("/b", "B", "", above, above, foot, foot)
                .add("/c", "C", "");
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        assertEquals(2, navigation.pagesBelow(pages.all().get(1)));
        assertFalse(navigation.isAtFoot(pages.all().get(1)));
        assertEquals(List.of("Help"), navigation.trail(pages.all().get(2)));
    }

    @Test
    void thePageOverWhichBreadcrumbsLeadListsTheOthersInTheirOrder() {
        var above = new PageLink(TestPages.url("/help"), "Help", PageLink.Region.BREADCRUMB, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "", TestPages.menu("/help"))
                .add("/help", "Help", "", TestPages.inText("/c"), TestPages.inText("/a"), TestPages.inText("/b"))
                .add("/a", "A", "", above)
                .add("/b", "B", "", above)
                .add("/c", "C", "", above);
        assertEquals(List.of("/help", "/c", "/a", "/b"), inOrder(site));
    }

    @Test
    void aLinkToThePageItselfIsNoMenu() {
        var site = new TestPages()
                .add("/", "Home", "", top("/list"))
                .add("/list", "List", "", TestPages.inText("/b"), TestPages.inText("/a"), TestPages.inText("/c"));
        for (var path : List.of("/a", "/b", "/c")) {
            site.add(path, path, "", top("/list"), top(path));
        }
        assertEquals(List.of("/list", "/b", "/a", "/c"), inOrder(site));
    }

    private static PageLink top(String path) {
        return new PageLink(TestPages.url(path), path, PageLink.Region.NAVIGATION, List.of(), false);
    }

    @Test
    void aPageStandsInTheMenuOfItsFolderThoughABoxShowsItAsOften() {
        var pages = new SitePages(new TestPages()
                .add("/", "Home", "", TestPages.menu("/papers"), TestPages.menu("/papers/card", "Often asked"))
                .add("/papers", "Papers", "", TestPages.menu("/papers/card", "/papers"))
                .add("/papers/card", "Card", "")
                .report());
        var navigation = new SiteNavigation(pages);
        assertEquals(List.of("/papers"), navigation.trail(pages.all().get(2)));
        assertEquals(List.of(), navigation.trail(pages.all().get(1)));
    }
}
