package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LowercaseNamesTest {
    private static final String TWO =
            "A shell is a program that starts others. marrow offers completion for all of them.";

    private static LowercaseNames names(int pages) {
        var site = new ReadSite();
        for (int i = 0; i < pages; i++) {
            site.add("/" + i, "Page " + i, "<p>marrow is a shell that completes word " + i + " of what is typed.");
        }
        return new LowercaseNames(site.pages());
    }

    @Test
    void aNameWithWhichThreePagesBeginASentenceBeginsOneBehindAnother() {
        assertEquals(
                List.of("A shell is a program that starts others.", "marrow offers completion for all of them."),
                names(3).cut(TWO, Set.of(), Locale.ENGLISH));
        assertEquals(List.of(TWO), names(2).cut(TWO, Set.of(), Locale.ENGLISH));
    }

    @Test
    void noNameBeginsASentenceBehindAnAbbreviation() {
        var one = "It completes words, paths, etc. marrow needs no file for that.";
        assertEquals(List.of(one), names(3).cut(one, Set.of(), Locale.ENGLISH));
    }

    @Test
    void codeBeginsASentenceWhereAFullStopStandsBeforeIt() {
        var markdown = "It runs one of several blocks. `case` is used with it, and `end` ends it.";
        var text = "It runs one of several blocks. case is used with it, and end ends it.";
        assertEquals(Set.of("case"), LowercaseNames.inCode(markdown));
        assertEquals(
                List.of("It runs one of several blocks.", "case is used with it, and end ends it."),
                names(0).cut(text, LowercaseNames.inCode(markdown), Locale.ENGLISH));
    }

    @Test
    void aNameInTheTitlesOfMostPagesBeginsASentence() {
        var site = new ReadSite();
        for (int i = 0; i < 3; i++) {
            site.add("/" + i, "Page " + i + " - marrow and more", "<p>Word " + i + ".");
        }
        var names = new LowercaseNames(site.pages());
        assertTrue(names.begin("marrow needs no file for that."));
        assertFalse(names.begin("and needs no file for that."));
        assertFalse(names.begin("ropes need no file for that."));
    }
}
