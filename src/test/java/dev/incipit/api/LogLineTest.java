package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LogLineTest {
    @Test
    void namesAndValuesStandInTheirOrderWithASignForNone() {
        var line =
                new LogLine().with("status", 200).with("site", Optional.empty()).with("key", Optional.of(7));
        assertEquals("status=200 site=- key=7", line.toString());
        assertEquals(List.of("status", "site", "key"), List.copyOf(line.values().keySet()));
        assertEquals(Optional.of(7), line.values().get("key"));
    }

    @Test
    void aNameSaysOneThing() {
        assertEquals(
                "a=2 b=1", new LogLine().with("a", 1).with("b", 1).with("a", 2).toString());
    }

    @Test
    void whoReadsALineCannotChangeIt() {
        var values = new LogLine().with("a", 1).values();
        assertThrows(UnsupportedOperationException.class, values::clear);
    }

    @Test
    void anEmptyLineIsEmpty() {
        assertEquals("", new LogLine().toString());
    }
}
