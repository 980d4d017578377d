package dev.incipit.sites.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CsvRecordsTest {
    @Test
    void fieldsAreThoseOfRfc4180() {
        assertEquals(List.of("aaa", "b,b", "c\"c", ""), CsvRecords.fields("aaa,\"b,b\",\"c\"\"c\",", ','));
        assertEquals(List.of(""), CsvRecords.fields("", ','));
        assertEquals(List.of("5\" disk", "x"), CsvRecords.fields("5\" disk,x", ','));
    }

    @Test
    void aQuotedFieldMayHoldLineEnds() throws IOException {
        var records = records("\"a\nb\",c\n\nd,e\n");
        var first = records.next().orElseThrow();
        assertEquals(List.of("a\nb", "c"), first.fields());
        assertEquals(1, first.line());
        var second = records.next().orElseThrow();
        assertEquals(List.of("d", "e"), second.fields());
        assertEquals(4, second.line());
        assertEquals("", second.field(2));
        assertTrue(records.next().isEmpty());
    }

    @Test
    void anUnclosedFieldIsABrokenRecord() throws IOException {
        assertTrue(records("\"a\nb").next().orElseThrow().broken());
    }

    private static CsvRecords records(String text) {
        return new CsvRecords(new BoundedLines(new StringReader(text)), ',');
    }
}
