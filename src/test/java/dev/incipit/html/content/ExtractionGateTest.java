package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.GoldPages;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Floors of the choice of content on the pages with gold text. They may rise, not fall. */
@Tag("full")
final class ExtractionGateTest {
    private static final Path PAGES = Path.of("../shared/quality/extract");

    @Test
    void pagesOfEveryTypeAreReadAsWellAsWhenTheModelWasTaught() throws IOException {
        assertTrue(f1(PAGES) >= 0.925);
    }

    @Test
    void pagesOfDocumentationAreReadWhole() throws IOException {
        assertTrue(f1(PAGES.resolve("docs")) >= 0.985);
    }

    private static double f1(Path set) throws IOException {
        if (!Files.isDirectory(set)) {
            if ("required".equals(System.getenv("INCIPIT_QUALITY"))) {
                Assertions.fail("the quality set is missing at " + set);
            }
            Assumptions.abort("the quality set is not at " + set);
        }
        var content = new MainContent();
        return GoldPages.of(set).stream()
                .mapToDouble(page -> GoldPages.score(
                        GoldPages.words(GoldPages.text(content.find(
                                page.document(), WebUrl.parse(page.url()).orElseThrow()))),
                        page.gold())[2])
                .average()
                .orElse(0);
    }
}
