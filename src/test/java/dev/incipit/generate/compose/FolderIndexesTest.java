package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.RunOptions;
import dev.incipit.generate.TestPages;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FolderIndexesTest {
    private final TestPages site = new TestPages();

    @Test
    void aSiteOfAHundredPagesNeedsOneIndexOnly() {
        folder("/docs/", 99);
        assertEquals(List.of(), indexes());
    }

    @Test
    void eachFolderHasAnIndexOfAllItsPages() {
        folder("/docs/", 90);
        folder("/blog/", 30);
        var indexes = indexes();
        assertEquals(
                List.of(List.of("docs"), List.of("blog")),
                indexes.stream().map(FolderIndex::folder).toList());
        assertEquals(
                List.of(90, 30),
                indexes.stream().map(index -> index.entries().size()).toList());
    }

    @Test
    void aFolderOfTooManyPagesIsDividedInTurnAndNoPageIsLost() {
        folder("/docs/", 20);
        folder("/docs/api/", 120);
        folder("/docs/guide/", 40);
        folder("/docs/tiny/", 2);
        var docs = indexes().getFirst();
        assertEquals(
                Set.of(List.of("docs", "api"), List.of("docs", "guide")),
                docs.below().stream().map(FolderIndex::folder).collect(Collectors.toSet()));
        assertEquals(22, docs.entries().size());
        assertEquals(
                Set.of(120, 40),
                docs.below().stream().map(index -> index.entries().size()).collect(Collectors.toSet()));
    }

    @Test
    void pagesInNoFolderHaveOneIndexTogether() {
        folder("/", 150);
        var indexes = indexes();
        assertEquals(
                List.of("All other pages"),
                indexes.stream().map(FolderIndex::name).toList());
        assertTrue(indexes.getFirst().entries().size() >= 150);
    }

    @Test
    void eachOlderVersionHasAnIndexAndTheNewestDoesNot() {
        folder("/docs/", 80);
        folder("/docs/1.9/", 20);
        folder("/docs/1.10/", 20);
        var versions = indexes().stream().filter(FolderIndex::version).toList();
        assertEquals(
                List.of(List.of("docs", "1.10"), List.of("docs", "1.9")),
                versions.stream().map(FolderIndex::folder).toList());
        assertEquals("Docs version 1.10", versions.getFirst().name());
        assertEquals(20, versions.getFirst().entries().size());
    }

    @Test
    void aSiteOfManyFoldersNamesTheLargestAndListsTheRestTogether() {
        for (int i = 0; i < 80; i++) {
            folder("/part" + i + "/", 5 + i % 3);
        }
        var indexes = indexes();
        assertTrue(indexes.size() <= 40, String.valueOf(indexes.size()));
        var pages = new HashSet<String>();
        indexes.forEach(index ->
                index.entries().forEach(entry -> pages.add(entry.page().url().toString())));
        assertTrue(pages.size() >= 80 * 5, String.valueOf(pages.size()));
    }

    private List<FolderIndex> indexes() {
        return new Composition(site.report(), RunOptions.NONE).folderIndexes();
    }

    private void folder(String folder, int pages) {
        if (site.pages().isEmpty()) {
            site.add("/", "Trees", "All the trees of the park by the river are described on these pages at length.");
        }
        for (int i = 0; i < pages; i++) {
            var name = folder.replace('/', ' ').strip() + " tree " + i;
            site.add(folder + "tree-" + i, name, unlike(name));
        }
    }

    /** A text that is near no other. */
    private static String unlike(String name) {
        var text = new StringBuilder("About " + name + ". ");
        var random = new Random(name.hashCode());
        for (int i = 0; i < 60; i++) {
            text.append((char) ('a' + random.nextInt(26)))
                    .append(Integer.toString(random.nextInt(1 << 24), 36))
                    .append(' ');
        }
        return text + ".";
    }
}
