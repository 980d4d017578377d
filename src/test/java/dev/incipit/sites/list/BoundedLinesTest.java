package dev.incipit.sites.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoundedLinesTest {
    @Test
    void linesEndWithLfOrCrLfOrTheText() throws IOException {
        assertEquals(List.of("1:a", "2:b", "3:", "4:c"), read("a\nb\r\n\nc"));
        assertEquals(List.of("1:a"), read("a\n"));
        assertEquals(List.of(), read(""));
    }

    @Test
    void linesEndWithCrAlone() throws IOException {
        assertEquals(List.of("1:a", "2:b", "3:", "4:c"), read("a\rb\r\rc"));
        assertEquals(List.of("1:a"), read("a\r"));
        assertEquals(List.of("1:a"), read("a\r\n"));
        assertEquals(List.of("1:", "2:b"), read("\r\nb"));
    }

    @Test
    void aLineEndIsOneWhereverTheBufferEnds() throws IOException {
        for (int length = 8_188; length <= 8_196; length++) {
            assertEquals(2, read("x".repeat(length) + "\r\nb").size());
        }
    }

    @Test
    void aLongLineIsCutAndTheNextIsWhole() throws IOException {
        int long1 = BoundedLines.CHARACTERS_MAX + 1;
        var lines = new BoundedLines(new StringReader("x".repeat(long1) + "\n" + "y".repeat(long1 - 1) + "\nz"));
        var first = lines.next().orElseThrow();
        assertTrue(first.cut());
        assertEquals(BoundedLines.CHARACTERS_MAX, first.text().length());
        assertTrue(!lines.next().orElseThrow().cut());
        assertEquals("z", lines.next().orElseThrow().text());
    }

    private static List<String> read(String text) throws IOException {
        var lines = new BoundedLines(new StringReader(text));
        var all = new ArrayList<String>();
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            all.add(line.get().number() + ":" + line.get().text());
        }
        return all;
    }
}
