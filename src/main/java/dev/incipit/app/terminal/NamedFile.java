package dev.incipit.app.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a file named by the user. */
public final class NamedFile {
    private NamedFile() {}

    /**
     * Opens the file.
     *
     * @throws FileSystemException if it is a folder, whose stream would open and then fail without naming it
     */
    public static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a folder, and no file");
        }
        return Files.newInputStream(file);
    }

    /**
     * Reads a text in UTF-8; empty if the file has more than {@code bytesMax} bytes.
     *
     * @throws CharacterCodingException if it is not UTF-8
     */
    public static Optional<String> text(Path file, int bytesMax) throws IOException {
        var bytes = read(file, bytesMax + 1);
        return bytes.length > bytesMax
                ? Optional.empty()
                : Optional.of(StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString());
    }

    /** Reads at most {@code bytesMax} bytes from the start. */
    public static byte[] read(Path file, int bytesMax) throws IOException {
        try (var bytes = open(file)) {
            return bytes.readNBytes(bytesMax);
        }
    }
}
