package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TopicsTest {
    private static String joined(int charactersMax, String said, String... names) {
        return Topics.joined(List.of(names), charactersMax, said).orElse("none");
    }

    @Test
    void namesStandInThePagesOrderAsManyAsFit() {
        assertEquals("Harbours; Lighthouses; Tides", joined(60, "", "Harbours", "Lighthouses", "Tides"));
        // Each name takes its length and two.
        assertEquals("Harbours; Lighthouses", joined(23, "said", "Harbours", "Lighthouses"));
        assertEquals("Harbours", joined(22, "said", "Harbours", "Lighthouses"));
    }

    @Test
    void aNameThatSaysNothingNewIsLeftOut() {
        assertEquals("Lighthouses", joined(60, "All about harbours.", "Harbours", "Lighthouses"));
        assertEquals("none", joined(60, "All about harbours.", "Harbours"));
    }

    @Test
    void whereNamesDifferInTheirNumbersOnlyTheyAreTakenAllTheSame() {
        assertEquals("Version 8.1; Version 8.2", joined(60, "", "Version 8.1", "Version 8.2"));
        assertEquals("none", joined(60, "The version.", "Version 8.1", "Version 8.2"));
    }
}
