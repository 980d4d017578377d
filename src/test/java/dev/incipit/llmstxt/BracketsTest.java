package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BracketsTest {
    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource({
        "[a](b), 0, 2",
        "[a](b), 3, 5",
        "[a](b), 2, -1",
        "[a](b), 1, -1",
        "[[a]b], 0, 5",
        "[[a]b], 1, 3",
        "[(a], 0, 3",
        "[(a], 1, -1",
        "[(a]b), 1, 5",
        "]](a), 2, 4",
        "[a\\]b], 0, 5",
        "\\[a], 1, -1",
        "[a\\, 0, -1"
    })
    void eachIsPairedWithTheNextOfItsKind(String line, int open, int partner) {
        assertEquals(partner, Brackets.in(line).partner(open));
    }

    @Test
    void manyArePairedInsideOneAnother() {
        var brackets = Brackets.in("[(".repeat(100) + ")]".repeat(100));
        assertEquals(399, brackets.partner(0));
        assertEquals(200, brackets.partner(199));
    }
}
