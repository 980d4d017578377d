package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DefaultNamesTest {
    @ParameterizedTest
    @CsvSource({
        "New Page, true",
        "New Page (3), true",
        "Neue Seite 1, true",
        "Untitled Document, true",
        "Untitled, false",
        "(Untitled), true",
        "Página en blanco, true",
        "无标题文档, true",
        "Nouvel article, true",
        "Nouvel article N° 40, true",
        "Nouvel article sur les lavoirs, false",
        "Home 2, true",
        "Page 12, true",
        "Seite 3, true",
        "Page 3 of the log, false",
        "Home, false",
        "Home 2 office, false",
        "NAME, true",
        "Name, false",
        "New pages of our book, false",
        "Untitled goose, false"
    })
    void aBuilderOfSitesNamesNewPages(String title, boolean byDefault) {
        assertEquals(byDefault, DefaultNames.sayNothing(title));
    }
}
