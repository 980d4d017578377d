package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NamedFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsReadUpToALimit() throws IOException {
        var file = Files.writeString(folder.resolve("a"), "abc");
        assertEquals("ab", new String(NamedFile.read(file, 2), StandardCharsets.UTF_8));
        assertEquals(3, NamedFile.read(file, 4).length);
    }

    @Test
    void aFolderIsRefusedByItsName() {
        var refused = assertThrows(FileSystemException.class, () -> NamedFile.read(folder, 1));
        assertEquals(folder + ": a folder, and no file", refused.getMessage());
    }

    @Test
    void aFileThatIsMissingIsSaidToBe() {
        assertThrows(NoSuchFileException.class, () -> NamedFile.open(folder.resolve("a")));
    }

    @Test
    void aTextIsUtf8AndAsLongAsItMayBe() throws IOException {
        var file = Files.writeString(folder.resolve("a.txt"), "\u00fc");
        assertEquals(Optional.of("\u00fc"), NamedFile.text(file, 2));
        assertEquals(Optional.empty(), NamedFile.text(file, 1));
        Files.write(file, new byte[] {(byte) 0xFC});
        assertThrows(CharacterCodingException.class, () -> NamedFile.text(file, 2));
    }
}
