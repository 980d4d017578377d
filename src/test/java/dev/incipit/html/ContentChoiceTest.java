package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class ContentChoiceTest {
    private static final String CARDS = "<div class=card>Windows has a long way to it.</div>"
            + "<div class=card>Mac has another way to do it.</div><div class=card>Linux has the shortest way it is.</div>"
            + "<p>And what stands below the cards.</p>";

    private static boolean[] kept(String address, double... scores) {
        var document = Jsoup.parse(CARDS);
        var page = PageBlocks.of(document.body());
        var facts = new PageFacts(
                document, Inventory.of(document), WebUrl.parse(address).orElseThrow(), page);
        return ContentChoice.of(page.blocks(), facts, scores);
    }

    @Test
    void cardsThatAreMadeAlikeGoOneWay() {
        assertArrayEquals(
                new boolean[] {true, true, true, false}, kept("https://example.com/keyboard", 0.4, 0.95, 0.95, 0.1));
    }

    @Test
    void inAForumThatIsNotSo() {
        assertArrayEquals(
                new boolean[] {false, true, true, false},
                kept("https://example.com/forum/thread/1", 0.4, 0.95, 0.95, 0.1));
    }

    @Test
    void theSecondLookKnowsWhatWasSaidOfTheBoxesAndTheNeighbours() {
        var page = PageBlocks.of(Jsoup.parse("<div><p>one two</p><p>six ten</p></div><p>and out</p>")
                .body());
        var row = new Row();
        new SecondLook(page, new double[] {0.8, 0.4, 0.1}).add(row, 1);
        assertEquals(0.4, value(row, "look.own", 0), 1e-6);
        assertEquals(0.8, value(row, "look.before", 0), 1e-6);
        assertEquals(0.1, value(row, "look.after", 0), 1e-6);
        assertEquals(0.4, value(row, "look.box", 0), 1e-6);
        assertEquals(0.6, value(row, "look.box", 1), 1e-6);
    }

    /** The signal of a name that has so many of that name before it. */
    private static double value(Row row, String name, int before) {
        int seen = 0;
        for (int i = 0; i < row.names().size(); i++) {
            if (row.names().get(i).equals(name) && seen++ == before) {
                return row.values()[i];
            }
        }
        throw new AssertionError(name);
    }
}
