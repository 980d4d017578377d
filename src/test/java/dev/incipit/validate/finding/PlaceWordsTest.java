package dev.incipit.validate.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.finding.Finding.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlaceWordsTest {
    private static List<Place> uniform(String lines) {
        return Stream.of(lines.split(" "))
                .map(line -> new Place(Integer.parseInt(line), "here."))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "4,                Line 4: here.",
        "4 4,              Line 4: here.",
        "4 6,              Line 4: here. Also line 6.",
        "4 5,              Lines 4–5: here.",
        "4 5 6 9,          Lines 4–6: here. Also line 9.",
        "4 6 6 4 7,        Line 4: here. Also lines 6–7.",
        "4 6 8,            Line 4: here. Also lines 6 and 8.",
        "4 6 8 9 11,       'Line 4: here. Also lines 6, 8–9 and 1 more.'",
        "4 6 8 10 12 12 14,'Line 4: here. Also lines 6, 8 and 3 more.'",
        "9 4,              Line 4: here. Also line 9."
    })
    void theFirstPlaceIsToldInFullAndTheOthersByTheirLines(String lines, String message) {
        assertEquals(message, PlaceWords.of(uniform(lines)).text());
    }

    @Test
    void aPlaceWithWordsOfItsOwnIsNoRange() {
        var places = List.of(new Place(4, () -> "\"a\" is short."), new Place(5, () -> "\"b\" is short."));
        assertEquals(
                "Line 4: \"a\" is short. Also line 5.", PlaceWords.of(places).text());
    }

    @Test
    void placesWithAnotherReasonAreCountedApart() {
        var places = new ArrayList<>(uniform("6 8"));
        places.add(0, new Place(2, "there."));
        assertEquals(
                "Line 6: here. Also line 8. 1 line has another fault.",
                PlaceWords.of(places).text());
        assertEquals(6, PlaceWords.of(places).line());
        places.add(new Place(11, "elsewhere", () -> "and there."));
        assertEquals(
                "Line 6: here. Also line 8. 2 lines have another fault.",
                PlaceWords.of(places).text());
    }
}
