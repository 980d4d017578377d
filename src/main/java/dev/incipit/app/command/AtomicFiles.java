package dev.incipit.app.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Files that appear in a folder whole or not at all, the old ones staying until then: written beside their places, then
 * moved over them. What is written and not yet moved is removed when the program is ended.
 */
final class AtomicFiles {
    private final Path folder;
    private final Map<Path, Path> waiting = new LinkedHashMap<>();

    /** Creates the folder where it is missing. */
    AtomicFiles(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /**
     * Refuses a folder that nothing could be dropped into, and makes none.
     *
     * @throws FileAlreadyExistsException where it, or one above it, is a file
     * @throws AccessDeniedException where it may not be written, or not be made
     */
    static void requireWritable(Path folder) throws IOException {
        var there = folder.toAbsolutePath().normalize();
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there)) {
            throw new FileAlreadyExistsException(there.toString());
        }
        if (!Files.isWritable(there)) {
            throw new AccessDeniedException(there.toString());
        }
    }

    /** Writes a file beside its place, in UTF-8. */
    void write(String name, String text) throws IOException {
        // Not by createTempFile: its files are their owner's alone, and these are for a web server to read.
        var draft =
                folder.resolve("." + name + "." + ProcessHandle.current().pid() + "-" + System.nanoTime() + ".draft");
        draft.toFile().deleteOnExit();
        Files.writeString(draft, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
        waiting.put(folder.resolve(name), draft);
    }

    /** Moves everything written to its place. */
    void publish() throws IOException {
        for (var move : waiting.entrySet()) {
            try {
                Files.move(move.getValue(), move.getKey(), StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException foreign) {
                Files.move(move.getValue(), move.getKey(), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        waiting.clear();
    }
}
