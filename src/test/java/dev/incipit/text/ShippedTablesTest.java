package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ShippedTablesTest {
    private final ShippedTables tables = ShippedTables.of(ShippedTablesTest.class);

    @Test
    void theWordsOfATableStandOnAnyOfItsLines() {
        assertEquals(Set.of("bora", "mistral", "föhn"), tables.words("winds"));
        assertEquals("bora mistral\nföhn", tables.text("winds"));
    }

    @Test
    void thePhrasesOfATableKeepTheirBlanksAndTheirOrder() {
        assertEquals(List.of("flat calm", "light air", "gale"), tables.phrases("strengths"));
    }

    @Test
    void anIndentedLineGoesOnWhereTheOneAboveEnds() {
        assertEquals("ebb(?:|ing)|flood", tables.any("Open tides"));
    }

    @Test
    void allTablesKeepTheirOrder() {
        assertEquals(
                List.of("winds", "Open tides", "strengths"),
                List.copyOf(tables.all(String::strip).keySet()));
    }

    @Test
    void aTableThatIsNotThereIsNamed() {
        assertEquals(
                "rain",
                assertThrows(NullPointerException.class, () -> tables.words("rain"))
                        .getMessage());
    }
}
