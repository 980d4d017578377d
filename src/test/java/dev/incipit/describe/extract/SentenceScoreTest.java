package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SentenceScoreTest {
    private static final String DEFINES = "A lighthouse is a tower with a lamp that leads ships past the rocks.";

    private static SentenceScore score() {
        return score("/lighthouse");
    }

    private static SentenceScore score(String path) {
        var site = new ReadSite()
                .add(path, "Lighthouse", "<p>" + DEFINES + "<p>The lamp of a tower turns; ships see the lamp.")
                .add("/harbour", "Harbour", "<p>A harbour is where boats lie.");
        var texts = site.texts();
        return new SentenceScore(new DescribedPage("Lighthouse", site.pages().getFirst()), texts);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Have you ever seen one of them at night?",
                "However, it may also be built of steel and other things.",
                "If you would like to come by, then do so in the evening.",
                "See the next page for what else there is to be seen.",
                "We built ours with our own hands in three years.",
                "Deprecated since the year of the storm, as is known.",
                "For a sailor the lamp at night is important.",
                "„Nobody loves a lighthouse more than I do.“ (A. Keeper)",
                "\"Nobody loves a lighthouse more than I do.\"",
                "They were once lit with oil, as everybody here knows."
            })
    void whatDefinesTellsMoreThanTalk(String talk) {
        assertTrue(score().of(DEFINES, 0) > score().of(talk, 0), talk);
        assertTrue(score().of(DEFINES, 0) >= SentenceScore.TELLING);
    }

    @Test
    void whatStandsFurtherDownTellsLess() {
        assertTrue(score().of(DEFINES, 5) < score().of(DEFINES, 0));
    }

    @Test
    void aSentenceOfAnotherPageIsGroundedIfThisOneHasItsWords() {
        assertEquals(true, score().grounds("The tower with the lamp for ships."));
        assertEquals(false, score().grounds("The tower with the bell for ships."));
    }

    @Test
    void whatAPageSaysItIsAboutTellsMoreThanWhatStandsBeforeIt() {
        var before = "Those who sail along the coast have always needed something to steer by.";
        var about = "This page explains how such a tower is built and kept.";
        assertTrue(score().of(about, 2) > score().of(before, 0));
        assertTrue(score().of(about, 6) < score().of(before, 0));
    }

    @Test
    void whatAReaderMustKnowTellsLessThanWhatThePageSays() {
        var known = "This page assumes that you know what a lighthouse is.";
        assertTrue(score().of(known, 0) < score().of("Sailors know what a lighthouse is.", 0));
    }

    @Test
    void aDescriptionThatCallsForCustomersTellsLess() {
        var call = score().ofDescription("Contact us in case you want to have a lighthouse built.", false);
        assertTrue(score().of("A lighthouse is built within three years by us.", 1) > call);
    }

    @Test
    void aDescriptionThatBreaksOffIsAsGoodAsThePagesFirstLine() {
        var written = "A lighthouse is a tower with a lamp";
        assertEquals(score().ofDescription(written + "...", true), score().ofDescription(written + "...", false));
        assertTrue(score().ofDescription(written + ".", false) > score().ofDescription(written + "...", false));
    }

    @Test
    void whenAShopIsClosedIsNotWhatItsFrontPageIsAbout() {
        var closed = "From 24 December to 6 January the lighthouse is closed.";
        assertTrue(score("/hours").of(closed, 0) > SentenceScore.TOLERABLE);
        assertTrue(score("/").of(closed, 0) < SentenceScore.TOLERABLE);
        var monday = "The lighthouse is CLOSED on Monday 22 April for the lamp.";
        assertTrue(score("/").of(monday, 0) < score("/hours").of(monday, 0) - 1);
        assertTrue(score("/").of("On Sundays the lighthouse is closed.", 0) > SentenceScore.TOLERABLE);
    }
}
