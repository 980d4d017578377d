package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.TestSite;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class GeneratorTest {
    private static final String TIDES = "<p>Tide tables for each harbour are printed every year in spring.</p>";
    private static final String SAME =
            "<p>Oaks and elms are felled in winter, when the sap is down and the ground is hard enough for carts.</p>"
                    + "<p>They are barked in spring, sawn in summer, and dried under a roof for one year an inch.</p>";

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    /** Two pages have become one, of which a new index lists the first. */
    @Test
    void staleWordsAreWrittenAnewAlsoForAPageThatANewIndexDoesNotList() throws InterruptedException {
        site.page(
                "/", "Woods", "<main><h1>Woods</h1>" + TIDES + "<a href=/oaks>Oaks</a> <a href=/elms>Elms</a></main>");
        site.page("/oaks", "Oaks", "<main><h1>Oaks</h1>" + SAME + "</main>");
        site.page("/elms", "Elms", "<main><h1>Elms</h1>" + SAME + "</main>");
        var order =
                new GenerateOrder(new Site(site.origin(), site.url("/"), false), FileType.LLMS, 100, Optional.empty());
        var generator = LocalRuns.generator();
        var fresh = generator.generate(order, _ -> {}).llmsTxt().orElseThrow();
        var unlisted = List.of("/oaks", "/elms").stream()
                .filter(path -> !fresh.contains(site.url(path) + ")"))
                .toList();
        assertEquals(1, unlisted.size(), fresh);
        var address = site.url(unlisted.getFirst());
        var then = "# Woods\n\n## Trees\n\n- [Mine](" + address + "): Trees are wood.\n";
        var full = "# Woods\n\n## Trees\n\nSource: " + address + "\n\nTrees are wood.\n";
        var updated = generator.revise(order, new PreviousRun(then, Optional.of(full)), _ -> {});
        assertFalse(updated.text().contains("Trees are wood."), updated.text());
        assertTrue(updated.text().contains("- [Mine](" + address + "): "), updated.text());
        assertTrue(
                updated.changes().stream().anyMatch(change -> change instanceof IndexChange.Reworded),
                updated.changes().toString());
    }
}
