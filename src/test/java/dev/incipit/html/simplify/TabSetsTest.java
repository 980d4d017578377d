package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class TabSetsTest {
    private static final String TWO_TABS =
            "<div role=tablist><button role=tab>A</button><button role=tab>B</button></div>";

    private static Element rewritten(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        TabSets.rewrite(body);
        return body;
    }

    private static List<String> labels(String html) {
        return rewritten(html).select("[x-label]").stream()
                .map(panel -> panel.attr("x-label") + " " + panel.ownText())
                .toList();
    }

    @Test
    void eachPanelIsNamedByItsTabAndTheListGoes() {
        var html = "<div>" + TWO_TABS + "<div role=tabpanel>a</div><div role=tabpanel hidden style=x>b</div></div>";
        assertEquals(List.of("A a", "B b"), labels(html));
        assertEquals(
                1, rewritten(html).select("[role=tablist][hidden], [hidden]").size());
    }

    @Test
    void panelsAreLookedForThreeLevelsUp() {
        var panels = "<div role=tabpanel>a</div><div role=tabpanel>b</div>";
        assertEquals(
                2,
                labels("<div><div><div>" + TWO_TABS + "</div></div>" + panels + "</div>")
                        .size());
        assertEquals(
                0,
                labels("<div><div><div><div>" + TWO_TABS + "</div></div></div>" + panels + "</div>")
                        .size());
    }

    @Test
    void anAccordionKeepsItsPanelsBelowTheirLabels() {
        var accordion = rewritten("<div><div role=tablist><a role=tab>A</a><div role=tabpanel>a</div><a role=tab>B</a>"
                + "<div role=tabpanel>b</div></div></div>");
        assertEquals("A a B b", accordion.text());
        assertEquals(0, accordion.select("[x-label], [hidden]").size());
    }

    @Test
    void whereTheirNumbersDifferNothingIsPaired() {
        assertEquals(List.of(), labels("<div>" + TWO_TABS + "<div role=tabpanel>a</div></div>"));
    }

    @Test
    void panelsInPanelsBelongToTheirOwnTabs() {
        var inner = "<div>" + TWO_TABS.replace("A", "C").replace("B", "D")
                + "<div role=tabpanel>c</div><div role=tabpanel>d</div></div>";
        assertEquals(
                List.of("A a", "C c", "D d", "B b"),
                labels("<div>" + TWO_TABS + "<div role=tabpanel>a" + inner + "</div><div role=tabpanel>b</div></div>"));
    }

    @Test
    void otherHousesTabsAreLabelsOrItems() {
        assertEquals(
                List.of("A a", "B b"),
                labels("<div><ul class=nav-tabs><li>A</li><li>B</li></ul><div class=tab-pane>a</div>"
                        + "<div class=tab-pane>b</div></div>"));
        assertEquals(
                List.of("A a"),
                labels("<div><div class=tabbed-labels><label>A</label></div><div class=tabbed-block>a</div></div>"));
        assertEquals(
                1,
                rewritten("<div class=tab-set><label>A</label><div>a</div></div>")
                        .select("x-title")
                        .size());
    }

    @Test
    void aLabelIsShort() {
        var list = "<div role=tablist><button role=tab>" + "word ".repeat(1_000) + "</button></div>";
        var label = rewritten("<div>" + list + "<div role=tabpanel>a</div></div>")
                .expectFirst("[x-label]")
                .attr("x-label");
        assertEquals("word ".repeat(40), label);
    }
}
