package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class LayoutListsTest {
    private static String rewritten(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        body.ownerDocument().outputSettings().prettyPrint(false);
        LayoutLists.rewrite(body);
        return body.html();
    }

    @Test
    void aListWhoseItemsBeginWithHeadingsIsAFrame() {
        assertEquals(
                "<div><div><a name=\"x\"></a><h3>Part</h3><p>Text</p></div></div>",
                rewritten("<ul><li><a name=x></a><h3>Part</h3><p>Text</p></li></ul>"));
    }

    @Test
    void framesInFramesGoWithThem() {
        assertEquals(
                "<div><div><div><div><h3>Part</h3></div></div></div></div>",
                rewritten("<ul><li><ul><li><h3>Part</h3></li></ul></li></ul>"));
    }

    @Test
    void aListOfWordsStaysAListThoughAnItemHoldsAHeading() {
        var list = "<ul><li>one</li><li><h3>two</h3></li></ul>";
        assertEquals(list, rewritten(list));
    }
}
