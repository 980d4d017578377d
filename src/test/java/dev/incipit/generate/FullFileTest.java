package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.LlmsTxt;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FullFileTest {
    private static final LlmsTxt INDEX = new LlmsTxt("Larkspur", Optional.of("A tool."), "", List.of());

    private static FullPage page(String title, int bytes) {
        return new FullPage(title, "https://example.com/" + title, "x".repeat(bytes));
    }

    @Test
    void thePlansCapEndsTheFile() {
        var file = FullFile.write(INDEX, List.of(page("A", 10), page("B", 10)), 1, GenerateLimits.DEFAULTS);
        assertEquals(1, file.included());
        assertEquals(0, file.cut());
        assertFalse(file.text().contains("## B"));
    }

    @Test
    void whatDoesNotFitIsLeftOutAtAPagesBorder() {
        var limits = new GenerateLimits(1_000, 1_900);
        var file = FullFile.write(
                INDEX, List.of(page("A", 900), page("B", 1_001), page("C", 900), page("D", 100)), 10, limits);
        assertEquals(2, file.included());
        assertEquals(2, file.cut());
        assertTrue(file.text().contains("## A") && file.text().contains("## D"));
        assertTrue(file.text().length() <= 1_900);
    }

    @Test
    void whatThePlanLeavesOutAnywayIsNotCut() {
        var limits = new GenerateLimits(1_000, 100_000);
        var pages = List.of(page("A", 1_001), page("B", 1_001), page("C", 10), page("D", 10));
        assertEquals(0, FullFile.write(INDEX, pages, 2, limits).cut());
        assertEquals(1, FullFile.write(INDEX, pages, 3, limits).cut());
        assertEquals(2, FullFile.write(INDEX, pages, 9, limits).cut());
    }

    @Test
    void furtherPagesComeLastAsFarAsThereIsRoom() {
        var file = FullFile.write(INDEX, List.of(page("A", 10)), 9, GenerateLimits.DEFAULTS);
        var more = List.of(page("B", 10), page("C", 10));
        assertEquals(
                FullFile.write(INDEX, List.of(page("A", 10), page("B", 10), page("C", 10)), 9, GenerateLimits.DEFAULTS),
                file.with(more, 9, GenerateLimits.DEFAULTS));
        assertEquals(2, file.with(more, 2, GenerateLimits.DEFAULTS).included());
        assertEquals(file, file.with(more, 1, GenerateLimits.DEFAULTS));
    }
}
