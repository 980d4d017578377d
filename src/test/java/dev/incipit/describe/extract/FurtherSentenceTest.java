package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FurtherSentenceTest {
    private static final String SAID = "The hall has two courts and a gallery.";
    private static final String GUESTS =
            "Guests may play on Mondays without a reservation, and rackets lie in the cupboard.";

    private static Optional<String> joined(String said, String text, int room, ReadSite site) {
        var pages = site.add("/hall", "Hall", "<p>" + text).pages();
        var page = new DescribedPage("Hall", pages.getLast());
        var texts = site.texts();
        var score = new SentenceScore(page, texts);
        var sentences = new ToldSentences(page, texts, new LeadSentences(page, texts, Locale.ENGLISH), score);
        return new FurtherSentence(sentences.leadingOnes(), texts.words().passages(page.page()), score)
                .joinedTo(said, room);
    }

    private static Optional<String> joined(String text) {
        return joined(SAID, SAID + " " + text, 200, new ReadSite().add("/", "Club", "<p>A club of the town."));
    }

    @Test
    void theSentenceThatTellsTheMostNewIsAdded() {
        assertEquals(SAID + " " + GUESTS, joined("The hall is open. " + GUESTS).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The two courts and the gallery.",
                "Who would have guessed that rackets lie in the cupboard of the caretaker?",
                "See the page of rackets, guests, reservations and the cupboard.",
                "Rackets, guests, reservations and the cupboard...",
                "Rackets lie in these parts of the cupboard of the caretaker:",
                "For rackets, guests and reservations see the chapter of the caretaker.",
                "Write for rackets and reservations to the caretaker at ada@sea.example.",
                "Brilliant rackets, reservations and a caretaker with a cupboard!",
                "The hall has two courts and a gallery, and in the cupboard rackets."
            })
    void whatSaysNothingNewOrLeadsElsewhereIsNot(String text) {
        assertTrue(joined(text).isEmpty());
    }

    @Test
    void aPronounNeedsTheSentenceBeforeIt() {
        var pronoun = "They lie in the cupboard of the caretaker beside rackets and nets.";
        assertEquals(SAID + " " + pronoun, joined(pronoun).orElseThrow());
        assertTrue(joined("Is there more? " + pronoun).isEmpty());
        assertTrue(joined("<h2>Rackets</h2><p>" + pronoun).isEmpty());
    }

    @Test
    void theSentenceRightBeforeStaysThere() {
        assertEquals(
                GUESTS + " " + SAID,
                joined(SAID, GUESTS + " " + SAID, 200, new ReadSite()).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Opening hours of the bar: Mondays, rackets, reservations and the cupboard.",
                "Boil them with rackets, reservations and the cupboard of the caretaker."
            })
    void aLineDoesNotBeginWithALabelOrAPronoun(String before) {
        assertTrue(joined(SAID, before + " " + SAID, 200, new ReadSite()).isEmpty());
    }

    @Test
    void whatStandsFurtherUpIsNotAdded() {
        assertTrue(joined(SAID, GUESTS + "<p>" + SAID, 200, new ReadSite()).isEmpty());
    }

    @Test
    void aShortPageIsToldWhole() {
        var oneWord = "Rackets are not needed in there.";
        var others = " The warden Ada keeps the keys of the tower. The painter Bela paints its doors in May."
                + " The stoker Cora heats its stove in winter. The gardener Dora sweeps its paths in autumn.";
        int room = oneWord.length();
        assertEquals(
                SAID + " " + oneWord,
                joined(SAID, SAID + " " + oneWord, room, new ReadSite()).orElseThrow());
        assertTrue(joined(SAID, SAID + " " + oneWord + others, room, new ReadSite())
                .isEmpty());
    }

    @Test
    void anItemOfAListIsNot() {
        assertTrue(joined("<ul><li>" + GUESTS + "<li>Members play on Sundays.</ul>")
                .isEmpty());
    }

    @Test
    void belowTheNameOfAClassStandsWhatItsMembersDo() {
        var site = new ReadSite().add("/hall", "HallBooking", "<p>" + SAID + "<h2>open</h2><p>" + GUESTS);
        var page = new DescribedPage("HallBooking", site.pages().getLast());
        var texts = site.texts();
        var score = new SentenceScore(page, texts);
        var sentences = new ToldSentences(page, texts, new LeadSentences(page, texts, Locale.ENGLISH), score);
        var further = new FurtherSentence(sentences.leadingOnes(), texts.words().passages(page.page()), score);
        assertTrue(further.joinedTo(SAID, 200).isEmpty());
    }

    @Test
    void itHasToFit() {
        assertTrue(joined(SAID, SAID + " " + GUESTS, GUESTS.length() - 1, new ReadSite())
                .isEmpty());
        assertEquals(
                SAID + " " + GUESTS,
                joined(SAID, SAID + " " + GUESTS, GUESTS.length(), new ReadSite())
                        .orElseThrow());
    }

    @Test
    void whatAnotherPageSaysIsThatPages() {
        var other = new ReadSite().add("/play", "Play", "<p>" + GUESTS);
        assertTrue(joined(SAID, SAID + " " + GUESTS, 200, other).isEmpty());
    }
}
