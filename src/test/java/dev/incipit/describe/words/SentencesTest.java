package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SentencesTest {
    @Test
    void sentencesAreTakenWholeAsLongAsTheyFit() {
        assertEquals(
                "One is here.", Sentences.fit("One is here. Two is far longer than what fits.", 30, Locale.ENGLISH));
    }

    @Test
    void aSentenceThatIsTooLongIsCutAtAClause() {
        assertEquals(
                "The parser reads every line of the file",
                Sentences.fit(
                        "The parser reads every line of the file, keeps what it knows and reports the rest of it.",
                        60,
                        Locale.ENGLISH));
    }

    @Test
    void japaneseIsCutAtItsOwnStops() {
        assertEquals("これは文です。", Sentences.fit("これは文です。次の文はもう少し長いです。", 10, Locale.JAPANESE));
    }

    @Test
    void betweenJapaneseSentencesStandsNoSpace() {
        assertEquals("一つ目。二つ目。", Sentences.fit("一つ目。 二つ目。", 30, Locale.JAPANESE));
        assertEquals("一つ目。二つ目。", Sentences.joined(List.of("一つ目", "二つ目。")));
        assertEquals("One. Two.", Sentences.joined(List.of("One", "Two.")));
    }

    @Test
    void aSentenceThatIsTooLongLosesWhatItAddsAndNoCondition() {
        assertEquals(
                Optional.of("Click provides the testing module."),
                Sentences.shortened(
                        "Click provides the testing module, which helps you to invoke command line applications and check them.",
                        60));
        assertEquals(
                Optional.empty(),
                Sentences.shortened(
                        "Do not delete the folder of the store unless every replica has been stopped before", 60));
    }

    @Test
    void noConditionIsLeftWithoutWhatItIsFor() {
        assertEquals(
                Optional.empty(),
                Sentences.shortened(
                        "When you deploy in clouds with firewalls (as most are), your connections may be blocked", 60));
        assertEquals(
                "Besides the functions that the tool has to read arguments, it…",
                Sentences.fit(
                        "Besides the functions that the tool has to read arguments, it also prints what is useful in a terminal.",
                        63,
                        Locale.ENGLISH));
    }

    @Test
    void noListLosesItsLastItem() {
        assertEquals(
                Optional.empty(),
                Sentences.shortened("The tool completes commands in Bash, Zsh, and Fish once it is installed", 60));
    }

    @Test
    void aColonIsAStopWhereTheSentenceSaysSomethingWithoutWhatFollows() {
        assertEquals(
                Optional.of("The serve command previews a book at localhost:3000 by default."),
                Clauses.closed("The serve command previews a book at localhost:3000 by default:", Locale.ENGLISH));
        for (var hanging : List.of(
                "In this section you will learn how to:",
                "The page is built from the following parts of it:",
                "Many of its parts can be configured, including:",
                "Example usage:")) {
            assertEquals(Optional.empty(), Clauses.closed(hanging, Locale.ENGLISH), hanging);
        }
        assertEquals(
                Optional.empty(),
                Clauses.closed("Tato stránka popisuje všechny volby tohoto programu:", Locale.of("cs")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The tide table of …",
                "The tide table of...",
                "The tide table of..",
                "The tide table […]",
                "The tide table [...]",
                "The tide table of… more",
                "The tide table... (weiter lesen)",
                "The tide table […] Read on »"
            })
    void anEllipsisAtTheEndBreaksATextOff(String text) {
        assertTrue(Sentences.breaksOff(text));
    }

    @ParameterizedTest
    @CsvSource({
        "A rope of hemp that..., A rope of hemp that floats. It is cheap.",
        "A rope of hemp that flo… more, A rope of hemp that floats. It is cheap.",
        "A rope of hemp that (…), A rope of hemp that floats. It is cheap.",
        "A rope of hemp that, A rope of hemp that floats. It is cheap.",
        "A line of silk. It is dear and..., A line of silk.",
        "A line of silk. It is dear. ..., A line of silk. It is dear.",
        "A line of silk that..., A line of silk that...",
        "A line of silk, A line of silk",
        "A rope., A rope.",
        "A rope of hemp that floats. It is cheap. Ne, A rope of hemp that floats. It is cheap.",
        "A net of hemp that floats. It is cheap. Ne, A net of hemp that floats. It is cheap. Ne",
        "..., ..."
    })
    void aTextThatWasCutIsCompletedFromTheParagraphThatBeginsSo(String cut, String completed) {
        var paragraphs = List.of("Ropes", "A rope of hemp that floats. It is cheap.");
        assertEquals(completed, Sentences.completed(cut, paragraphs, Locale.ENGLISH));
    }

    @Test
    void anEllipsisInsideATextDoesNot() {
        assertFalse(Sentences.breaksOff("Ebb … and flood."));
    }

    @Test
    void aWordThatIsTooLongIsNotCutInACharacter() {
        assertEquals("𠮷".repeat(4) + "…", Sentences.fit("𠮷".repeat(20), 10, Locale.JAPANESE));
    }

    @Test
    void aTextThatEndsWithinAWordOrANumberIsCompleted() {
        var whole = "The winner takes a prize of 12.000 euros and a bronze crab. The others take a crab.";
        for (var cut :
                List.of("The winner takes a prize of 12.", "The winner takes a prize of 12.000 euros and a bron")) {
            assertEquals(whole, Sentences.completed(cut, List.of(whole), Locale.ENGLISH));
        }
        var first = "The winner takes a prize of 12.000 euros and a bronze crab.";
        assertEquals(first, Sentences.completed(first, List.of(whole), Locale.ENGLISH));
    }

    @Test
    void aDescriptionWithoutTheUnderscoresOfItsPageGetsThemBack() {
        var paragraphs = List.of("Use `x`.", "Call init_module() or init_dir() first. Then compose.");
        assertEquals(
                "Call init_module() or init_dir() first.",
                Sentences.completed("Call initmodule() or initdir() first.", paragraphs, Locale.ENGLISH));
        assertEquals(
                "Call the module first.", Sentences.completed("Call the module first.", paragraphs, Locale.ENGLISH));
    }
}
