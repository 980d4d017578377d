package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.PageKind;
import dev.incipit.generate.survey.SitePages;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SectionNamesTest {
    @ParameterizedTest
    @CsvSource({"fr-CA, Actualités", "ja, 記事", "de, Neuigkeiten", "ar, الأخبار", "fi, News", "en, News"})
    void theProgramsNamesAreInTheLanguageOfTheHomePage(String language, String news) {
        var site = new TestPages().add("/", "Home", "", language, Map.of());
        var names = SectionNames.of(new SitePages(site.report()));
        assertEquals(news, names.of(PageKind.NEWS));
        assertEquals(true, names.has(news));
    }
}
