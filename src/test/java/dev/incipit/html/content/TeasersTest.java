package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class TeasersTest {
    private static final String CARDS = "<div><h3><a href=/b>Oars</a></h3><div>How long an oar is.</div></div>"
            + "<div><h3><a href=/c>Sails</a></h3><div>What a sail is cut from.</div></div>";

    private static String left(String html) {
        var content = Jsoup.parseBodyFragment(html).body();
        Teasers.remove(content);
        return content.text();
    }

    @Test
    void cardsBelowSuchAHeadingGoUpToTheNextPart() {
        assertEquals(
                "Text. Sources A book.",
                left("<p>Text.</p><h2>Related articles</h2>" + CARDS + "<h2>Sources</h2><p>A book.</p>"));
    }

    @Test
    void theHeadingMayHaveABoxOfItsOwn() {
        assertEquals(
                "Text.",
                left("<p>Text.</p><div><div><h3>Articles similaires</h3></div></div><section>" + CARDS + "</section>"));
    }

    @Test
    void aTextOfThisPageStays() {
        var related = "<h2>Related</h2><p>What <a href=/b>Ann</a> and <a href=/c>Ben</a> found out about knots is of"
                + " use for every net that is mended by hand.</p>";
        assertEquals(
                "Related What Ann and Ben found out about knots is of use for every net that is mended by hand.",
                left(related));
        assertEquals("Related products None yet.", left("<h2>Related products</h2><p>None yet.</p>"));
    }

    @Test
    void manyLinksAndHeadingsInHeadingsTakeLinearTime() throws Throwable {
        var links = "<div>" + "word <a rel=next href=/b>next</a> ".repeat(40_000) + "</div>";
        var headings = "<h2><div>".repeat(200) + "word ".repeat(200_000);
        var content = Jsoup.parseBodyFragment(links + headings).body();
        var took = ProcessorTime.of(() -> Teasers.remove(content));
        assertTrue(took.compareTo(Duration.ofMillis(1_000)) < 0, "took " + took);
    }

    @Test
    void linksToTheNeighboursGo() {
        assertEquals(
                "Text.",
                left(
                        "<p>Text.</p><div><a rel=prev href=/a>Back: Ropes</a></div><div><a rel=next href=/c>Sails</a></div>"));
    }

    @Test
    void aNeighbourThatASentenceNamesStays() {
        var sentence = "In the chapter that follows this one, called <a rel=next href=/c>Sails</a>, we cut cloth.";
        assertEquals("In the chapter that follows this one, called Sails, we cut cloth.", left("<p>" + sentence));
    }
}
