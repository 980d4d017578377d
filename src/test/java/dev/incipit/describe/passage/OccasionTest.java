package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OccasionTest {
    private static Optional<String> in(String markdown, String... fields) {
        return Occasion.in(Passages.of("# Clearing the shore\n\n" + markdown), List.of(fields));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Samstag, 20.03.2027 09:00–13:00",
                "Saturday 20 March 2027, 9 am to 1 pm",
                "samedi 20 mars 2027 de 9h30 à 13h00",
                "sábado 20/03/2027 09:00 - 13:00",
                "Datum: Samstag, 14. November 2026, 10.00–14.00 Uhr"
            })
    void aDayWithItsHoursTellsWhenSomethingTakesPlace(String line) {
        assertEquals(Optional.of(line), in(line + "\n\nBring gloves."));
    }

    @Test
    void aDayWithOneHourMayBeThatOfPublicationUnlessThereIsAPlace() {
        var line = "Freitag, 23.04.2027 19:00";
        assertEquals(Optional.empty(), in(line));
        assertEquals(Optional.empty(), in(line, "Kategorie: Presse"));
        assertEquals(Optional.of(line), in(line, "Ort: Saal"));
    }

    @Test
    void aListOfOccasionsIsNone() {
        assertEquals(Optional.empty(), in("20.03.2027 09:00–13:00\n\nShore\n\n21.03.2027 09:00–13:00"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "20.03.2027",
                "09:00–13:00",
                "We meet on 20.03.2027 from 09:00 to 13:00.",
                "12.05.26, 14:30 Uhr",
                "11.05.26 | 12.05.26"
            })
    void otherLinesAreNone(String line) {
        assertEquals(Optional.empty(), in(line));
    }
}
