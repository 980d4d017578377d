package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.rules.Finding.Place;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FindingTest {
    private static List<Place> places(int... lines) {
        return IntStream.of(lines).mapToObj(line -> new Place(line, "here.")).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "4,           Line 4: here.",
        "4 4,         Line 4: here.",
        "4 6,         Line 4: here. Also line 6.",
        "4 6 6 4 7,   'Line 4: here. Also line 6, 7.'",
        "4 6 7 8,     'Line 4: here. Also line 6, 7 and 1 more.'",
        "4 6 7 8 9 9, 'Line 4: here. Also line 6, 7 and 2 more.'"
    })
    void theFirstPlaceIsToldInFullAndTheOthersByTheirLines(String lines, String message) {
        var places = places(
                List.of(lines.split(" ")).stream().mapToInt(Integer::parseInt).toArray());
        assertEquals(message, Finding.message(places));
    }

    @Test
    void withoutPlacesItPasses() {
        assertEquals("pass", verdict(Finding.of(Status.FAIL, List.of())));
        assertEquals("fail 4", verdict(Finding.of(Status.FAIL, places(4, 6))));
    }

    @Test
    void aQuoteHasEightyCharactersAndNoneThatHide() {
        assertEquals("x".repeat(80), Finding.quote("x".repeat(80)));
        assertEquals("x".repeat(80) + "…", Finding.quote("x".repeat(81)));
        assertEquals("𝒜".repeat(80) + "…", Finding.quote("𝒜".repeat(81)));
        assertEquals("ab", Finding.quote("a\u200B\u0007\u202E\u2028b"));
        assertEquals("a", Finding.quote("a\uD800"));
        assertEquals("ab", Finding.quote("a" + "\u200B".repeat(100) + "b"));
    }
}
