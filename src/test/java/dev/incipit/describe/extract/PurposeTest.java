package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PurposeTest {
    @Test
    void aManualSaysWhatItIsFor() {
        assertEquals(
                Optional.of("This manual describes how boats are built of larch and oak."),
                purpose("<p>Boats float.<p>This manual describes how boats are built of larch and oak."));
    }

    @Test
    void elseAPageSaysOfWhatMostPagesNameWhatItIs() {
        assertEquals(
                Optional.of("Skiffbuilder is a program that draws the planks of a boat."),
                purpose("<p>Larch is a tree that grows where the winter is long and cold."
                        + "<p>Skiffbuilder is a program that draws the planks of a boat."));
    }

    private static Optional<String> purpose(String content) {
        var site = new ReadSite()
                .add("/a", "Contents", "<p>Skiffbuilder")
                .add("/b", "Planks", "<p>Start Skiffbuilder.")
                .add("/c", "First steps", content);
        var texts = site.texts();
        return new Purpose(texts)
                .of(site.pages().stream()
                        .map(page -> new DescribedPage(page.metadata().title(), page))
                        .toList());
    }
}
