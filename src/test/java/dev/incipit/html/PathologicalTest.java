package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** hostile.md row 25: pages made to break a parser end in bounded time and stack; ten seconds are five times the aim. */
final class PathologicalTest {
    private static final int MANY = 100_000;
    private static final String LONG_NAME =
            "<div class='" + "c ".repeat(2 * MANY) + "' id='" + "d ".repeat(MANY) + "'>";
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
                page(
                        "a million attributes",
                        "text/html",
                        "<p" + " a%1$s b%1$s".formatted("x").repeat(MANY * 5) + ">x"),
                page("hidden panels", "text/html", "<div class=tab-pane hidden>a few words</div>".repeat(MANY / 2)),
                page(
                        "parts that stream into each other",
                        "text/html",
                        IntStream.range(0, 400)
                                .mapToObj(i -> "<div hidden id=S:" + i + "><template id=P:" + (i + 1)
                                        + "></template>x</div><script>$RS(\"S:" + i + "\",\"P:" + i + "\")</script>")
                                .collect(Collectors.joining())),
                page("tables by roles", "text/html", "<div role=table><div role=row><div role=cell>x".repeat(500)),
                page(
                        "buttons that unfold",
                        "text/html",
                        "<button aria-controls=a aria-expanded=false>x</button>".repeat(MANY / 4)),
                page("nested formulas", "text/html", "<math><msup>".repeat(MANY / 10) + "x"),
                page("a long name above many parts", "text/html", LONG_NAME + "<p>a</p>".repeat(MANY / 2)),
                page(
                        "a long name that styles are looked for in",
                        "text/html",
                        "<style>.b .a{display:none}[id~=c] .a{color:red}</style>"
                                + LONG_NAME
                                + "<p class=a>a</p>".repeat(MANY / 4)),
                page("alike boxes", "text/html", "<div class=card><p>Some words of a card.</p></div>".repeat(MANY / 4)),
                page(
                        "data without end",
                        "text/html",
                        "<script type=application/ld+json>" + "[{\"@type\":".repeat(MANY)),
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
    void noPageTakesForEver(String what, String type, String text) throws Throwable {
        var url = WebUrl.parse("https://example.org/").orElseThrow();
        var body = text.getBytes(StandardCharsets.UTF_8);
        var took = ProcessorTime.of(
                () -> assertTrue(new PageReader().read(url, body, type).links().size() <= Page.LINKS_MAX));
        assertTrue(took.compareTo(LIMIT) < 0, () -> "took " + took);
    }
}
