package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PageVariantsTest {
    private static final String TEXT = "Some text of the page.";

    private static List<String> kept(TestPages site) {
        return keptPages(site).map(WebUrl::path).toList();
    }

    private static List<String> keptAddresses(TestPages site) {
        return keptPages(site)
                .map(url -> url.toString().substring(url.origin().length()))
                .toList();
    }

    private static Stream<WebUrl> keptPages(TestPages site) {
        var pages = new SitePages(site.report());
        var variants = new PageVariants(pages, new SiteLanguages(pages));
        return pages.all().stream().filter(page -> !variants.superseded(page)).map(CrawledPage::url);
    }

    @Test
    void ofSeveralVersionsTheOneWithoutANumberIsKept() {
        assertEquals(
                List.of("/", "/docs/intro/", "/docs/options/"),
                kept(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/docs/intro/", "Intro", TEXT)
                        .add("/docs/options/", "Options", TEXT)
                        .add("/docs/1.2/intro/", "Intro", TEXT)
                        .add("/docs/next/intro/", "Intro", TEXT)));
    }

    @Test
    void ofNumberedVersionsTheHighestIsKeptByValueAndNotByText() {
        assertEquals(
                List.of("/", "/v10/intro"),
                kept(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/v9/intro", "Intro", TEXT)
                        .add("/v10/intro", "Intro", TEXT)));
    }

    @Test
    void whatIsCalledStableIsBeforeAnyNumber() {
        assertEquals(
                List.of("/", "/stable/intro"),
                kept(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/2.1/intro", "Intro", TEXT)
                        .add("/stable/intro", "Intro", TEXT)));
    }

    @Test
    void aYearIsNoVersion() {
        assertEquals(
                List.of("/", "/2023/01/a", "/2024/02/b"),
                kept(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/2023/01/a", "A", TEXT)
                        .add("/2024/02/b", "B", TEXT)));
    }

    @Test
    void ofATranslatedPageTheSitesMainLanguageIsKept() {
        assertEquals(
                List.of("/", "/guide"),
                kept(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/guide", "Guide", TEXT)
                        .add("/fr/guide", "Guide", TEXT, "fr", Map.of("en", TestPages.url("/guide")))
                        .add("/de/guide", "Anleitung", TEXT, "de", Map.of())));
    }

    @Test
    void aPageAskedForInAnotherLanguageIsNotKeptWhateverItSaysOfItself() {
        assertEquals(
                List.of("/", "/guide", "/search?lang=js", "/play?lang=ts"),
                keptAddresses(new TestPages()
                        .add("/", "Home", TEXT)
                        .add("/guide", "Guide", TEXT)
                        .add("/guide?id=4&lang=de-AT", "Anleitung", TEXT)
                        .add("/search?lang=js", "Scripts", TEXT)
                        .add("/play?lang=ts", "TypeScript", TEXT)
                        .add("/a?lang=fr", "A", TEXT, "fr", Map.of())
                        .add("/b?lang=cs", "B", TEXT, "en", Map.of("cs", TestPages.url("/b?lang=cs")))));
    }
}
