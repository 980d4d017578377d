package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SiteWordsTest {
    private static List<Page> pages(int count) {
        var site = new ReadSite();
        for (int page = 0; page < count; page++) {
            var content = "<p>The harbour has a " + (page == 0 ? "crane" : "pier") + ".</p>";
            site = site.add("/p" + page, "Harbour", content);
        }
        return site.pages();
    }

    private static String key(String word) {
        return new Terms(true).of(word).getFirst().key();
    }

    @Test
    void aWordOfOnePageIsRareAndOneOfAllIsNot() {
        var words = new SiteWords(pages(10));
        assertEquals(0.1, words.share(key("crane")));
        assertEquals(1, words.share(key("harbour")));
        assertTrue(words.rarity(key("crane")) > words.rarity(key("pier")));
    }

    @Test
    void ofTenPagesAWordOfMostIsOfMany() {
        var words = new SiteWords(pages(10));
        assertTrue(words.isOfMany(key("pier")));
        assertFalse(words.isOfMany(key("crane")));
        assertFalse(new SiteWords(pages(9)).isOfMany(key("pier")));
    }

    @Test
    void aLargeSiteIsCountedWholeThoughNotAllIsKept() {
        var pages = pages(1_001);
        var words = new SiteWords(pages);
        assertEquals(1, words.share(key("harbour")));
        assertSame(words.of(pages.getFirst()), words.of(pages.getFirst()));
        assertNotSame(words.of(pages.getLast()), words.of(pages.getLast()));
        assertTrue(words.of(pages.getLast()).has(key("pier")));
    }
}
