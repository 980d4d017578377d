package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SharedSentencesTest {
    private static final String SHARED = "Keepers water the trees of the park.";
    private static final String RARE = "Elms are felled in the winter months.";

    @Test
    void aSentenceOfThreePagesIsShared() {
        var site = new ReadSite();
        for (int i = 0; i < 3; i++) {
            site.add("/" + i, "Tree " + i, "<p>Tree number " + i + " stands by the gate. " + SHARED + "</p>");
        }
        site.add("/3", "Elms", "<p>" + RARE + " " + RARE + " " + RARE + "</p>");
        var shared = new SharedSentences(site.pages(), new SiteWords(site.pages()));
        assertTrue(shared.has(SHARED));
        assertTrue(shared.has("keepers WATER the trees of the park"));
        assertFalse(shared.has(RARE));
        assertFalse(shared.has("Tree number 1 stands by the gate."));
    }
}
