package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SharedSentencesTest {
    private static final String SHARED = "Larkspur is a language that lets everybody mend nets.";

    private static ReadSite releases() {
        return new ReadSite()
                .add(
                        "/a",
                        "Larkspur 1.1",
                        "<p>We publish 1.1 today. " + SHARED + "<p>Larkspur 1.1 ties knots of three strands.")
                .add(
                        "/b",
                        "Larkspur 1.2",
                        "<p>We publish 1.2 now. " + SHARED + "<p>Larkspur 1.2 dries sails in the wind.")
                .add("/c", "Larkspur 1.3", "<p>" + SHARED + " We publish 1.3.<p>Larkspur 1.3 counts the boats at sea.");
    }

    @Test
    void whatThreePagesSayIsShared() {
        assertTrue(releases().texts().shared().has(SHARED));
        assertFalse(releases().texts().shared().has("Larkspur 1.2 dries sails in the wind."));
    }

    @Test
    void aPageIsDescribedByWhatOnlyItSays() {
        assertEquals("Larkspur 1.2 dries sails in the wind.", releases().note("/b"));
    }
}
