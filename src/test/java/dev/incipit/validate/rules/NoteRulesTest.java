package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.items;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import java.util.ArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NoteRulesTest {
    @Test
    void theNumberThatIsToldIsTheOneThatDecides() {
        var links = NoteRules.descriptions(items("- [A](/a)", "- [B](/b)", "- [C](/c): Notes"));
        assertEquals(Status.FAIL, links.status());
        assertEquals("2 of 3 links have no notes, first on line 5. Say what the page answers.", links.message());
        var texts = NoteRules.descriptions(items("- Text", "- More", "- [B](/b)", "- [C](/c): Notes"));
        assertEquals(Status.FAIL, texts.status());
        assertEquals("3 of 4 items have no notes, first on line 5. Say what the page answers.", texts.message());
    }

    @ParameterizedTest
    @CsvSource({
        "No description available., warning 5",
        "(No description provided), warning 5",
        "https://a.example/guides/start.html, warning 5",
        "Aucune description disponible, warning 5",
        "설명이 없습니다, warning 5",
        "No description available: how to add one to a page, pass",
        "https://a.example is where the examples run, pass",
        "How a first queue is set up, pass"
    })
    void notesThatSayNothingArePoor(String notes, String verdict) {
        assertEquals(verdict, judged("[A](/a): " + notes));
    }

    @ParameterizedTest
    @CsvSource({
        "Press and media., warning 5",
        "Press and media | T, warning 5",
        "Press and media – T, warning 5",
        "Press and media – To all who write, pass",
        "Press and media of T, pass",
        "Press and media-T, pass"
    })
    void notesThatRepeatTheNameArePoorBeTheSitesTitleBehind(String notes, String verdict) {
        assertEquals(verdict, judged("[Press and media](/a): " + notes));
    }

    private static String judged(String item) {
        var others = IntStream.range(0, 3)
                .mapToObj(at -> "- [N" + at + "](/" + at + "): What page number " + at + " is about")
                .toList();
        var items = new ArrayList<>(others);
        items.addFirst("- " + item);
        return verdict(NoteRules.descriptionQuality(items(items.toArray(String[]::new))));
    }
}
