package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SiteLanguagesTest {
    private static final String TEXT = "Some text of the page.";

    private final TestPages site = new TestPages()
            .add("/", "Home", TEXT, "en", Map.of("de-AT", TestPages.url("/de/"), "en", TestPages.url("/")));

    private List<String> translated() {
        var pages = new SitePages(site.report());
        var languages = new SiteLanguages(pages);
        return pages.all().stream()
                .filter(languages::isTranslated)
                .map(CrawledPage::url)
                .map(WebUrl::path)
                .toList();
    }

    @Test
    void whereAFolderDeclaresItsCounterpartsAPageWithoutOneIsItsOwn() {
        site.add("/menu", "Menu", TEXT)
                .add("/de/", "Start", TEXT, "de", Map.of("en", TestPages.url("/")))
                .add("/de/karte", "Karte", TEXT, "de", Map.of("en", TestPages.url("/menu")))
                .add("/de/menu", "Karte", TEXT, "de", Map.of())
                .add("/de/reisen", "Reisen", TEXT, "de", Map.of());
        assertEquals(List.of("/de/", "/de/karte", "/de/menu"), translated());
    }

    @Test
    void whereNothingIsDeclaredAFolderOfALanguageIsATranslation() {
        site.add("/fr/carte", "Carte", TEXT, "fr", Map.of()).add("/seite", "Seite", TEXT, "de", Map.of());
        assertEquals(List.of("/fr/carte"), translated());
    }

    @Test
    void theOriginalsAlternatesCountToo() {
        site.add("/menu", "Menu", TEXT, "en", Map.of("de", TestPages.url("/karte")))
                .add("/karte", "Karte", TEXT, "de", Map.of());
        assertEquals(List.of("/karte"), translated());
    }

    @Test
    void languagesBeginWhereTheFirstPageOrTheirFolderDoes() {
        site.add("/fr/", "Accueil", TEXT, "fr", Map.of()).add("/en/", "Home", TEXT, "en", Map.of());
        assertEquals(
                Map.of("de", TestPages.url("/de/"), "fr", TestPages.url("/fr/")),
                new SiteLanguages(new SitePages(site.report())).beginnings());
    }

    @Test
    void anotherDomainIsNoLanguageOfThisSite() {
        var stranger = WebUrl.parse("https://example.org/nl/").orElseThrow();
        var two = new TestPages().add("/", "Home", TEXT, "en", Map.of("nl", stranger, "x-default", TestPages.url("/")));
        assertEquals(Map.of(), new SiteLanguages(new SitePages(two.report())).beginnings());
    }

    @Test
    void aPageIsInAnotherLanguageIfItsTextIsToo() {
        site.add(
                        "/seite",
                        "Seite",
                        "Das ist der Text der Seite, und er ist nicht auf Englisch geschrieben.",
                        "de",
                        Map.of())
                .add(
                        "/page",
                        "Page",
                        "This is the text of the page, and it has not been written in German.",
                        "de",
                        Map.of());
        var pages = new SitePages(site.report());
        var languages = new SiteLanguages(pages);
        assertEquals(
                List.of(Optional.empty(), Optional.of("de"), Optional.empty()),
                pages.all().stream().map(languages::other).toList());
    }

    @Test
    void theFirstPagesOwnLanguageIsNoOtherOne() {
        var url = WebUrl.parse("https://example.com/").orElseThrow();
        var german = WebUrl.parse("https://example.com/de/").orElseThrow();
        var english = WebUrl.parse("https://example.com/en/").orElseThrow();
        var undeclared = new TestPages()
                .add(
                        "/",
                        "Page",
                        "This is the text of the page, and it has not been written in German.",
                        "",
                        Map.of("de", german, "en", english));
        assertEquals(Map.of("de", german), new SiteLanguages(new SitePages(undeclared.report())).beginnings());
        var own = new TestPages().add("/", "Page", TEXT, "en", Map.of("de", german, "fr", url));
        assertEquals(Map.of("de", german), new SiteLanguages(new SitePages(own.report())).beginnings());
    }
}
