package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class GluedTextsTest {
    private static final String PAGE =
            "<h2>Fair prices</h2><p>No hidden costs<h2>Our rates</h2><p>The first hour of advice is free. After it we ask for 90 francs.";

    private static boolean glued(String description) {
        var site = new ReadSite().add("/prices", "Prices", description, PAGE);
        return site.texts().isGlued(description, site.pages().getFirst());
    }

    @Test
    void textsOfSeveralBlocksBehindEachOtherAreGlued() {
        assertTrue(glued("Fair prices No hidden costs Our rates The first hour of advice is free."));
        assertTrue(glued("Book now The first hour of advice is free."));
    }

    @Test
    void aBlockBehindTheNameAboveItIsGluedEvenIfThatEndsWithASign() {
        var site =
                new ReadSite().add("/who", "Prices", "<h2>Who are we?</h2><p>Six lawyers of Nantes advise families.");
        assertTrue(site.texts()
                .isGlued(
                        "Who are we? Six lawyers of Nantes advise.",
                        site.pages().getFirst()));
    }

    @Test
    void sentencesOfThePageAreNot() {
        assertFalse(glued("The first hour of advice is free."));
        assertFalse(glued("All our prices. The first hour of advice is free."));
        assertFalse(glued("What advice costs: The first hour of advice is free."));
    }

    @Test
    void aPageWithSuchADescriptionIsDescribedByItsText() {
        var glue =
                "Fair prices No hidden costs Our rates The first hour of advice is free. After it we ask for 90 francs.";
        var site = new ReadSite().add("/prices", "Prices", glue, PAGE);
        assertEquals("The first hour of advice is free.", site.note("/prices").substring(0, 33));
    }

    @Test
    void aBlockRightBehindAWordIsGluedToIt() {
        assertTrue(glued("Fair pricesNo hidden costs […]"));
        assertTrue(glued("Book now.The first hour of advice is free."));
        assertFalse(glued("Advice: \"The first hour of advice is free.\""));
        var site = new ReadSite().add("/a", "A", "<p>Static pages are made here and nowhere else.");
        assertFalse(
                site.texts().isGlued("ブログはStatic pages are made", site.pages().getFirst()));
    }
}
