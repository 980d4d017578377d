package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordCollectorTest {
    private static Element first(String html) {
        return Jsoup.parseBodyFragment(html).body().child(0);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p> a \t b</p>              ! a b",
                "<p>a<b>b</b></p>            ! ab",
                "<div>a<p>b</p></div>        ! a b",
                "<p>a<br>b</p>               ! a b",
                "<p>a<img>b</p>              ! a b",
                "<p>a&#8203;b</p>            ! ab",
                "<p>a<script>b</script>c</p> ! ac"
            })
    void wordsArePartedWhereAReaderSeesThemParted(String html, String words) {
        assertEquals(words, WordCollector.all(first(html), true));
    }

    @Test
    void aLinkHasNotTheWordsOfALinkWithinIt() {
        var link = first("<a href=/a>a</a>");
        link.appendElement("span").text(" b ").appendElement("a").text("c");
        assertEquals("a b", WordCollector.ofLink(link, true, 100));
        assertEquals("a b c", WordCollector.all(first("<p>a b <a>c</a></p>"), true));
    }

    @Test
    void aBeginningIsOneCharacterLongerWhereThereIsMore() {
        assertEquals("x".repeat(5), WordCollector.beginning(first("<p>" + "x".repeat(5)), true, 5));
        assertEquals("x".repeat(6), WordCollector.beginning(first("<p>" + "x".repeat(9)), true, 5));
    }

    @Test
    void whatLiesBehindVeryManyElementsIsNotLookedFor() {
        assertEquals("a", WordCollector.beginning(first("<p>" + "<i></i>".repeat(8) + "a"), true, 5));
        assertEquals("", WordCollector.beginning(first("<p>" + "<i></i>".repeat(9) + "a"), true, 5));
        assertEquals("a", WordCollector.ofLink(first("<p>" + "<i></i>".repeat(9) + "a"), true, 5));
    }

    @Test
    void anElementIsShortThatHasFewCharactersInFewNodes() {
        assertTrue(WordCollector.isShort(first("<p>a <b> bc </b>"), 3));
        assertFalse(WordCollector.isShort(first("<p>a <b> bc </b>"), 2));
        assertTrue(WordCollector.isShort(first("<p>" + "<i></i>".repeat(99)), 3));
        assertFalse(WordCollector.isShort(first("<p>" + "<i></i>".repeat(100)), 3));
    }
}
