package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkHeaderTest {
    private static String twin(Map<String, String> headers) {
        var answer = new FetchOutcome.Fetched(Readings.url("/docs/a"), 200, headers, new byte[0], false, List.of());
        return LinkHeader.markdownTwin(answer).map(WebUrl::toString).orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<a.md>; rel=alternate; type=text/markdown              | https://example.org/docs/a.md",
                "</a.md>; type=\"text/markdown\"; rel=\"alternate\"     | https://example.org/a.md",
                "<a.md>; REL=Alternate; Type=Text/Markdown              | https://example.org/docs/a.md",
                "<s.css>; rel=preload, <a,b.md>; rel=alternate; type=text/markdown | https://example.org/docs/a,b.md",
                "<a.md>; rel=alternate; type=text/markdown, <b.md>; rel=alternate; type=text/markdown |"
                        + " https://example.org/docs/a.md",
                "<a.md>; rel=alternate; type=text/html                  | none",
                "<a.md>; rel=next; type=text/markdown                   | none",
                "<>; rel=alternate; type=text/markdown                  | none",
                "a.md; rel=alternate; type=text/markdown                | none"
            })
    void theTwinIsTheFirstAlternateInMarkdown(String header, String target) {
        assertEquals(target, twin(Map.of("link", header)));
    }

    @Test
    void withoutAHeaderThereIsNone() {
        assertEquals("none", twin(Map.of()));
    }
}
