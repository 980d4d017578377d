package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShinglesTest {
    private static List<Long> of(String text) {
        var shingles = new ArrayList<Long>();
        Words.forEach(text, new Shingles(shingles::add));
        return shingles;
    }

    @Test
    void eachRunOfFiveWordsIsOne() {
        assertEquals(0, of("one two three four").size());
        assertEquals(1, of("one two three four five").size());
        assertEquals(3, new HashSet<>(of("one two three four five six seven")).size());
    }

    @Test
    void aRunIsTheSameWhereverItStands() {
        assertEquals(of("a b c d e").getFirst(), of("x y z A, B; C. d e").getLast());
    }

    @Test
    void theOrderOfWordsCounts() {
        assertNotEquals(of("a b c d e"), of("e d c b a"));
    }

    @Test
    void aLetterOfAScriptWithoutSpacesIsAWord() {
        assertEquals(2, of("使用手册二部").size());
    }
}
