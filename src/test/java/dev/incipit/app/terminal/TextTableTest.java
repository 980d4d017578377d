package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class TextTableTest {
    @Test
    void aColumnIsAsWideAsItsWidestCell() {
        var table = new TextTable(TextStyle.PLAIN, "ID", "LABEL", "PLAN");
        table.row(1, "ci", "free");
        table.row(12, "a rather long label", "pro");
        assertEquals(
                List.of(
                        "ID  LABEL                PLAN",
                        "1   ci                   free",
                        "12  a rather long label  pro"),
                table.lines());
    }

    @Test
    void widthsCountCharactersAndTextIsPrintedAsItIs() {
        var table = new TextTable(TextStyle.PLAIN, "A", "B");
        table.row("\ud835\udcb3\u00e9", "x");
        table.row("@|red ci|@", "y");
        assertEquals(List.of("A           B", "\ud835\udcb3\u00e9          x", "@|red ci|@  y"), table.lines());
    }

    @Test
    void aWideCharacterTakesTwoColumns() {
        var table = new TextTable(TextStyle.PLAIN, "A", "B");
        table.row("\u65e5\u672c", "x");
        table.row("\uff21\ud55c", "y");
        table.row("abcd", "z");
        assertEquals(List.of("A     B", "\u65e5\u672c  x", "\uff21\ud55c  y", "abcd  z"), table.lines());
    }

    @Test
    void headingsAreBoldOnAColouredTerminalOnly() {
        var table = new TextTable(new TextStyle(true, true), "A");
        assertEquals(List.of("\u001b[1mA\u001b[0m"), table.lines());
    }

    @Test
    @Timeout(10)
    void theTimeForATableGrowsWithItsRows() {
        var table = new TextTable(TextStyle.PLAIN, "A", "B", "C", "D", "E", "F");
        for (int i = 0; i < 30_000; i++) {
            table.row(i, i, i, i, i, i);
        }
        assertEquals(30_001, table.lines().size());
    }
}
