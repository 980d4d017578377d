package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SiteLanguages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.llmstxt.Section;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class OtherLanguagesTest {
    private static final String TEXT = "Some text of the page.";

    private static OtherLanguages of(TestPages site) {
        var pages = new SitePages(site.report());
        return new OtherLanguages(pages, new SiteLanguages(pages), new Titles(site.pages()));
    }

    @Test
    void oneLineNamesThemAndSaysWhereTheyBegin() {
        var site = new TestPages()
                .add("/", "Home", TEXT, "en", Map.of("fr", TestPages.url("/fr/"), "de", TestPages.url("/de/")));
        assertEquals(
                Optional.of("Other languages: Deutsch (https://example.com/de/), Français (https://example.com/fr/)"),
                of(site).line());
        assertEquals(
                Optional.empty(), of(new TestPages().add("/", "Home", TEXT)).line());
    }

    @Test
    void pagesOfTheirOwnHaveASectionBeforeWhatMayBeSkipped() {
        var site = new TestPages()
                .add("/", "Home", TEXT)
                .add("/news", "News", TEXT)
                .add("/nouvelles", "News", TEXT, "fr", Map.of())
                .add("/legal", "Legal", TEXT);
        var pages = site.pages();
        var parts = List.of(
                new IndexOutline.Part("Pages", List.of(entry("Home", pages, 0), entry("News", pages, 1))),
                new IndexOutline.Part(Section.OPTIONAL, List.of(entry("Legal", pages, 3))));
        var all = of(site).added(parts, pages.subList(0, 3));
        assertEquals(
                List.of("Pages", "Français", Section.OPTIONAL),
                all.stream().map(IndexOutline.Part::name).toList());
        assertEquals("News (Français)", all.get(1).entries().getFirst().title());
    }

    private static IndexOutline.Entry entry(String title, List<CrawledPage> pages, int at) {
        return new IndexOutline.Entry(title, pages.get(at));
    }
}
