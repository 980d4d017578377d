package dev.incipit.sites.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
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

    @Test
    void aMarkInsideABareFieldOpensNothing() throws IOException {
        var records = records("a.com,5\" disk\nb.com,x\n");
        assertEquals(List.of("a.com", "5\" disk"), records.next().orElseThrow().fields());
        assertEquals(List.of("b.com", "x"), records.next().orElseThrow().fields());
    }

    @Test
    void timeGrowsWithTheLineHoweverManyMarksItHas() {
        var marks = "\"".repeat(BoundedLines.CHARACTERS_MAX / 2);
        var blanks = " ".repeat(BoundedLines.CHARACTERS_MAX / 2);
        assertTimeoutPreemptively(Duration.ofSeconds(2), () -> {
            CsvRecords.fields("a" + marks, ',');
            CsvRecords.fields(blanks + marks.replace("\"", "\" "), ',');
        });
    }

    private static CsvRecords records(String text) {
        return new CsvRecords(new BoundedLines(new StringReader(text)), ',');
    }
}
