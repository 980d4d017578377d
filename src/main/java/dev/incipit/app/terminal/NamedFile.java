package dev.incipit.app.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a person named, to be read. */
public final class NamedFile {
    private NamedFile() {}

    /**
     * Its bytes.
     *
     * @throws FileSystemException that says so where it is a folder: the stream of one opens, and fails without its name
     */
    public static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a folder, and no file");
        }
        return Files.newInputStream(file);
    }

    /** Its first bytes. */
    public static byte[] read(Path file, int bytesMax) throws IOException {
        try (var bytes = open(file)) {
            return bytes.readNBytes(bytesMax);
        }
    }
}
