package dev.incipit.crawl.assembly;

import static dev.incipit.crawl.page.Readings.PROSE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.Readings;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MarkdownTwinMatcherTest {
    private static Reading page(String path) {
        return Readings.html(path, "<title>Tides</title>", "<p>" + PROSE + "</p>");
    }

    private static Reading twin(String path) {
        return Readings.markdown(path, PROSE + "\n");
    }

    private static List<String> twins(Reading... readings) {
        return MarkdownTwinMatcher.among(Arrays.asList(readings)).entrySet().stream()
                .map(entry -> entry.getKey().url().path() + " of "
                        + entry.getValue().url().path())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "/a.md,        /a",
        "/a.md,        /a/",
        "/a.md,        /a.html",
        "/a.html.md,   /a.html",
        "/a.markdown,  /a.htm",
        "/a/index.md,  /a/",
        "/a/README.md, /a/",
        "/index.md,    /"
    })
    void aTwinLiesBesideItsPage(String twin, String page) {
        assertEquals(List.of(twin + " of " + page), twins(page("/other"), page(page), twin(twin)));
    }

    @ParameterizedTest
    @CsvSource({"/b.md, /a", "/a.txt, /a", "/docs/a.md, /a", "/a.md, /b/a"})
    void whatLiesElsewhereIsNone(String other, String page) {
        assertEquals(List.of(), twins(page(page), twin(other)));
    }

    @Test
    void aPageMayNameItsTwinAnywhere() {
        var page = Readings.html(
                "/a",
                "<title>Tides</title><link rel=alternate type=text/markdown href=/raw/7>",
                "<p>" + PROSE + "</p>");
        assertEquals(List.of("/raw/7 of /a"), twins(page, twin("/raw/7")));
    }

    @Test
    void anotherTextUnderAnotherTitleIsNoTwin() {
        var other =
                "# Ships\n\nShips of all nations lie here in summer, and the fishing boats of the village in winter.\n";
        assertEquals(List.of(), twins(page("/a"), Readings.markdown("/a.md", other)));
    }

    @Test
    void theSameHeadingIsEnough() {
        var page = Readings.html("/a", "<title>x</title>", "<h1>Tides </h1><p>A short word of the morning.</p>");
        var twin = Readings.markdown("/a.md", "# Tides\n\nAll that is told at length is told here and not there.\n");
        assertEquals(List.of("/a.md of /a"), twins(page, twin));
        assertFalse(MarkdownTwinMatcher.isSameText(page, twin));
    }

    @Test
    void anHtmlPageIsNobodysTwin() {
        assertEquals(List.of(), twins(page("/a"), page("/a.md")));
    }

    @Test
    void aMarkdownPageHasNoTwin() {
        assertEquals(List.of(), twins(twin("/a"), twin("/a.md")));
    }

    @Test
    void aTextThatLostThePagesHeadingsIsNotTheSame() {
        var page = Readings.html("/a", "<title>x</title>", "<h2>Ebb</h2><p>" + PROSE + "</p>");
        assertFalse(MarkdownTwinMatcher.isSameText(page, twin("/a.md")));
        assertTrue(MarkdownTwinMatcher.isSameText(page, Readings.markdown("/a.md", "## Ebb\n\n" + PROSE)));
        assertTrue(MarkdownTwinMatcher.isSameText(page("/a"), twin("/a.md")));
    }
}
