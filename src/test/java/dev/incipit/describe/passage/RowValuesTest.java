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
                "9–19 Uhr; Adults: 9–19 Uhr",
                "78–65; Adults",
                "36–40; Adults",
                "12-34 56; Adults",
                "10-20 times; Adults",
                "0.95; Adults",
                "~~12 €~~ 9 €; Adults",
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

    @Test
    void whichOfSeveralValuesIsMeantNobodyKnows() {
        assertEquals(List.of("Room"), values("Room", "80 € | 110 €").addedTo(List.of("Room"), 30));
        var twice = new RowValues(
                Passages.of(
                        "| Mill | Open |\n| --- | --- |\n| Weekend | 9–19 |\n\n| Barn | Open |\n| --- | --- |\n| Weekend | 14–16 |"));
        assertEquals(List.of("Weekend"), twice.addedTo(List.of("Weekend"), 30));
    }

    private static RowValues values(String head, String cell) {
        return new RowValues(Passages.of("| Who | Price |\n| --- | --- |\n| " + head + " | " + cell + " |"));
    }
}
