package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @Test
    void aLinkStaysOneAndItsTargetIsReplaced() throws IOException {
        var target = Files.writeString(
                Files.createDirectory(folder.resolve("shared")).resolve("real.txt"), "old");
        var link = Files.createSymbolicLink(folder.resolve("llms.txt"), target);
        AtomicFiles.write(folder, Map.of("llms.txt", "new"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
        try (var left = Files.list(target.getParent())) {
            assertEquals(1, left.count());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-rw-r--", "rw-------", "r--r--r--"})
    void aFileThatIsReplacedKeepsItsPermissions(String permissions) throws IOException {
        var file = Files.writeString(folder.resolve("llms.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        AtomicFiles.write(folder, Map.of("llms.txt", "new"));
        assertEquals("new", Files.readString(file));
        assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    @Timeout(20)
    void aPipeIsWrittenAndNotReplaced() throws IOException, InterruptedException {
        var pipe = folder.resolve("llms.txt");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        var copied = folder.resolve("copied");
        var reader = new ProcessBuilder("cat", pipe.toString())
                .redirectOutput(copied.toFile())
                .start();
        try {
            AtomicFiles.write(folder, Map.of("llms.txt", "new"));
            assertFalse(Files.isRegularFile(pipe));
            assertEquals(0, reader.waitFor());
            assertEquals("new", Files.readString(copied));
        } finally {
            reader.destroy();
        }
    }

    private List<String> names() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }
}
