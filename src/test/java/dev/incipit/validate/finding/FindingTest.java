package dev.incipit.validate.finding;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding.Place;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindingTest {
    @Test
    void withoutPlacesItPasses() {
        assertEquals("pass", verdict(Finding.of(Status.FAIL, List.of())));
        assertEquals("fail 4", verdict(Finding.of(Status.FAIL, List.of(new Place(4, "here."), new Place(6, "here.")))));
    }

    @Test
    void aQuoteHasEightyCharactersAndNoneThatHide() {
        assertEquals("x".repeat(80), Finding.quote("x".repeat(80)));
        assertEquals("x".repeat(80) + "…", Finding.quote("x".repeat(81)));
        assertEquals("𝒜".repeat(80) + "…", Finding.quote("𝒜".repeat(81)));
        assertEquals("ab", Finding.quote("a\u200B\u0007\u202E\u2028b"));
        assertEquals("a", Finding.quote("a\uD800"));
        assertEquals("ab", Finding.quote("a" + "\u200B".repeat(100) + "b"));
        assertEquals("x".repeat(80), Finding.quote("x".repeat(80) + "\u200B\u0007"), "nothing that shows was cut");
    }
}
