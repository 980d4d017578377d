package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SentenceEdgesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '/',
            value = {
                // Abbreviations of the table, also behind a bracket.
                "en / Use a tool, e.g. Maven, for this. | Then run it.",
                "en / It is fast (approx. Two times). | And small.",
                "en / Shown by Blumer et al. They proved it. | Others followed.",
                // Short names and ordinals.
                "de / Am 14. September ist offen. | Dann nicht.",
                "de / Siehe Kap. 4 dazu.",
                "fr / Faites Verr. Maj. et tapez.",
                "en / It runs in Zsh, and Fish. | Others follow.",
                // Names with a stop in them.
                "en / It is made for users of .NET and of Node.js. | Others can wait.",
                "en / Set MutableHeaders._list first. | Then start.",
                // Letters with stops, and abbreviations of one language that are words in another.
                "de / Es gibt vier Gruppen, z. B. Eine für Kleine. | Und mehr.",
                "de / Geschäftsführer ist Dr. rer. pol. Arndt Liebig. | Er wohnt hier.",
                "es / Titular: Estudio S.L., C.I.F. B00000000 en Valencia. | Nada más.",
                "es / Hay carpetas, p. ej. Documentos y otras. | Fin.",
                "pl / Szkoła powstała w 1908 r. i jest przy ul. Szkolnej. | Ma salę.",
                "nl / Onze contactpersoon, mw. Idrissi, denkt mee. | Bel haar.",
                "pl / To było w 1908 r. | Szkoła rosła.",
                "en / Use a version option, e. g. Eleven. | Then run it.",
                "en / That is the state of the art. | Set it to x. | Then run it.",
                // The initials of names, and letters that are none.
                "en / It was written by John G. Adams and D.E. Larch. | Both sail.",
                "en / See appendix B. | The rest is easy.",
                "en / Larch proved case B. | Then he sailed.",
                "en / Add the letter X. | Larch is a tree.",
                // A last word that is an abbreviation, and words that look like one.
                "en / It reads tables, lists etc.",
                "en / Open the app. | Use it for sites of your own.",
                "en / What is it? | A tool! | Good.",
                "en / Test that err != nil and open /list?page=2 first. | Then go.",
                "zh / if err != nil 写到手酸之后，我开始理解它的好处。",
            })
    void aSentenceEndsWhereAReaderStops(String language, String text) {
        var sentences = List.of(text.split(" \\| "));
        assertEquals(sentences, SentenceEdges.cut(String.join(" ", sentences), Locale.forLanguageTag(language)));
    }

    @Test
    void scriptsWithoutSpacesEndSentencesByTheirOwnStops() {
        assertEquals(List.of("一つ目。", "二つ目。"), SentenceEdges.cut("一つ目。二つ目。", Locale.JAPANESE));
    }

    @Test
    void textWithoutWordsHasNoSentence() {
        assertEquals(List.of(), SentenceEdges.cut("", Locale.ENGLISH));
        assertEquals(List.of(), SentenceEdges.cut(" \n ", Locale.ENGLISH));
    }

    @Test
    void anAbbreviationIsKnownInAnyCaseWithItsStop() {
        assertTrue(SentenceEdges.isAbbreviation("Dr."));
        assertFalse(SentenceEdges.isAbbreviation("Dr"));
        assertFalse(SentenceEdges.isAbbreviation("app."));
    }

    @Test
    void aTextOfAbbreviationsOnlyCostsItsLength() throws Throwable {
        var text = "Cf. No. 5 ".repeat(30_000);
        var took = ProcessorTime.of(() -> SentenceEdges.cut(text, Locale.ENGLISH));
        assertTrue(took.toMillis() < 3_000, () -> "took " + took);
    }
}
