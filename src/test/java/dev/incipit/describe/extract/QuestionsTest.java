package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class QuestionsTest {
    private static List<Passage> items(String... items) {
        return Stream.of(items)
                .map(item -> new Passage(Passage.Kind.ITEM, 1, item))
                .toList();
    }

    @Test
    void theNamesOfPartsAreTakenIfMostOfThemAsk() {
        var parts = List.of("What is it?", "Who may come?", "When is it open?", "See also");
        assertEquals(
                Optional.of("What is it?; Who may come?; When is it open?"), Questions.joined(parts, List.of(), 160));
        assertEquals(
                Optional.empty(),
                Questions.joined(
                        List.of("What is it?", "Who may come?", "When is it open?", "A", "B", "C"), List.of(), 160));
    }

    @Test
    void theTermsOfAListAskToo() {
        var items = items("**Is it free?**: Yes.", "**May I bring a dog?**: No.", "**Is it far?**: No.", "Other");
        assertEquals(Optional.of("Is it free?; May I bring a dog?"), Questions.joined(List.of("General"), items, 32));
    }

    @Test
    void twoQuestionsAreTooFew() {
        assertEquals(
                Optional.empty(), Questions.joined(List.of(), items("**Is it free?**: Yes.", "**Far?**: No."), 160));
    }
}
