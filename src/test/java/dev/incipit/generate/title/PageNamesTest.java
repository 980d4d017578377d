package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PageNamesTest {
    @Test
    void withoutAHeadingTheFirstPartOfTheTitleIsAName() {
        assertEquals(List.of("Menu 2023 | Mill", "Menu 2023"), names("<title>Menu 2023 | Mill</title><p>Soup."));
        assertEquals(List.of("Menu 2023 | Mill", "Soups"), names("<title>Menu 2023 | Mill</title><h1>Soups</h1>"));
    }

    private static List<String> names(String html) {
        var page = new PageReader().read(TestPages.url("/a"), html.getBytes(StandardCharsets.UTF_8), "text/html");
        return PageNames.of(page.metadata()).toList();
    }
}
