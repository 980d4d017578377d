package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.items;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import org.junit.jupiter.api.Test;

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
}
