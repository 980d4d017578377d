package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table a full stop stands for what is blanked. */
final class CodeSpansTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a `b` c,        a ... c",
        "a ``b`c`` d,    a ....... d",
        "a `b,           a `b",
        "a ``b` c,       a ``b` c",
        "`a` `b`,        ... ...",
        "a \\`b` c`,     a \\`b....",
        "a `b\\` c,      a .... c"
    })
    void runsOfTicksArePairedWithTheNextOfTheirLength(String line, String blanked) {
        assertEquals(blanked, CodeSpans.in(line).blanked(line).replace(CodeSpans.BLANK, '.'));
    }

    @Test
    void aPlaceLiesInCodeTicksIncluded() {
        var spans = CodeSpans.in("a `b` c `d`");
        assertFalse(spans.covers(1));
        assertTrue(spans.covers(2));
        assertTrue(spans.covers(4));
        assertFalse(spans.covers(5));
        assertTrue(spans.covers(9));
        assertEquals(5, spans.endOf(2));
        assertEquals(-1, spans.endOf(3));
    }
}
