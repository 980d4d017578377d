package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class ReadingOrderTest {
    private static final String TEXT = "A page with a text of its own that says something of its subject. ".repeat(5);

    private static ReadingOrder order(SitePages pages, List<CrawledPage> listed) {
        var navigation = new SiteNavigation(pages);
        var ranking = new Ranking(pages, navigation, new PageKinds(pages, navigation));
        return new ReadingOrder(pages, navigation, ranking, new LeafGroups(pages, navigation), listed);
    }

    private static List<String> ordered(TestPages site) {
        var pages = new SitePages(site.report());
        return order(pages, site.pages()).of(site.pages()).stream()
                .map(page -> page.url().path())
                .toList();
    }

    @Test
    void theHomePageComesFirstAndThenWhatTheMenusShow() {
        var site = new TestPages()
                .add("/", "Home", TEXT, TestPages.menu("/b"), TestPages.menu("/a"))
                .add("/z", "Z", TEXT, TestPages.menu("/b"), TestPages.menu("/a"))
                .add("/a", "A", TEXT, TestPages.menu("/b"), TestPages.menu("/a"))
                .add("/b", "B", TEXT, TestPages.menu("/b"), TestPages.menu("/a"));
        assertEquals(List.of("/", "/b", "/a", "/z"), ordered(site));
    }

    @Test
    void whatNoMenuShowsComesByItsDateNewestFirst() {
        var site = new TestPages()
                .add("/", "Home", TEXT)
                .add("/2023/5/one", "One", TEXT)
                .add("/2023/11/two", "Two", TEXT)
                .add("/2023-11-02/three", "Three", TEXT)
                .add("/1823/5/four", "Four", TEXT);
        assertEquals(List.of("/", "/2023-11-02/three", "/2023/11/two", "/2023/5/one", "/1823/5/four"), ordered(site));
    }

    @Test
    void thePageOfAFolderComesBeforeThoseInIt() {
        var site = new TestPages()
                .add("/", "Home", TEXT)
                .add("/security/2023/5/hole", "Hole", TEXT)
                .add("/security/2023", "2023", TEXT)
                .add("/security/", "Security", TEXT);
        assertEquals(List.of("/", "/security/2023/5/hole", "/security/", "/security/2023"), ordered(site));
        site.add("/security/2023/5/", "May", TEXT);
        assertEquals(
                List.of("/", "/security/", "/security/2023", "/security/2023/5/", "/security/2023/5/hole"),
                ordered(site));
    }

    @Test
    void theHomePageIsFirstThoughItLiesInAFolderWithAPage() {
        var site = new TestPages()
                .add("/start/home", "Home", TEXT)
                .add("/start/home/a", "A", TEXT)
                .add("/start", "Start", TEXT);
        assertEquals("/start/home", ordered(site).getFirst());
    }

    @Test
    void groupsAreComparedByMenusOrElseByTheirBestPages() {
        var shown = new TestPages()
                .add("/", "Home", TEXT, TestPages.menu("/a"), TestPages.menu("/b"))
                .add("/a", "A", TEXT, TestPages.menu("/a"), TestPages.menu("/b"))
                .add("/b", "B", TEXT, TestPages.menu("/a"), TestPages.menu("/b"));
        var pages = new SitePages(shown.report());
        var groups = shown.pages();
        assertEquals(true, order(pages, groups).compareGroups(groups.subList(1, 2), groups.subList(2, 3)) < 0);
        var bare = new TestPages()
                .add("/", "Home", TEXT)
                .add("/pricing", "Pricing", TEXT)
                .add("/tag/x", "Tag x", "x");
        var few = bare.pages();
        var order = order(new SitePages(bare.report()), few);
        assertEquals(true, order.compareGroups(few.subList(1, 2), few.subList(2, 3)) < 0);
        assertEquals(true, order.compareGroups(few.subList(2, 3), few.subList(1, 2)) > 0);
    }

    @Test
    void groupsOfManyLeavesStandAsTheMenuHasTheirHeads() {
        var site = new TestPages()
                .add("/", "Home", TEXT, top("/visit"), top("/shows"), TestPages.inText("/shows"))
                .add("/visit", "Visit", TEXT)
                .add("/shows", "Shows", TEXT);
        for (var name : List.of("a", "b", "c", "d")) {
            site.add("/shows/" + name, name, TEXT);
        }
        var pages = site.pages();
        var order = order(new SitePages(site.report()), pages);
        assertEquals(true, order.compareGroups(pages.subList(1, 2), pages.subList(2, 7)) < 0);
    }

    @Test
    void headsGoBeforeAPageThatASidebarShowsFirst() {
        var popular = new PageLink(TestPages.url("/rye"), "Rye", PageLink.Region.SIDEBAR, List.of("Popular"), false);
        var site = new TestPages()
                .add("/", "Home", TEXT, popular, top("/soups"), top("/breads"))
                .add("/soups", "Soups", TEXT, popular, top("/soups"), top("/breads"))
                .add("/breads", "Breads", TEXT, popular, top("/soups"), top("/breads"), TestPages.inText("/rye"))
                .add("/rye", "Rye", TEXT, popular, top("/soups"), top("/breads"));
        var pages = site.pages();
        var order = order(new SitePages(site.report()), pages);
        assertEquals(true, order.compareGroups(pages.subList(1, 2), pages.subList(2, 4)) < 0);
    }

    @Test
    void groupsWithAndWithoutHeadsAreInOneOrder() {
        var beside = List.of("/rye", "/tip").stream()
                .map(path ->
                        new PageLink(TestPages.url(path), path, PageLink.Region.SIDEBAR, List.of("Popular"), false))
                .toList();
        var links = new PageLink[] {beside.get(0), beside.get(1), top("/soups"), top("/breads")};
        var list = new PageLink[] {beside.get(0), top("/soups"), top("/breads"), TestPages.inText("/rye")};
        var site = new TestPages().add("/", "Home", TEXT, links).add("/soups", "Soups", TEXT, links);
        site.add("/breads", "Breads", TEXT, list);
        List.of("/rye", "/tip").forEach(path -> site.add(path, path, TEXT, links));
        var pages = site.pages();
        var order = order(new SitePages(site.report()), pages);
        var soups = pages.subList(1, 2);
        var breads = pages.subList(2, 4);
        var tips = pages.subList(4, 5);
        assertEquals(true, order.compareGroups(tips, soups) < 0);
        assertEquals(true, order.compareGroups(soups, breads) < 0);
        assertEquals(true, order.compareGroups(tips, breads) < 0);
        // The head of something else, put among these, gives them no place.
        var mixed = List.of(pages.get(3), pages.get(4), pages.get(1));
        assertEquals(true, order.compareGroups(mixed, soups) < 0);
    }

    private static PageLink top(String path) {
        return new PageLink(TestPages.url(path), path, PageLink.Region.NAVIGATION, List.of(), false);
    }

    @Test
    void numberedSectionsStandInTheirOrderUnlessTheyCountInEachChapter() {
        assertEquals(List.of("/", "/x", "/a", "/b"), ordered(chapters("1.2. Pumps", "1. Water", "Other")));
        assertEquals(
                ordered(chapters("Pumps", "Water", "Steam")), ordered(chapters("2. Pumps", "1. Water", "1. Steam")));
    }

    private static TestPages chapters(String b, String a, String x) {
        return new TestPages()
                .add("/", "Home", TEXT)
                .add("/b", b, TEXT)
                .add("/x", x, TEXT)
                .add("/a", a, TEXT);
    }

    @Test
    void theSectionsOfAChapterThatCountAnewStayBelowIt() {
        var counted = chapters("2. Pumps", "Chapter 3. Water", "Chapter 4. Steam");
        assertEquals(ordered(chapters("Pumps", "Water", "Steam")), ordered(counted));
    }

    @Test
    void theGroupOfTheHomePageStaysWhereItIs() {
        var site = new TestPages()
                .add("/", "Home", TEXT)
                .add("/c", "3. Steam", TEXT)
                .add("/d", "4. Wheels", TEXT)
                .add("/b", "2. Pumps", TEXT)
                .add("/a", "1. Wells", TEXT);
        var pages = new SitePages(site.report());
        var all = site.pages();
        var groups = List.of(all.subList(0, 3), all.subList(3, 4), all.subList(4, 5));
        assertEquals(
                List.of(groups.get(0), groups.get(2), groups.get(1)),
                order(pages, all).ofGroups(groups, Function.identity()));
    }
}
