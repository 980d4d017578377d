package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SentencesTest {
    @Test
    void anAbbreviationEndsNoSentence() {
        assertEquals(
                List.of("Use a tool, e.g. Maven, for this.", "Then run it."),
                Sentences.of("Use a tool, e.g. Maven, for this. Then run it.", Locale.ENGLISH));
    }

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
    void aNumberOrAShortNameEndsNoSentence() {
        assertEquals(
                List.of("Am 14. September ist offen.", "Dann nicht."),
                Sentences.of("Am 14. September ist offen. Dann nicht.", Locale.GERMAN));
        assertEquals(
                List.of("Faites Verr. Maj. et tapez."), Sentences.of("Faites Verr. Maj. et tapez.", Locale.FRENCH));
    }
}
