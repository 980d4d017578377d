package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RowValuesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "€ 14,50; Adults: € 14,50",
                "410 kr; Adults: 410 kr",
                "12.50; Adults: 12.50",
                "9:30–17:00; Adults: 9:30–17:00",
                "10–17; Adults: 10–17",
                "3.1 s; Adults",
                "1–2; Adults",
                "free; Adults",
                "€ 14,50 with a guide of the museum; Adults"
            })
    void aPriceOrHoursStandBesideTheHeadOfTheirRow(String cell, String topic) {
        assertEquals(List.of(topic), values("Adults", cell).addedTo(List.of("Adults"), 30));
    }

    @Test
    void whatHasNoRoomOrNoRowStaysAsItIs() {
        assertEquals(List.of("Adults", "Cellar"), values("Adults", "€ 14,50").addedTo(List.of("Adults", "Cellar"), 8));
    }

    private static RowValues values(String head, String cell) {
        return new RowValues(Passages.of("| Who | Price |\n| --- | --- |\n| " + head + " | " + cell + " |"));
    }
}
