package dev.incipit.crawl.frontier;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FacetedPathsTest {
    private final FacetedPaths order = new FacetedPaths();

    private void add(String... paths) {
        for (var path : paths) {
            order.add(List.of(path.split("/")));
        }
    }

    private boolean isCombined(String path) {
        return order.isCombined(List.of(path.split("/")));
    }

    @Test
    void threeFoldersInAnyOrderAreCombined() {
        add("red/small", "small/red", "red/cheap", "cheap/red", "small/cheap");
        assertFalse(isCombined("tools/red/small"));
        add("cheap/small");
        assertTrue(isCombined("tools/red/small"));
        assertTrue(isCombined("small/cheap/more"));
        assertFalse(isCombined("tools/red"));
        assertFalse(isCombined("red/blue"));
    }

    @Test
    void languagesBeforeAndBehindAreNot() {
        add("docs/en", "en/docs", "docs/fr", "fr/docs", "docs/de", "de/docs", "en/blog", "blog/en");
        assertFalse(isCombined("docs/en/install"));
        assertFalse(isCombined("fr/docs"));
    }

    @Test
    void aTreeIsNot() {
        add("v1/install", "v2/install", "v1/use", "v2/use", "v1/install/linux", "v2/install/linux");
        assertFalse(isCombined("v2/install/linux"));
    }

    @Test
    void aFolderBelowItselfIsNoOrder() {
        add("a/a/a", "b/b");
        assertFalse(isCombined("a/a"));
    }
}
