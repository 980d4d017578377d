package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BackupLinesTest {
    private static final int LONGEST = 64 << 10;

    private static BackupLines lines(String text) {
        return new BackupLines(new BufferedReader(new StringReader(text)));
    }

    @Test
    void linesEndWithALineFeedAndMayHaveAReturnBeforeIt() throws IOException {
        var lines = lines("a\r\n\nb\rc\n\r\nd");
        for (var expected : new String[] {"a", "", "b\rc", "", "d"}) {
            assertEquals(Optional.of(expected), lines.next());
        }
        assertEquals(Optional.empty(), lines.next());
    }

    @Test
    void nothingHasNoLines() throws IOException {
        assertEquals(Optional.empty(), lines("").next());
    }

    @Test
    void aLineBeyondTheLimitIsRefusedByItsNumber() throws IOException {
        var lines = lines("a\n" + "b".repeat(LONGEST) + "\n" + "c".repeat(LONGEST + 1));
        lines.next();
        assertEquals(LONGEST, lines.next().orElseThrow().length());
        var refused = assertThrows(StoreFailed.class, lines::next);
        assertTrue(refused.getMessage().startsWith("Line 3 of the backup is damaged"), refused.getMessage());
    }

    @Test
    void aRefusalNamesTheLineThatWasReadLast() throws IOException {
        var lines = lines("a\nb\n");
        lines.next();
        lines.next();
        lines.next();
        assertTrue(lines.refused("why").getMessage().startsWith("Line 2 "), "the end is no line");
    }
}
