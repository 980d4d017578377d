package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class SignalReaderTest {
    private static final String PRICE = "It costs $5, or 12 francs. See it!";
    private static final WebUrl ADDRESS = WebUrl.parse("https://tides.example/").orElseThrow();

    private static PageBlocks blocks(String html) {
        return PageBlocks.of(Jsoup.parse(html).body());
    }

    /** The signals of each block by their names; one that is read at several distances has several values. */
    private static List<Map<String, List<Float>>> signals(String html) {
        var document = Jsoup.parse(html);
        var page = PageBlocks.of(document.body());
        var facts = new PageFacts(document, DocumentIndex.of(document), ADDRESS, page);
        var rows = new ArrayList<Map<String, List<Float>>>();
        new SignalReader(page, facts).scores(vector -> {
            var row = new LinkedHashMap<String, List<Float>>();
            var names = vector.names();
            for (int i = 0; i < names.size(); i++) {
                row.computeIfAbsent(names.get(i), _ -> new ArrayList<>()).add(vector.values()[i]);
            }
            rows.add(row);
            return 0;
        });
        return rows;
    }

    private static List<Float> of(List<Map<String, List<Float>>> rows, String name) {
        return rows.stream().map(row -> row.get(name).getFirst()).toList();
    }

    @Test
    void whatABlockSaysIsCounted() {
        var own = signals("<p>" + PRICE + "</p>").getFirst();
        assertEquals(List.of((float) PRICE.length()), own.get("own.chars"));
        assertEquals(List.of(8f), own.get("own.words"));
        assertEquals(List.of(2f), own.get("own.sentence-ends"));
        assertEquals(List.of(1f), own.get("own.commas"));
        assertEquals(List.of(1f), own.get("own.price"));
        assertEquals(List.of(1f), own.get("own.ends-as-sentence"));
        assertEquals(List.of((float) (3.0 / PRICE.length())), own.get("own.digits"));
        assertEquals(List.of((float) (2.0 / 20)), own.get("own.capitals"));
    }

    @Test
    void aBlockWithoutLettersHasNoCapitals() {
        var own = signals("<p>12.5 3</p>").getFirst();
        assertEquals(List.of(0f), own.get("own.capitals"));
        assertEquals(List.of(0f), own.get("own.sentence-ends"), "a point within a number ends nothing");
    }

    @Test
    void anElementIsOneOfAFewKinds() {
        var rows = signals("<p>a</p><h2>b</h2><ul><li>c</li></ul><pre>d</pre><table><tr><td>e</td></tr></table>"
                + "<dl><dd>f</dd></dl><blockquote>g</blockquote><div>h</div><form>i</form>");
        assertEquals(List.of(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f, 11f), of(rows, "own.tag"));
    }

    @Test
    void aTextThatComesAgainIsSeenFromItsSecondTimeOn() {
        var rows = signals("<p>a</p><p>b</p><p>a</p>");
        assertEquals(List.of(2f, 1f, 2f), of(rows, "own.same-text"));
        assertEquals(List.of(0f, 0f, 1f), of(rows, "own.same-text-before"));
    }

    @Test
    void theHeadingAboveIsTheNearestBeforeTheBlock() {
        var rows = signals("<p>a</p><h1>b</h1><p>c</p><h3>d</h3><p>e</p>");
        assertEquals(List.of(-1f, 0f, 1f, 2f, 3f), of(rows, "place.since-h1"));
        assertEquals(List.of(999f, 999f, 1f, 2f, 1f), of(rows, "place.since-heading"));
        assertEquals(List.of(0f, 0f, 1f, 1f, 3f), of(rows, "place.heading-level"));
        assertEquals(List.of(-1000f), of(signals("<h2>a</h2>"), "place.since-h1"));
    }

    @Test
    void beyondTheEndsOfAPageThereAreNoNeighbours() {
        var rows = signals("<p>aa</p><h2>b</h2>");
        assertEquals(List.of(-1f, -1f, -1f, 1f, -1f, -1f), rows.getFirst().get("near.chars"));
        assertEquals(List.of(0f, 2f), rows.getFirst().get("near.heading"));
        assertEquals(List.of(-1f, -1f, 2f, -1f, -1f, -1f), rows.getLast().get("near.chars"));
        assertEquals(List.of(0f, 1f), rows.getFirst().get("near.same-box"));
    }

    @Test
    void threeLikeElementsAreAGroupAndTwoAreNone() {
        var item = "<div class=card><p>A boat for the tide.</p></div>";
        assertEquals(
                List.of(3f),
                signals("<section>" + item.repeat(3) + "</section>").getFirst().get("group.size"));
        assertEquals(
                List.of(0f),
                signals("<section>" + item.repeat(2) + "</section>").getFirst().get("group.size"));
    }

    @Test
    void itemsOfOneListHaveOnePath() {
        var page = blocks("<ul><li>a</li><li>b</li></ul><p>c</p>").blocks();
        assertEquals(SignalReader.path(page.get(0)), SignalReader.path(page.get(1)));
        assertNotEquals(SignalReader.path(page.get(0)), SignalReader.path(page.get(2)));
    }

    @Test
    void theScoresAreTheJudgesInTheOrderOfTheBlocks() {
        var document = Jsoup.parse("<p>aaa</p><p>b</p>");
        var page = PageBlocks.of(document.body());
        var facts = new PageFacts(document, DocumentIndex.of(document), ADDRESS, page);
        assertArrayEquals(new double[] {3, 1}, new SignalReader(page, facts).scores(vector -> vector.values()[0]));
    }
}
