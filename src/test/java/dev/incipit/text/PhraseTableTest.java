package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables in code: phrases keep their spaces, rows their order. */
final class PhraseTableTest {
    @Test
    void phrasesEndAtCommasAndAtLineEnds() {
        assertEquals(List.of("read more", "here", "web page"), PhraseTable.phrases("read more, here,\n   web page\n"));
    }

    @Test
    void rowsKeepTheirOrderAndMayHaveColonsInTheirText() {
        var rows = PhraseTable.rows("""
                second: a: b
                first: c""", text -> text);
        assertEquals(List.of("second", "first"), List.copyOf(rows.keySet()));
        assertEquals("a: b", rows.get("second"));
    }
}
