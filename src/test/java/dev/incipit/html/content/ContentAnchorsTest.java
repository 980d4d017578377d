package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class ContentAnchorsTest {
    private static final String TEXT = "The tide of the morning is the higher one of the two. ".repeat(3);

    private PageBlocks page = PageBlocks.of(new Element("body"));

    private int marked(String html) {
        page = PageBlocks.of(Jsoup.parse(html).body());
        return ContentAnchors.mark(page);
    }

    /** Levels from the anchor up to the box of the first element with that id. */
    private int steps(String id, int anchor) {
        return page.boxes().stream()
                .filter(box -> box.element.id().equals(id))
                .findFirst()
                .orElseThrow()
                .aboveAnchor[anchor];
    }

    @Test
    void theFirstHeadingOfLevelOneIsAnAnchor() {
        assertEquals(1, marked("<p>a</p><div id=x><h1 id=h>T</h1></div><div id=y><h1>U</h1></div>"));
        assertEquals(0, steps("h", 0));
        assertEquals(1, steps("x", 0));
        assertEquals(Box.FAR, steps("y", 0));
        assertEquals(-1, marked("<h2>T</h2>"));
    }

    @Test
    void theBoxWithTheMostTextIsTheDensestAndLinksAreNone() {
        marked("<div id=a><p>" + TEXT + "</p><p>" + TEXT + "</p></div><div id=b><p>" + TEXT + "</p></div>");
        assertEquals(0, steps("a", 1));
        marked("<div id=a><p><a href=x>" + TEXT + "</a></p><p><a href=x>" + TEXT + "</a></p></div><div id=b><p>" + TEXT
                + "</p></div>");
        assertEquals(0, steps("b", 1));
        assertEquals(Box.FAR, steps("a", 1));
    }

    @Test
    void blocksOfFewCharactersSayNothing() {
        marked("<div id=a>" + "<p>A short line here.</p>".repeat(20) + "</div>");
        assertEquals(Box.FAR, steps("a", 1));
    }

    @Test
    void theMainElementIsOneByNameOrRole() {
        marked("<div id=a><main id=m><p>a</p></main></div>");
        assertEquals(0, steps("m", 2));
        assertEquals(1, steps("a", 2));
        marked("<div id=a role=main><p>a</p></div>");
        assertEquals(0, steps("a", 2));
        assertTrue(ContentAnchors.isMain(page.boxes().stream()
                .filter(box -> box.element.id().equals("a"))
                .findFirst()
                .orElseThrow()));
    }
}
