package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CategoriesTest {
    private static PageLink tag(String path, String name) {
        return new PageLink(TestPages.url(path), name, PageLink.Region.MAIN, List.of(), false, true);
    }

    private static PageLink category(String path, String name) {
        return new PageLink(TestPages.url(path), name, PageLink.Region.MAIN, List.of(), false);
    }

    @Test
    void aPostHasTheCategoryThatItLinksToFirst() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 3; i++) {
            site.add(
                    "/a" + i,
                    "A",
                    "",
                    tag("/slow", "slow"),
                    category("/category/tea/", "Tea"),
                    category("/category/pots/", "Pots"));
            site.add("/b" + i, "B", "", tag("/pots", "Pots"));
        }
        var pages = new SitePages(site.report());
        var categories = new Categories(pages);
        assertEquals(Optional.of("Tea"), categories.of(pages.all().get(1)));
        assertEquals(Optional.of("Pots"), categories.of(pages.all().get(2)));
    }

    @Test
    void aCategoryOfFewPostsCountsAsTheOneAboveIt() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 4; i++) {
            site.add("/a" + i, "A", "", category("/category/tea/", "Tea"));
            site.add("/c" + i, "C", "", category("/category/pots/", "Pots"));
        }
        site.add("/b", "B", "", category("/category/tea/green/", "Green"));
        var pages = new SitePages(site.report());
        assertEquals(Optional.of("Tea"), new Categories(pages).of(pages.all().getLast()));
    }

    @Test
    void aWikisArticleHasTheLargestOfItsCategoriesWhichListsItself() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 3; i++) {
            site.add(
                    "/wiki/A" + i,
                    "A",
                    "",
                    category("/wiki/Category:Green_tea", "Green tea"),
                    category("/wiki/Category:Tea", "Tea"));
            site.add("/wiki/B" + i, "B", "", category("/wiki/Category:Tea", "Tea"));
            site.add("/wiki/C" + i, "C", "", category("/wiki/Category:Pots", "Pots"));
            site.add("/D" + i, "D", "");
        }
        site.add("/wiki/Category:Tea", "Category:Tea", "");
        var pages = new SitePages(site.report());
        var categories = new Categories(pages);
        assertEquals(Optional.of("Tea"), categories.ofWiki(pages.all().get(1)));
        assertEquals(Optional.of("Tea"), categories.ofWiki(pages.all().getLast()));
        assertEquals(Optional.empty(), categories.ofWiki(pages.all().get(4)));
        assertEquals(Optional.empty(), categories.ofWiki(pages.home()));
    }

    /** The skin Timeless of MediaWiki has them in a menu beside the text. */
    @Test
    void aWikisOwnCategoriesMayStandInAMenu() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 3; i++) {
            site.add("/wiki/A" + i, "A", "", inMenu("/wiki/Category:Tea", "Tea"));
            site.add("/wiki/B" + i, "B", "", inMenu("/wiki/Category:Pots", "Pots"));
        }
        var pages = new SitePages(site.report());
        assertEquals(
                Optional.of("Pots"), new Categories(pages).ofWiki(pages.all().getLast()));
    }

    private static PageLink inMenu(String path, String name) {
        return new PageLink(TestPages.url(path), name, PageLink.Region.NAVIGATION, List.of(), false);
    }

    @Test
    void oneCategoryForAllDistinguishesNothing() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 4; i++) {
            site.add("/a" + i, "A", "", tag("/tea", "Tea"));
        }
        var pages = new SitePages(site.report());
        assertEquals(Optional.empty(), new Categories(pages).of(pages.all().getLast()));
    }

    @Test
    void aCategoryThatTheMenuShowsIsOneOfThePagesThatNameItInTheirText() {
        var site = new TestPages().add("/", "Home", "");
        var menu = new PageLink[] {inMenu("/category/tea/", "Tea"), inMenu("/category/pots/", "Pots")};
        for (int i = 0; i < 3; i++) {
            site.add("/a" + i, "A", "", menu[0], menu[1], category("/category/tea/", "Tea"));
            site.add("/b" + i, "B", "", menu[0], menu[1], category("/category/pots/", "Pots"));
        }
        site.add("/c", "C", "", menu);
        var pages = new SitePages(site.report());
        var categories = new Categories(pages);
        assertEquals(Optional.of("Tea"), categories.of(pages.all().get(1)));
        assertEquals(
                Optional.of(TestPages.url("/category/pots/")),
                categories.list(pages.all().get(2)));
        assertEquals(Optional.empty(), categories.of(pages.all().getLast()));
    }

    @Test
    void manyCategoriesOfOnePostEachCostTheirNumber() {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 100; i++) {
            int page = i;
            site.add(
                    "/a" + i,
                    "A",
                    "",
                    IntStream.range(0, 3_000)
                            .mapToObj(n -> category("/category/tea/" + page + "-" + n, "Tea " + n))
                            .toArray(PageLink[]::new));
        }
        var pages = new SitePages(site.report());
        ProcessorTime.assertAtMost(Duration.ofSeconds(10), () -> new Categories(pages));
    }
}
