package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DefinitionsTest {
    private static Definitions of(String title, String content) {
        var site = new ReadSite().add("/page", title, content);
        return new Definitions(new DescribedPage(title, site.pages().getFirst()), site.texts());
    }

    @Test
    void aDefinitionMayBeShort() {
        assertEquals(
                "A deep pump.",
                of("Pumps", "<p>Author: Ann</p><p>A deep pump.</p>").firstLine().orElseThrow());
        assertEquals(true, of("Pumps", "<p>See the next page.</p>").firstLine().isEmpty());
    }

    @Test
    void aManualPageSaysItsPurposeBelowTheHeadingName() {
        assertEquals(
                Optional.of("Lift water from a well."),
                of(
                                "Pumps",
                                "<ol><li>2.1 no changes</ol><h2>NAME</h2><p>pump, lift - lift water from a well<h2>SYNOPSIS</h2><p>pump")
                        .purpose());
        assertEquals(
                Optional.empty(),
                of("Pumps", "<h2>Names</h2><p>pump - lift water from a well").purpose());
        assertEquals(
                Optional.empty(),
                of("Pumps", "<h2>NAME</h2><p>Pumps have many names.").purpose());
    }
}
