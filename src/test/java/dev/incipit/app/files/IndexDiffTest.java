package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.IndexChange;
import java.util.List;
import org.junit.jupiter.api.Test;

final class IndexDiffTest {
    private static final IndexChange MISSING = new IndexChange.Missing("Tides", "https://t.example/tides", "Guides");
    private static final IndexChange GONE = new IndexChange.Gone(7, "Ebbs", "https://t.example/ebbs", "answers 404");
    private static final IndexChange MOVED =
            new IndexChange.Moved(8, "Boats", "https://t.example/boats", "https://t.example/ships");
    private static final IndexChange REWORDED = new IndexChange.Reworded(9, "Sails", "https://t.example/sails");

    @Test
    void everyChangeIsALineInTheOrderGiven() {
        assertEquals(
                List.of(
                        "reworded line 9: Sails  https://t.example/sails  the page no longer says so",
                        "missing  Tides  https://t.example/tides  (Guides)",
                        "gone     line 7: Ebbs  https://t.example/ebbs  answers 404",
                        "moved    line 8: Boats  https://t.example/boats  to https://t.example/ships"),
                new IndexDiff(List.of(REWORDED, MISSING, GONE, MOVED), List.of()).lines());
    }

    @Test
    void eachKindIsCounted() {
        var diff = new IndexDiff(List.of(MISSING, GONE, MISSING), List.of());
        assertEquals("2 missing, 1 gone, 0 moved, 0 reworded", diff.counts());
        assertFalse(diff.none());
    }

    @Test
    void withoutChangesThereIsNothingToSay() {
        var diff = new IndexDiff(List.of(), List.of());
        assertTrue(diff.none());
        assertEquals(List.of(), diff.lines());
        assertEquals("{\"missing\":[],\"gone\":[],\"moved\":[],\"reworded\":[],\"pack\":[]}", diff.json());
    }

    @Test
    void programsGetAListOfEachKind() {
        var json = new IndexDiff(List.of(GONE, MISSING), List.of()).json();
        assertTrue(json.startsWith("{\"missing\":[{\"title\":\"Tides\",\"url\":\"https://t.example/tides\""), json);
        assertTrue(json.contains("\"gone\":[{\"line\":7,"), json);
    }

    @Test
    void aTitleFromASiteCommandsNoTerminal() {
        var change = new IndexChange.Missing("Ti\u001b[1m\ndes", "https://t.example/", "S");
        assertEquals(
                List.of("missing  Ti [1m des  https://t.example/  (S)"),
                new IndexDiff(List.of(change), List.of()).lines());
    }
}
