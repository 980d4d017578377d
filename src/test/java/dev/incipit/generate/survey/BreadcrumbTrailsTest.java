package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BreadcrumbTrailsTest {
    private static PageLink crumb(String path, String label) {
        return new PageLink(TestPages.url(path), label, Region.BREADCRUMB, List.of(), false);
    }

    private static BreadcrumbTrails trails(TestPages site) {
        return new BreadcrumbTrails(new SitePages(site.report()));
    }

    @Test
    void aPageThatNamesOnlyTheOneAboveHasItsPathToo() {
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/part", "Part I", "", crumb("/", "Home"))
                .add("/chapter", "Chapter 1", "", crumb("/part", "Part I"))
                .add("/section", "1.1. Wells", "", crumb("/chapter", "Chapter 1")));
        assertEquals(List.of("Part I", "Chapter 1"), trails.of(TestPages.url("/section")));
        assertEquals(List.of(), trails.of(TestPages.url("/part")));
        assertEquals(2, trails.pagesBelow(TestPages.url("/part")));
        assertEquals(
                TestPages.url("/chapter"),
                trails.headOf("Chapter 1").orElseThrow().url());
    }

    @Test
    void pagesThatNameEachOtherEndThePath() {
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/a", "A", "", crumb("/b", "B"))
                .add("/b", "B", "", crumb("/a", "A")));
        assertEquals(List.of("B"), trails.of(TestPages.url("/a")));
    }

    @Test
    void aPathThatIsShownTwiceCountsOnce() {
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/wells", "Wells", "")
                .add("/wells/deep", "Deep", "")
                .add(
                        "/wells/deep/a",
                        "A",
                        "",
                        crumb("/wells", "Start"),
                        crumb("/wells", "Wells"),
                        crumb("/wells/deep", "Deep"),
                        crumb("/wells/deep", "Deep")));
        assertEquals(List.of("Deep"), trails.of(TestPages.url("/wells/deep/a")));
        assertEquals(1, trails.pagesBelow(TestPages.url("/wells/deep")));
    }

    @Test
    void thePageThatIsOnlyCalledUpHasItsOwnName() {
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/guide", "User guide", "")
                .add("/wells", "Wells", "", crumb("/guide", "")));
        assertEquals(List.of("User guide"), trails.of(TestPages.url("/wells")));
    }

    @Test
    void thePageAboveCountsThoughItWasNotReadButOnlyOnThisSite() {
        var foreign = new PageLink(
                WebUrl.parse("https://example.org/docs").orElseThrow(), "Docs", Region.BREADCRUMB, List.of(), false);
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/wells", "Wells", "", foreign, crumb("/guide", "Guide"), crumb("/more", "")));
        assertEquals(List.of("Guide"), trails.of(TestPages.url("/wells")));
        assertTrue(trails.headOf("Guide").isEmpty());
    }

    @Test
    void whatWasNotReadCountsOnlyBelowTheHomePagesFolderAndNotAboveAll() {
        var site = new TestPages().add("/docs/", "Home", "");
        for (int i = 0; i < 5; i++) {
            site.add(
                    "/docs/p" + i,
                    "Page " + i,
                    "",
                    crumb("/", "Acme"),
                    crumb("/docs/all", "All"),
                    crumb("/docs/part" + i / 3, "Part " + i / 3));
        }
        assertEquals(List.of("Part 0"), trails(site).of(TestPages.url("/docs/p1")));
    }

    @Test
    void ofMoreLevelsThanAnyPathHasTheFirstCount() {
        var crumbs = IntStream.range(0, 10_000)
                .mapToObj(i -> crumb("/level" + i, "Level " + i))
                .toArray(PageLink[]::new);
        var trails = trails(new TestPages()
                .add("/", "Home", "")
                .add("/list", "List", "", crumbs)
                .add("/wells", "Wells", "", crumb("/list", "List")));
        assertEquals(21, trails.of(TestPages.url("/wells")).size());
        assertEquals("List", trails.of(TestPages.url("/wells")).getLast());
    }
}
