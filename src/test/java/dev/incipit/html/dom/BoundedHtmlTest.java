package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class BoundedHtmlTest {
    private static final String BASE = "https://example.org/";
    private static final Path PRUNED =
            Path.of("src/test/resources/broken/html/2026-11-21-templates-pruned-for-depth.html");

    private static long nodes(Document document) {
        return document.nodeStream().count();
    }

    @Test
    void aPageIsReadAsBrowsersReadIt() {
        var document = BoundedHtml.document("<title>A</title><p>one<p>two", BASE);
        assertEquals("A", document.title());
        assertEquals(2, document.select("p").size());
        assertEquals(BASE, document.baseUri());
    }

    @Test
    void ofTooManyElementsTheFirstAreRead() {
        var document = BoundedHtml.document("<p>x".repeat(200_000), BASE);
        int read = document.select("p").size();
        assertTrue(read > 90_000 && read <= 100_001, "read " + read);
    }

    @Test
    void commentsAreNodesTooAndBounded() {
        long read = nodes(BoundedHtml.document("<!--x-->".repeat(1_000_000) + "<p>end", BASE));
        assertTrue(read <= 400_010, "read " + read);
    }

    @Test
    void aScriptMayCompareMuch() {
        var document = BoundedHtml.document("<script>" + "a<b;".repeat(300_000) + "</script><p>end", BASE);
        assertEquals("end", document.body().text());
    }

    @Test
    void aTextIsReadUpToItsBound() {
        int length =
                BoundedHtml.document("x".repeat(65 << 20), BASE).body().text().length();
        assertEquals(64 << 20, length);
    }

    @Test
    void noElementStandsDeeperThanTheBound() {
        var document = BoundedHtml.document("<div>".repeat(5_000) + "x", BASE);
        var deepest = document.select("div").stream()
                .mapToInt(div -> div.parents().size())
                .max();
        assertTrue(deepest.orElseThrow() <= 512, deepest::toString);
    }

    @Test
    void ofWhatTheParserRefusesThePartBeforeIsRead() throws IOException {
        var refused = Files.readString(PRUNED, StandardCharsets.ISO_8859_1);
        var document = BoundedHtml.document("<title>Kept</title>" + refused, BASE);
        assertEquals("Kept", document.title());
    }

    @Test
    void aFragmentIsAnElementOfItsOwn() throws IOException {
        Element fragment = BoundedHtml.fragment("a <b>b</b>", 100);
        assertEquals("div", fragment.normalName());
        assertEquals("a b", fragment.wholeText());
        assertEquals(1, fragment.select("b").size());
        assertEquals(
                "Kept ",
                BoundedHtml.fragment("Kept " + Files.readString(PRUNED, StandardCharsets.ISO_8859_1), 1_000)
                        .wholeText()
                        .substring(0, 5));
        assertTrue(BoundedHtml.fragment("<i>x</i>".repeat(500), 100).select("i").size() <= 101);
    }

    @Test
    void charactersByNameAreThemselves() {
        assertEquals("a & b ü", BoundedHtml.unescaped("a &amp; b &uuml;"));
    }

    @Test
    void aNameHasFourThousandCharactersAtMost() {
        var names = "ab ".repeat(2_000);
        var box = BoundedHtml.document("<p class='" + names + "' title='" + names + "'>", BASE)
                .selectFirst("p");
        assertEquals(4_000, box.attr("class").length());
        assertEquals(6_000, box.attr("title").length());
    }
}
