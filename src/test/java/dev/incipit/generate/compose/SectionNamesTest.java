package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.survey.SitePages;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SectionNamesTest {
    @ParameterizedTest
    @CsvSource({"fr-CA, Actualités", "ja, ニュース", "de, Neuigkeiten", "ar, الأخبار", "fi, News", "en, News"})
    void theProgramsNamesAreInTheLanguageOfTheHomePage(String language, String news) {
        var site = new TestPages()
                .add("/", "Home", "", language, Map.of())
                .add("/news/oboe", "Oboe", "", language, Map.of());
        var names = SectionNames.of(new SitePages(site.report()));
        assertEquals(news, names.of(PageKind.NEWS));
        assertEquals(true, names.has(news));
    }

    @ParameterizedTest
    @CsvSource({
        "fr, Articles, Autres langues",
        "ja, 記事, 他の言語",
        "de, Artikel, Andere Sprachen",
        "fi, Articles, Other languages"
    })
    void whatIsPostedOnASiteWithoutNewsAreArticles(String language, String articles, String others) {
        var site = new TestPages()
                .add("/", "Home", "", language, Map.of())
                .add("/blog/2026/05/oboe", "Oboe", "", language, Map.of());
        var names = SectionNames.of(new SitePages(site.report()));
        assertEquals(articles, names.of(PageKind.NEWS));
        assertEquals(others, names.otherLanguages());
    }

    @ParameterizedTest
    @CsvSource({"fr, Aide", "ja, ヘルプ", "fi, Help"})
    void theAnswersOfAShopAreHelp(String language, String help) {
        var site = new TestPages().add("/", "Home", "", language, Map.of());
        assertNotEquals(help, SectionNames.of(new SitePages(site.report())).of(PageKind.DOCUMENTATION));
        for (int i = 0; i < 6; i++) {
            site.add("/page/" + i, "Page", "", language, Map.of());
        }
        for (int i = 0; i < 3; i++) {
            site.addDated("/goods/" + i, "Jar", "", "product", LocalDate.EPOCH);
        }
        assertEquals(help, SectionNames.of(new SitePages(site.report())).of(PageKind.DOCUMENTATION));
    }
}
