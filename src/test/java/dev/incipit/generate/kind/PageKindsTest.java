package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageKindsTest {
    private static PageKind kind(TestPages site, String path) {
        return kind(new SitePages(site.report()), path);
    }

    @ParameterizedTest
    @CsvSource({"/docs/, DOCUMENTATION", "/shop/, LISTING"})
    void belowTheFolderOfAManualAPageMayBeAboutWhatListsAreCalled(String start, PageKind kind) {
        var site = new TestPages()
                .add(start, "Start", "word ".repeat(90))
                .add(start + "topics.html", "Topics", "A message goes to a topic. ".repeat(20));
        assertEquals(kind, kind(new SitePages(site.report(TestPages.url(start))), start + "topics.html"));
    }

    private static PageKind kind(SitePages pages, String path) {
        var kinds = new PageKinds(pages, new SiteNavigation(pages));
        return pages.all().stream()
                .filter(page -> page.url().path().equals(path))
                .map(kinds::of)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatTheFrontPageOfNewsListsIsNewsAndListsNone() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/blog", "Blog", "", TestPages.inText("/oboe"))
                .add("/oboe", "An oboe", "", TestPages.inText("/rooms"))
                .add("/rooms", "Rooms", "");
        assertEquals(PageKind.NEWS, kind(site, "/oboe"));
        assertEquals(PageKind.GENERAL, kind(site, "/rooms"));
    }

    @Test
    void whatAHomePageListsIsNoNewsWhateverItIsCalled() {
        var site = new TestPages()
                .add("/", "Home", "", TestPages.menu("/", "News"), TestPages.inText("/rooms"))
                .add("/rooms", "Rooms", "");
        assertEquals(PageKind.GENERAL, kind(site, "/rooms"));
    }

    @Test
    void aGroupOfAManualCalledEventsIsAboutThem() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/docs/webhooks", "Webhooks", "We call your address.", TestPages.menu("/docs/webhooks", "Events"))
                .add("/fair", "Fair", "", TestPages.menu("/fair", "Events"));
        assertEquals(PageKind.DOCUMENTATION, kind(site, "/docs/webhooks"));
        assertEquals(PageKind.NEWS, kind(site, "/fair"));
    }

    @Test
    void statementsAndPoliciesOfAProgramAreNoLegalTexts() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/The-if-statement", "The if statement", "word ".repeat(90))
                .add("/retry-policy", "Retry policy", "word ".repeat(90))
                .add("/modern-slavery-statement", "Modern slavery", "word ".repeat(90))
                .add("/refund-policy", "Refunds", "word ".repeat(90));
        assertEquals(PageKind.GENERAL, kind(site, "/The-if-statement"));
        assertEquals(PageKind.GENERAL, kind(site, "/retry-policy"));
        assertEquals(PageKind.LEGAL, kind(site, "/modern-slavery-statement"));
        assertEquals(PageKind.LEGAL, kind(site, "/refund-policy"));
    }

    @Test
    void aCategoryInTheHomePagesMenuIsAPartOfTheSite() {
        var menu =
                new PageLink(TestPages.url("/category/soups/"), "Soups", PageLink.Region.NAVIGATION, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/category/soups/", "Soups", "word ".repeat(90))
                .add("/category/soups/?page=2", "Soups", "word ".repeat(90))
                .add("/category/breads/", "Breads", "word ".repeat(90));
        assertEquals(PageKind.GENERAL, kind(site, "/category/soups/"));
        assertEquals(PageKind.LISTING, kind(site, "/category/breads/"));
    }

    @Test
    void aBlogWhoseMenuShowsItsCategoriesConsistsOfItsNews() {
        assertTrue(isNewsSite("/category/part-"));
        assertFalse(isNewsSite("/part-"));
    }

    private static boolean isNewsSite(String part) {
        var menu = IntStream.range(0, 12)
                .mapToObj(i -> new PageLink(
                        TestPages.url(part + i + "/"), "Part " + i, PageLink.Region.NAVIGATION, List.of(), false))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "", menu);
        IntStream.range(0, 12).forEach(i -> site.add(part + i + "/", "Part " + i, "word ".repeat(90), menu));
        IntStream.range(0, 20)
                .forEach(i -> site.addDated(
                        "/soup-" + i, "Soup " + i, "word ".repeat(90), "blogposting", LocalDate.of(2024, 3, 1), menu));
        var pages = new SitePages(site.report());
        return new PageKinds(pages, new SiteNavigation(pages)).isNewsSite(pages.all());
    }

    @Test
    void aFormAloneIsNoDocumentationWhateverItsAddress() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/book", "Book your stay", "Arrival Departure Adults Children")
                .add("/handbook", "Handbook", "Guests ring the bell.")
                .add("/attic", "Attic", "Guests sleep below the roof.")
                .add("/cellar", "Cellar", "Guests drink below the stairs.")
                .add("/garden", "Garden", "Guests sit below the trees.");
        assertEquals(PageKind.GENERAL, kind(site, "/book"));
        assertEquals(PageKind.DOCUMENTATION, kind(site, "/handbook"));
    }

    @Test
    void aQueryForALetterShowsAPartOfAList() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/services/?letter=B", "Services", "word ".repeat(90))
                .add("/guests/?letter=welcome", "Welcome", "word ".repeat(90));
        assertEquals(PageKind.LISTING, kind(site, "/services/"));
        assertEquals(PageKind.GENERAL, kind(site, "/guests/"));
    }

    @Test
    void aDescriptionThatAllPagesShareIsNoText() {
        var site = new TestPages().add("/", "Home", "word ".repeat(90));
        for (int i = 0; i < 4; i++) {
            site.addDescribed("/rooms" + i, "Rooms " + i, "word ".repeat(90), "The easiest way to stay.");
        }
        site.addDescribed("/book", "Book", "", "The easiest way to stay.");
        site.addDescribed("/taste", "Taste", "", "What our kitchen cooks.");
        assertEquals(List.of("/book"), empty(site));
    }

    @Test
    void whereScriptsFillThePagesTheirSharedDescriptionIsAllThereIs() {
        var site = new TestPages().add("/", "Home", "word ".repeat(90));
        for (int i = 0; i < 4; i++) {
            site.addDescribed("/rooms" + i, "Rooms " + i, "", "The easiest way to stay.");
        }
        assertEquals(List.of(), empty(site));
    }

    private static List<String> empty(TestPages site) {
        var pages = new SitePages(site.report());
        var kinds = new PageKinds(pages, new SiteNavigation(pages));
        return pages.all().stream()
                .filter(kinds::isEmpty)
                .map(page -> page.url().path())
                .toList();
    }

    @Test
    void theTopicsOfAManualAreItsPages() {
        for (var tool : List.of("Docutils 0.19", "Hugo 0.150")) {
            var site = new TestPages()
                    .addMadeBy(tool, "/", "Home", "")
                    .addMadeBy(tool, "/topics/pumps.html", "Pumps", "word ".repeat(90))
                    .addMadeBy(tool, "/blog/topics/wells.html", "Wells", "word ".repeat(90));
            assertEquals(
                    tool.startsWith("Docutils") ? PageKind.DOCUMENTATION : PageKind.LISTING,
                    kind(site, "/topics/pumps.html"));
            assertEquals(PageKind.LISTING, kind(site, "/blog/topics/wells.html"));
        }
    }

    @Test
    void theTableOfContentsInAManualsMenuIsNoList() {
        var links =
                IntStream.range(0, 70).mapToObj(i -> TestPages.inText("/s" + i)).toArray(PageLink[]::new);
        var text = "[A section](/s) ".repeat(70);
        var top = new PageLink(TestPages.url("/guide"), "Guide", PageLink.Region.NAVIGATION, List.of(), false);
        var site = new TestPages()
                .add("/", "Home", "```\ncode\n```", top)
                .add("/guide", "Guide", text, links)
                .add("/all", "All", text, links);
        assertEquals(PageKind.DOCUMENTATION, kind(site, "/guide"));
        assertEquals(PageKind.LISTING, kind(site, "/all"));
    }
}
