package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GeneratedListsTest {
    private static boolean isList(String path, String text, PageLink... links) {
        var site = new TestPages().add("/", "Home", "").add(path, "A page", text, links);
        for (var link : links) {
            site.add(link.target().path(), "Other", "");
        }
        var pages = new SitePages(site.report());
        return new GeneratedLists(pages).has(pages.all().get(1));
    }

    private static PageLink[] links(int count, String folder) {
        return IntStream.range(0, count)
                .mapToObj(i -> TestPages.inText(folder + "page" + i))
                .toArray(PageLink[]::new);
    }

    @Test
    void aLongPageOfLinksIsAList() {
        assertTrue(isList("/all", "[word](/page1) ".repeat(60) + "word ".repeat(19), links(60, "/")));
    }

    @ParameterizedTest
    @CsvSource({
        "/eventi/elenco/, /eventi/, true",
        "/events/month, /events, true",
        "/events/month, /, false",
        "/events/spring-fair, /events, false",
        "/events/map, /events, false",
        "/api/events/list, /api/events, false",
        "/courses/week, /courses, false"
    })
    void aViewOfACalendarWithAPageOfItsOwnIsAList(String path, String calendar, boolean list) {
        assertEquals(list, isList(path, "word ".repeat(90), TestPages.inText(calendar)));
    }

    @ParameterizedTest
    @CsvSource({
        "/collections/tents/sale, true",
        "/collections/frontpage, true",
        "/collections/tents, false",
        "/collections/boots/sale, false",
        "/collections/tents/products/igloo, false"
    })
    void whatACollectionOfAShopHasWithATagIsAList(String path, boolean list) {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/collections/tents", "Tents", "Tents.")
                .add(path, "A page", "Words.");
        assertEquals(
                list,
                new GeneratedLists(new SitePages(site.report()))
                        .has(site.pages().getLast()));
    }

    @ParameterizedTest
    @CsvSource({"/luogo/palazzo, 60, true", "/luogo/palazzo, 200, false", "/rooms/palazzo, 60, false"})
    void aPlaceThatHasOnlyItsEventsIsAList(String path, int words, boolean list) {
        assertEquals(list, isList(path, "word ".repeat(words), links(2, "/evento/")));
    }

    @Test
    void aHallWithATextOfItsOwnIsNoListHoweverManyEventsItHas() {
        assertFalse(isList("/venues/rope-hall", "word ".repeat(400), links(8, "/event/")));
    }

    @Test
    void aPageWhoseLinksStandBesideItsTextIsNone() {
        assertFalse(isList("/game", "word ".repeat(70), links(60, "/")));
    }

    @Test
    void aPageThatSaysMoreThanItsLinksIsNone() {
        assertFalse(isList("/all", "[word](/page1) ".repeat(60) + "word ".repeat(21), links(60, "/")));
    }

    @Test
    void aShortPageOfLinksIsNone() {
        assertFalse(isList("/all", "[word](/page1) ".repeat(59), links(59, "/")));
    }

    @Test
    void aYearThatMostlyLinksToItsOwnPagesIsAList() {
        assertTrue(isList("/2024/", "word ".repeat(11), links(3, "/2024/")));
        assertFalse(isList("/2024/", "word ".repeat(30), links(3, "/2024/")));
        assertFalse(isList("/2024/", "word ".repeat(11), links(3, "/2023/")));
        assertFalse(isList("/year/", "word ".repeat(11), links(3, "/2024/")));
    }

    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    void aYearThatShowsItsPostsWholeIsAList(int posts, boolean list) {
        var site = new TestPages().add("/", "Home", "");
        var whole = IntStream.range(0, posts)
                .mapToObj(i -> "<h3><a href=/2024/05/p" + i + ">Post " + i + "</a></h3><p>" + "word ".repeat(60))
                .collect(Collectors.joining());
        site.addRead("/2024/", "<title>2024</title><main><h1>2024</h1>" + whole + "</main>");
        IntStream.range(0, posts).forEach(i -> site.add("/2024/05/p" + i, "Post " + i, ""));
        var pages = new SitePages(site.report());
        assertEquals(list, new GeneratedLists(pages).has(pages.all().get(1)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "/posts?paged=2, true",
        "/posts?a=b&sort=name, true",
        "/table_of_contents.html, true",
        "/doc-index-D.html, true",
        "/index-all.html, true",
        "/index-of-refraction.html, false",
        "/index_e.html, false",
        "/body-mass-index-2, false",
        "/posts?letra=B, true",
        "/posts?letra=Baixa, false",
        "/posts?pages=2, false"
    })
    void aQueryMayShowAnotherPartOrOrderOfAList(String path, boolean isOne) {
        assertEquals(isOne, isList(path, "word ".repeat(20)));
    }

    @Test
    void besideOtherLettersALetterIsNoLanguage() {
        var site = new TestPages().add("/", "Tide", "");
        Stream.of("a", "e").forEach(letter -> site.add("/index_" + letter + ".html", "Index", "word ".repeat(20)));
        var pages = new SitePages(site.report());
        assertTrue(new GeneratedLists(pages).has(pages.all().getLast()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "/news/archive/2026-11.html, true",
        "/archiv/2026/11, true",
        "/news/2026-11, false",
        "/archives/201377.html, false",
        "/archive/budget-2026, false"
    })
    void aMonthOfAnArchiveIsAList(String path, boolean isOne) {
        assertEquals(isOne, isList(path, "[word](/a) ".repeat(5) + "word ".repeat(15)));
        assertFalse(isList(path, "[word](/a) ".repeat(4) + "word ".repeat(16)));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "/news/seite-2.html, News, true",
        "/news/page/3/, News, true",
        "/news/page-2, The second page, false",
        "/news/strana-2/, News (strana 2), true",
        "/news/page-2, Page 2 of the trial, false",
        "/news/page-2, News - Page 2 of 9, true",
        "/news/page-2, News page 2 studio, false",
        "/news/page-1, News, false",
        "/news/2/, News, true",
        "/news/2/, Two, false",
        "/other/2/, News, false",
        "/news/2024/, News, false",
        "/news/stage-2, News, false",
        "/other/page-2, News, false",
        "/news/page-2, Home, false"
    })
    void theFurtherPartOfAListHasItsTitle(String path, String title, boolean isOne) {
        var site = new TestPages()
                .add("/", "Home", "")
                .add(path, title, "word ".repeat(20))
                .add("/news/", "News", "word ".repeat(20));
        var pages = new SitePages(site.report());
        assertEquals(isOne, new GeneratedLists(pages).has(pages.all().get(1)));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "/kalender/2026-11-03, 'Dienstag, 3. November 2026', true",
        "/calendar/2026/11, Calendar November 2026, true",
        "/council/2026-11-03, 3 November 2026, false",
        "/calendar/2026-11-03, The great fair, false",
        "/calendar, November 2026, false"
    })
    void aDayOfACalendarIsAList(String path, String heading, boolean list) {
        var html = "<title>Town</title><main><h1>" + heading + "</h1><p>Nothing takes place.</main>";
        var page = new PageReader().read(TestPages.url(path), html.getBytes(StandardCharsets.UTF_8), "text/html");
        var site = new TestPages().add("/", "Home", "");
        site.pages().add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        var pages = new SitePages(site.report());
        assertEquals(list, new GeneratedLists(pages).has(pages.all().get(1)));
    }

    @ParameterizedTest(name = "{0} {1} by {2}")
    @CsvSource({
        "/reviews/2, Reviews, 2, true",
        "/reviews2, Reviews, », true",
        "/reviews/2, Reviews, The second house, false",
        "/reviews/2, The house, 2, false",
        "/houses/2, Reviews, 2, false"
    })
    void theFirstPartLeadsToTheSecondByItsNumberOrASign(String path, String title, String anchor, boolean isOne) {
        var link = new PageLink(TestPages.url(path), anchor, PageLink.Region.MAIN, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "")
                .add(path, title, "word ".repeat(20))
                .add("/reviews", "Reviews", "word ".repeat(20), link);
        var pages = new SitePages(site.report());
        assertEquals(isOne, new GeneratedLists(pages).has(pages.all().get(1)));
    }

    @Test
    void theSecondStepOfATutorialHasAHeadingOfItsOwn() {
        var site = new TestPages().add("/", "Home", "");
        for (var path : List.of("/tutorial/2", "/tutorial")) {
            var html = "<title>Tutorial</title><main><h1>Step at " + path + "</h1><p>Lift the water.</p>"
                    + "<a href=/tutorial/2>2</a></main>";
            var page = new PageReader().read(TestPages.url(path), html.getBytes(StandardCharsets.UTF_8), "text/html");
            site.pages().add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        var pages = new SitePages(site.report());
        assertFalse(new GeneratedLists(pages).has(pages.all().get(1)));
    }

    @Test
    void manyPagesAtThePathOfAFirstPartCostTheirNumber() {
        var links = links(300, "/houses/");
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 500; i++) {
            site.add("/reviews?of=" + i, "Reviews", "", links).add("/reviews/2?of=" + i, "Reviews", "");
        }
        var pages = new SitePages(site.report());
        var lists = new GeneratedLists(pages);
        ProcessorTime.assertAtMost(Duration.ofMillis(500), () -> pages.all().forEach(lists::has));
    }

    @Test
    void theFirstPartIsThePageThatWasFoundFirst() {
        var link = new PageLink(TestPages.url("/reviews/2"), "2", PageLink.Region.MAIN, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/reviews", "Reviews", "word ".repeat(20), link)
                .add("/reviews/2", "Reviews", "word ".repeat(20))
                .add("/reviews?house=3", "The third house", "word ".repeat(20));
        var pages = new SitePages(site.report());
        assertTrue(new GeneratedLists(pages).has(pages.all().get(2)));
    }
}
