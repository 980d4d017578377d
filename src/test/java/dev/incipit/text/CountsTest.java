package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CountsTest {
    @Test
    void whatOccursOftenEnoughIsKept() {
        var counts = Counts.of(Stream.of("ebb", "flood", "ebb", "slack", "flood", "ebb"));
        assertEquals(Map.of("ebb", 3, "flood", 2, "slack", 1), counts);
        assertEquals(Set.of("ebb", "flood"), Counts.atLeast(2, counts));
        assertEquals(Set.of(), Counts.atLeast(4, counts));
    }
}
