package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class BoxTest {
    private final Box outer = new Box(new Element("nav"), null, 1);
    private final Box middle = new Box(new Element("div").attr("class", "item-12 x"), outer, 0);
    private final Box inner = new Box(new Element("p"), middle, 2);

    @Test
    void aNamedBoxIsNearToThoseBelowByTheirLevels() {
        assertTrue(outer.isNear(0, 0));
        assertTrue(inner.isNear(0, 2));
        assertFalse(inner.isNear(0, 1));
        assertTrue(inner.isNear(1, 0));
        assertFalse(outer.isNear(1, Box.FAR - 1));
    }

    @Test
    void farIsTheFarthest() {
        var box = outer;
        for (int i = 0; i < 40; i++) {
            box = new Box(new Element("div"), box, 0);
        }
        assertEquals(Box.FAR, box.near[0]);
        assertEquals(Box.FAR, box.near[5]);
    }

    @Test
    void likeBoxesHaveOneTagAndOneFirstNameButForItsNumber() {
        assertEquals(middle.signature, new Box(new Element("div").attr("class", "item-7 y"), null, 0).signature);
        assertNotEquals(middle.signature, new Box(new Element("p").attr("class", "item-7"), null, 0).signature);
        assertNotEquals(middle.signature, new Box(new Element("div").attr("class", "items-7"), null, 0).signature);
    }

    @Test
    void theNearestBoxAboveAnAnchorIsFoundUpwards() {
        outer.aboveAnchor[1] = 0;
        assertSame(outer, inner.onAnchorPath(1));
        assertSame(outer, inner.onAnchorPath(1));
        assertSame(outer, inner.onAnchorPath(0), "the outermost where none lies above it");
        middle.aboveAnchor[2] = 3;
        assertSame(middle, inner.onAnchorPath(2));
        assertSame(middle, middle.onAnchorPath(2));
    }

    @Test
    void upStopsAtTheOutermost() {
        assertSame(middle, inner.up(1));
        assertSame(outer, inner.up(9));
        assertSame(inner, inner.up(0));
    }

    @Test
    void ofABoxWithoutTextNothingIsLinked() {
        assertEquals(0, inner.linkDensity());
        inner.chars = 10;
        inner.linkChars = 4;
        inner.blocks = 2;
        assertEquals(0.4, inner.linkDensity());
        assertEquals(5, inner.charsPerBlock());
    }

    @Test
    void theRegionsAboveAreItsOwnToo() {
        assertEquals(Regions.bitOf("nav"), inner.regions);
    }
}
