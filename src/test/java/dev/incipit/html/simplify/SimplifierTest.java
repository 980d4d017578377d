package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class SimplifierTest {
    private static Element simplified(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        Simplifier.simplify(body, DocumentIndex.of(body));
        return body;
    }

    @Test
    void aTableThatIsSetWithoutTableElementsIsSeenByWhatLooksAtTables() {
        var body = simplified("<div role=table><div role=row><span role=cell>1</span>"
                + "<span role=cell class=code>a</span></div></div>");
        assertEquals("a", body.expectFirst("pre").select("td:not([hidden])").text());
    }

    @Test
    void onlyWhatThePageHasIsRewritten() {
        var body = Jsoup.parseBodyFragment("<details><summary>a</summary>b</details>")
                .body();
        Simplifier.simplify(body, DocumentIndex.of(new Element("p")));
        assertTrue(body.select(Simplifier.TITLE).isEmpty());
        assertEquals("a", simplified(body.html()).expectFirst(Simplifier.TITLE).text());
    }

    @Test
    void mintlifysParagraphsAreParagraphs() {
        var body = simplified("<div class=mdx-content><span data-as=p>One.</span> <span data-as=p>Two.</span></div>");
        assertEquals(2, body.select("p").size());
    }

    @Test
    void whatIsDroppedIsHiddenAndNoPanelAnyMore() {
        var element = new Element("div").attr("role", "tabpanel");
        Simplifier.drop(element);
        assertTrue(element.hasAttr("hidden"));
        assertEquals("", element.attr("role"));
    }
}
