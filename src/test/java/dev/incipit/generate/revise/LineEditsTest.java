package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class LineEditsTest {
    @Test
    void whatIsNotChangedStaysByteForByte() {
        var text = "a\r\nb\n\rc \r\n\r\nd";
        assertEquals(text, new LineEdits(text).text());
        assertEquals("", new LineEdits("").text());
    }

    @Test
    void aReplacedLineKeepsItsEnd() {
        var edits = new LineEdits("a\r\nb\nc");
        edits.replace(1, "A");
        edits.replace(2, "B");
        edits.replace(3, "C");
        assertEquals("A\r\nB\nC", edits.text());
    }

    @Test
    void addedLinesStandBelowTheirLineInTheirOrderAndEndAsTheFirst() {
        var edits = new LineEdits("a\r\nb\r\n");
        edits.insertAfter(0, "top");
        edits.insertAfter(1, "x");
        edits.insertAfter(1, "y");
        assertEquals("top\r\na\r\nx\r\ny\r\nb\r\n", edits.text());
    }

    @Test
    void belowARemovedLineWhatIsAddedStays() {
        var edits = new LineEdits("a\nb\n");
        edits.remove(1);
        edits.replace(1, "A");
        edits.insertAfter(1, "x");
        assertEquals("x\nb\n", edits.text());
    }

    @Test
    void theLastLineIsEndedWhereSomethingFollows() {
        var edits = new LineEdits("a");
        edits.insertAfter(1, "b");
        assertEquals("a\nb\n", edits.text());
    }
}
