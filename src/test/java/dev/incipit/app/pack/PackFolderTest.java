package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.llmstxt.MarkdownCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PackFolderTest {
    private static final String COPY =
            new MarkdownCopy("Oaks", "https://example.com/oaks", Optional.empty(), "Oaks grow.").text();

    @TempDir
    private Path root;

    private PackFolder folder;

    @BeforeEach
    void create() {
        folder = new PackFolder(root);
    }

    @Test
    void aPlaceIsTakenByWhatThisProgramDidNotWrite() throws IOException {
        assertFalse(folder.isTaken("oaks.md"));
        write("oaks.md", COPY);
        assertFalse(folder.isTaken("oaks.md"));
        write("notes.md", "# Notes");
        assertTrue(folder.isTaken("notes.md"));
        assertTrue(folder.isTaken("notes.md/a.md"));
    }

    @Test
    void aLinkIsNeverFollowed() throws IOException {
        var elsewhere = Files.createDirectory(root.resolve("elsewhere"));
        Files.createSymbolicLink(root.resolve("docs"), elsewhere);
        Files.writeString(elsewhere.resolve("oaks.md"), COPY);
        Files.createSymbolicLink(root.resolve("oaks.md"), elsewhere.resolve("oaks.md"));
        assertTrue(folder.isTaken("docs/oaks.md"));
        assertTrue(folder.isTaken("oaks.md"));
        assertEquals(Set.of("elsewhere/oaks.md"), folder.written(Kind.COPY).keySet());
    }

    @Test
    void foldersOfToolsAreNotSearched() throws IOException {
        for (var path : new String[] {"node_modules/a.md", ".git/a.md", ".well-known/a.md", "docs/a.md"}) {
            write(path, COPY);
        }
        write("docs/llms.txt", "# A\n\n" + PackFile.WHOLE_SITE + "https://example.com/llms.txt\n");
        write("blog/llms.txt", "# B\n");
        assertEquals(
                Set.of(".well-known/a.md", "docs/a.md"),
                folder.written(Kind.COPY).keySet());
        assertEquals(Set.of("docs/llms.txt"), folder.written(Kind.SECTION_INDEX).keySet());
    }

    @Test
    void whatIsStaleGoesWithItsEmptyFolders() throws IOException {
        write("a/b/old.md", COPY);
        write("a/kept.md", COPY);
        write("a/young.md", COPY.replace("grow", "are young"));
        write("a/notes.md", "# Notes");
        int removed = folder.removeStale(Kind.COPY, Set.of("a/kept.md"), text -> !text.contains("young"));
        assertEquals(1, removed);
        assertFalse(Files.exists(root.resolve("a/b")));
        assertTrue(Files.exists(root.resolve("a/kept.md")));
        assertTrue(Files.exists(root.resolve("a/young.md")));
        assertTrue(Files.exists(root.resolve("a/notes.md")));
    }

    @Test
    void aMissingFolderHasNothing() throws IOException {
        assertEquals(0, new PackFolder(root.resolve("none")).written(Kind.COPY).size());
    }

    private void write(String path, String text) throws IOException {
        Files.createDirectories(root.resolve(path).getParent());
        Files.writeString(root.resolve(path), text);
    }
}
