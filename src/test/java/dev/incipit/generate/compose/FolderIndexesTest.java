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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** The crawler reads no such address; a deep tree would need a deep stack. */
    @Test
    void foldersBelowManyOthersHaveNoIndexOfTheirOwn() {
        folder("/" + "a/".repeat(60), 200);
        var index = indexes().getFirst();
        int levels = 1;
        while (!index.below().isEmpty()) {
            index = index.below().getFirst();
            levels++;
        }
        assertEquals(16, levels);
        assertEquals(200, index.entries().size());
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
        assertEquals(37, indexes.size());
        var pages = new HashSet<String>();
        indexes.forEach(index ->
                index.entries().forEach(entry -> pages.add(entry.page().url().toString())));
        assertTrue(pages.size() >= 80 * 5, String.valueOf(pages.size()));
    }

    /** Folders with their numbers of pages, such as "docs/ 90, docs/api/ 5". */
    private void folders(String named) {
        for (var folder : named.split(", ")) {
            var words = folder.split(" ");
            folder("/" + words[0], Integer.parseInt(words[1]));
        }
    }

    /** Indexes with their numbers of entries, and in brackets those below them. */
    private static String shown(List<FolderIndex> indexes) {
        return indexes.stream()
                .map(index -> index.name() + " " + index.entries().size()
                        + (index.below().isEmpty() ? "" : " [" + shown(index.below()) + "]"))
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            docs/ 100                                      | Docs 100
            docs/ 100, blog/ 5                             | Docs 100, Blog 5
            docs/ 100, blog/ 4                             | Docs 100
            docs/ 150                                      | Docs 150
            docs/ 75, docs/api/ 75                         | Docs 150
            docs/ 75, docs/api/ 76                         | Docs 75 [Api 76]
            docs/ 75, docs/api/ 72, docs/cli/ 4            | Docs 79 [Api 72]
            docs/ 90, docs/1.8/ 9, docs/1.9/ 9             | Docs 90, Docs version 1.9 9, Docs version 1.8 9
            docs/ 90, 1.9/ 11, v2/ 9                       | Docs 90, V2 9, version 1.9 11
            my_big-docs/ 101                               | My big docs 101
            docs/ 101, --/ 5                               | Docs 101, -- 5
            """)
    void aFolderOfEnoughPagesHasAnIndexAndALargeOneIsDivided(String folders, String indexes) {
        folders(folders);
        assertEquals(indexes, shown(indexes()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            docs/ 101                                      | Docs 101
            docs/ 101, docs/api/ 3, docs/cli/ 2            | Docs 103, Api 3
            docs/ 101, docs/a-b/ 3, docs/a_b/ 4            | Docs 101, A b 3, A b 2 4
            docs/ 101, docs/docs/ 3                        | Docs 101, Docs 2 3
            docs/api/ 101                                  | Docs 101
            """)
    void aFolderOfThreePagesIsASectionOfItsOwn(String folders, String parts) {
        folders(folders);
        assertEquals(
                parts,
                indexes().getFirst().parts().stream()
                        .map(part -> part.name() + " " + part.entries().size())
                        .collect(Collectors.joining(", ")));
    }

    @Test
    void theLargestTwentyFourFoldersAreSections() {
        folder("/docs/", 40);
        for (int i = 0; i < 25; i++) {
            folder("/docs/part" + i + "/", i == 7 ? 3 : 4);
        }
        var parts = indexes().getFirst().parts();
        assertEquals(25, parts.size());
        assertEquals(43, parts.getFirst().entries().size());
    }

    @Test
    void twelveOlderVersionsAreNamedAndTheOthersStandInAFileOfTheirOwn() {
        folder("/docs/", 80);
        for (int i = 1; i <= 15; i++) {
            folder("/docs/1." + i + "/", 5);
        }
        var versions = indexes().stream().filter(FolderIndex::version).toList();
        assertEquals(13, versions.size());
        assertEquals("Docs version 1.4 5", shown(versions.subList(11, 12)));
        assertEquals(
                "Older versions 0 [Docs version 1.3 5, Docs version 1.2 5, Docs version 1.1 5]",
                shown(versions.subList(12, 13)));
    }

    @Test
    void aLeadPageNamesItsFolder() {
        site.add("/", "Trees", "All the trees of the park by the river are described on these pages at length.");
        site.add("/docs/", "The handbook of trees", unlike("handbook"));
        folder("/docs/", 101);
        assertEquals("The handbook of trees", indexes().getFirst().name());
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
