package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class NearDuplicatesTest {
    private static String words(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));
    }

    @Test
    void aTextThatDiffersInAWordIsADuplicate() {
        var known = new NearDuplicates();
        assertTrue(known.isNew(words(0, 300)));
        assertFalse(known.isNew(words(0, 300) + " more"));
    }

    @Test
    void aTextThatSharesLessThanNineTenthsIsNew() {
        var known = new NearDuplicates();
        assertTrue(known.isNew(words(0, 300)));
        assertTrue(known.isNew(words(20, 320)));
    }

    @Test
    void textsTooShortToCompareAreNew() {
        var known = new NearDuplicates();
        assertTrue(known.isNew("Hello world"));
        assertTrue(known.isNew("Hello world"));
    }
}
