package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Line;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EntryTextTest {
    private static Optional<EntryText> of(String text) {
        return EntryText.of(new Line(1, text, text, Line.Kind.ENTRY));
    }

    @Test
    void aLineIsTakenApartAndPutTogetherAgain() {
        var entry = of("* [A](/a \"t\"): b").orElseThrow();
        assertEquals(new EntryText("* [", "A", "](/a \"t\")", ": b"), entry);
        assertEquals("* [A](/a \"t\"): b", entry.with(entry, true, true));
    }

    @Test
    void nameAndNoteAreChangedOneByOne() {
        var old = of("* [A](/a): b").orElseThrow();
        var other = of("- [C](/c): d").orElseThrow();
        assertEquals("* [C](/a): b", old.with(other, true, false));
        assertEquals("* [A](/a): d", old.with(other, false, true));
    }

    @Test
    void aNoteThatTheOtherDoesNotHaveStays() {
        var old = of("* [A](/a): b").orElseThrow();
        assertEquals("* [A](/a): b", old.with(of("- [C](/c)").orElseThrow(), false, true));
        assertEquals("* [A](/a): b", old.with(of("- [C](/c) ").orElseThrow(), false, true));
    }

    @Test
    void aLineThatBeginsWithAPictureOrHasNoLinkIsNotTakenApart() {
        assertEquals(Optional.empty(), of("- ![A](/a.png) [B](/b)"));
        assertEquals(Optional.empty(), of("- words"));
    }
}
