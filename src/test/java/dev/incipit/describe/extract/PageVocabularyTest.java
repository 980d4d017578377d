package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PageVocabularyTest {
    private static final PageVocabulary PAGE = vocabulary("""
            <p>The old valve keeps water in the pipe. A valve can leak, and so the pipe needs care.</p>
            <h2>Gasket</h2><p>The pressure valve and the pressure valve again.</p><pre><code>flange</code></pre>""");

    @Test
    void aHeadingWeighsMoreThanTextAndTextMoreThanCode() {
        assertTrue(weight("gasket") > weight("water"));
        assertTrue(weight("water") > weight("flange"));
        assertEquals(0, weight("volcano"));
    }

    @Test
    void aWordOfSeveralPassagesWeighsMoreThanARepeatedOne() {
        assertTrue(weight("valve") > weight("pipe"));
    }

    @Test
    void namesNounsInThePagesOrder() {
        var words = PAGE.words().stream().map(PageVocabulary.Name::text).toList();
        assertTrue(words.containsAll(List.of("valve", "pipe", "Gasket")), words::toString);
        assertTrue(words.indexOf("valve") < words.indexOf("Gasket"));
        assertFalse(words.contains("leak"));
    }

    @Test
    void namesPairsThatThePageRepeats() {
        assertEquals(
                List.of("pressure valve"),
                PAGE.pairs().stream().map(PageVocabulary.Name::text).toList());
    }

    private static double weight(String word) {
        return PAGE.weight(PAGE.keys().stream()
                .filter(key -> key.startsWith(word.substring(0, 4)))
                .findFirst()
                .orElse("none"));
    }

    private static PageVocabulary vocabulary(String content) {
        var pages = new ReadSite().add("/pumps", "Pumps", content).pages();
        return new SiteWords(pages).of(pages.getFirst());
    }
}
