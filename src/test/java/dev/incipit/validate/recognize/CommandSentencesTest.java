package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class CommandSentencesTest {
    private static final Set<String> STARTS = Set.of("ignore", "abcdefghijkl", "abcdefghijklm", "don't", "忽略");

    private static List<String> sentences(String line) {
        var sentences = new CommandSentences(line, STARTS);
        var found = new ArrayList<String>();
        while (sentences.next()) {
            found.add(String.join(" ", sentences.words()));
        }
        return found;
    }

    @Test
    void onlySentencesThatBeginWithACommandAreRead() {
        assertEquals(
                List.of("ignore this", "ignore it", "ignore all"),
                sentences("- **ignore** this! do not ignore that; ignore it. they ignore you: ignore (all)"));
    }

    @Test
    void everyMarkThatEndsASentenceBeginsOne() {
        assertEquals(List.of("ignore", "ignore", "ignore", "忽略"), sentences("a?ignore。ignore！ignore？忽略"));
        assertEquals(List.of(), sentences("a, ignore - ignore"));
    }

    @Test
    void aLineWithoutAnyHasNone() {
        assertEquals(List.of(), sentences(""));
        assertEquals(List.of(), sentences("... !"));
    }

    @Test
    void anApostropheBelongsToItsWord() {
        assertEquals(List.of("don't stop"), sentences("don't stop"));
    }

    @Test
    void aLongSentenceIsReadByItsFirstWords() {
        assertEquals(
                List.of("ignore" + " a".repeat(13), "ignore b"), sentences("ignore" + " a".repeat(20) + ". ignore b"));
    }

    @Test
    void whatFollowsAColonIsKnown() {
        var sentences = new CommandSentences("ignore this: *a game. ignore it:that. ignore:", STARTS);
        assertTrue(sentences.next());
        assertEquals("a", sentences.wordAfterColon());
        assertTrue(sentences.next());
        assertEquals(22, sentences.start());
        assertEquals("", sentences.wordAfterColon());
        assertTrue(sentences.next());
        assertEquals("", sentences.wordAfterColon());
        assertFalse(sentences.next());
        assertEquals("", sentences.wordAfterColon());
    }

    @Test
    void aWordLongerThanAnyCommandBeginsNone() {
        assertEquals(List.of("abcdefghijkl x"), sentences("abcdefghijkl x. abcdefghijklm x"));
    }
}
