package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ListShapeTest {
    private static Element list(String html) {
        return Jsoup.parseBodyFragment(html).expectFirst("ol, ul");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<ol><li>a</ol>,                        1",
        "<ol start=3><li>a</ol>,                3",
        "<ol><li value=4>a</ol>,                4",
        "<ol start=2><li value=4>a</ol>,        2",
        "<ol start=-2><li>a</ol>,               1",
        "<ol start=x><li>a</ol>,                1",
        "<ol start=999999999><li>a</ol>,        999999999",
        "<ol start=1000000000><li>a</ol>,       1",
        "<ol></ol>,                             1"
    })
    void aListBeginsWhereItSays(String html, int start) {
        assertEquals(start, ListShape.start(list(html)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<ul><li>a<li>b</ul>,                   true",
        "<ul><li><p>a</p><li>b</ul>,            true",
        "<ul><li><p>a</p><p>b</p></ul>,         false",
        "<ul><li>a<ul><li>b</ul></ul>,          true",
        "<ul><li>a<pre>b</pre></ul>,            false",
        "<ul><li>a<div><pre>b</pre></div></ul>, true"
    })
    void aListIsTightWhereNoItemHoldsMoreThanOneParagraphAndLists(String html, boolean tight) {
        assertEquals(tight, ListShape.isTight(list(html)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"<ol><li>a</ol>, true", "<menu><li>a</menu>, true", "<div><li>a</div>, false"})
    void anItemStandsInAList(String html, boolean is) {
        assertEquals(is, ListShape.isInList(Jsoup.parseBodyFragment(html).expectFirst("li")));
    }
}
