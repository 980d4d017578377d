package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFilesTest {
    @TempDir
    Path folder;

    @Test
    void theOldFileStaysUntilAllNewOnesAreWhole() throws IOException {
        Files.writeString(folder.resolve("llms.txt"), "old");
        var drop = new AtomicFiles(folder);
        drop.write("llms.txt", "new");
        assertEquals("old", Files.readString(folder.resolve("llms.txt")));
        drop.write("llms-full.txt", "full");
        drop.publish();
        assertEquals("new", Files.readString(folder.resolve("llms.txt")));
        assertEquals(List.of("llms-full.txt", "llms.txt"), names());
    }

    @Test
    void aMissingFolderIsMade() throws IOException {
        var drop = new AtomicFiles(folder.resolve("a/b"));
        drop.write("llms.txt", "text");
        drop.publish();
        assertEquals("text", Files.readString(folder.resolve("a/b/llms.txt")));
    }

    private List<String> names() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }
}
