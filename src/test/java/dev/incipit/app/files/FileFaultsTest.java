package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.junit.jupiter.api.Test;

final class FileFaultsTest {
    @Test
    void eachFailureIsASentence() {
        assertEquals("There is no file a.md.", FileFaults.sentence(new NoSuchFileException("a.md")));
        assertEquals("No permission for a.md.", FileFaults.sentence(new AccessDeniedException("a.md")));
        assertEquals("a is there already, and is no folder.", FileFaults.sentence(new FileAlreadyExistsException("a")));
        assertEquals("a is no folder.", FileFaults.sentence(new NotDirectoryException("a")));
        assertEquals("a: Too many links.", FileFaults.sentence(new FileSystemException("a", null, "Too many links")));
        assertEquals("The disk is full.", FileFaults.sentence(new IOException("The disk is full.")));
    }
}
