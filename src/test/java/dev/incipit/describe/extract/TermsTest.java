package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class TermsTest {
    private final Terms terms = new Terms(true);

    private String telling(String text) {
        return terms.of(text).stream()
                .filter(term -> term.word().telling())
                .map(Term::text)
                .collect(Collectors.joining(" "));
    }

    @Test
    void whatEverybodySaysTellsNothing() {
        assertEquals("lighthouse keeper", telling("The lighthouse can also have a keeper, which you’ve seen"));
        assertEquals("clavier dispositions", telling("l’on peut utiliser le clavier avec plusieurs dispositions"));
        assertEquals("", telling("version v0.13.0, e.g. 2.5 of it"));
        assertEquals("chapter XML", telling("chapter VII of XML, NNN foo"));
    }

    @Test
    void identifiersStayWholeWithoutTheVariableBeforeThem() {
        assertEquals("map_diag set_theme tables.rs", telling("g.map_diag set_theme tables.rs"));
    }

    @Test
    void aRunOfHanOrKatakanaIsAWordAndALatinNameGluedToItIsNotApart() {
        assertEquals("単体テスト", telling("単体テストを"));
        var glued = terms.of("STLを").getFirst();
        assertTrue(!glued.apart() && terms.of("STL を").getFirst().apart());
    }

    @Test
    void inOtherScriptsWithoutSpacesTheWordsAreTheDictionarys() {
        var chinese = new Terms(false);
        assertEquals(
                List.of("限制", "内存", "设置"),
                chinese.of("限制内存的设置").stream().map(Term::text).toList());
        var around = chinese.of("内存的设置");
        assertNotEquals(around.getFirst().clause(), around.getLast().clause());
    }

    @Test
    void theNameOfAClassHasTheWordsOfItsParts() {
        assertTrue(terms.keysOfName("FileWatcher").containsAll(terms.tellingKeys("a watcher")));
        assertEquals(Set.of(), terms.tellingKeys("the and of"));
    }
}
