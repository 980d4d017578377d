package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** hostile.md row 25: pages made to break a parser end in bounded time and stack; ten seconds are five times the aim. */
final class PathologicalTest {
    private static final int MANY = 100_000;
    private static final Duration LIMIT = Duration.ofSeconds(10);

    static Stream<Arguments> pages() {
        return Stream.of(
                page("nested boxes", "text/html", "<div>".repeat(MANY) + "x"),
                page("nested emphasis", "text/html", "<b>".repeat(MANY) + "x"),
                page("nested quotes", "text/html", "<blockquote>".repeat(MANY) + "x"),
                page("nested lists", "text/html", "<ul><li>".repeat(MANY / 2) + "x"),
                page("5 000 nested tables", "text/html", "<table><tr><td>".repeat(5_000) + "x"),
                page("nested code", "text/html", "<pre>".repeat(MANY / 4) + "x"),
                page("unclosed links", "text/html", "<a href=x>y".repeat(MANY / 4)),
                page("huge spans", "text/html", "<table>" + "<tr><td colspan=1000 rowspan=1000>x".repeat(MANY / 10)),
                page("one line", "text/html", "x ".repeat(2_000_000)),
                page("NUL and lone surrogates", "text/html", "a\0b<p>\ud800x"),
                page("Markdown quotes", "text/markdown", ">".repeat(MANY) + "x"),
                page("Markdown lists", "text/markdown", "- ".repeat(MANY) + "x"),
                page("Markdown brackets", "text/markdown", "[".repeat(MANY)),
                page("Markdown emphasis", "text/markdown", "*a **b ".repeat(MANY / 10)),
                page("Markdown references", "text/markdown", "[a]: b\n".repeat(MANY)));
    }

    private static Arguments page(String what, String type, String text) {
        return Arguments.of(what, type, text);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void noPageTakesForEver(String what, String type, String text) {
        var url = WebUrl.parse("https://example.org/").orElseThrow();
        var body = text.getBytes(StandardCharsets.UTF_8);
        var page = assertTimeout(LIMIT, () -> new PageReader().read(url, body, type), what);
        Assertions.assertTrue(page.links().size() <= Page.LINKS_MAX);
    }
}
