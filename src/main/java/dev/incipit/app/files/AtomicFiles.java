package dev.incipit.app.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes a set of files into a folder so that each appears whole or not at all: first under a temporary name beside its target,
 * then moved over it, with owner and permissions of the file that was there. Files not yet moved are deleted when the program exits. Only
 * what is no file, such as a pipe, is written at once ({@link Destination}).
 */
public final class AtomicFiles {
    /** Drafts of the process that are not in their places. Not {@code deleteOnExit}, which never forgets a file. */
    private static final Set<Path> DRAFTS = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(AtomicFiles::deleteDrafts));
    }

    private final Path folder;
    private final Map<Path, Path> waiting = new LinkedHashMap<>();

    /** Creates the folder if it is missing. */
    public AtomicFiles(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /** Writes texts by their names: all of them or, if one cannot be written, none. */
    public static void write(Path folder, Map<String, String> texts) throws IOException {
        var files = new AtomicFiles(folder);
        for (var text : texts.entrySet()) {
            files.write(text.getKey(), text.getValue());
        }
        files.publish();
    }

    /**
     * Checks that files could be written into a folder; leaves no folder behind that was not there.
     *
     * @throws FileAlreadyExistsException if the folder or one of its parents is a file
     * @throws AccessDeniedException if the folder cannot be written or created
     */
    public static void requireWritable(Path folder) throws IOException {
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
        if (!Files.exists(folder)) {
            requireCreatable(there);
        }
    }

    /** Some folders look writable to the owner of the machine and hold no files, such as /proc. */
    private static void requireCreatable(Path parent) throws IOException {
        var trial = parent.resolve(".incipit-" + ProcessHandle.current().pid() + "-" + System.nanoTime());
        try {
            Files.createDirectory(trial);
            Files.delete(trial);
        } catch (IOException refused) {
            throw new FileSystemException(parent.toString(), null, "no folder can be created in it");
        }
    }

    /**
     * Writes a temporary file beside the target, in UTF-8; {@code name} may lead into folders below, parted by slashes.
     *
     * @throws FileAlreadyExistsException if the target is a folder, over which no file could be moved
     */
    public void write(String name, String text) throws IOException {
        try (var out = open(name)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Opens a temporary file beside the target; the caller closes it before {@link #publish}. */
    public OutputStream open(String name) throws IOException {
        var target = Destination.of(folder.resolve(name));
        if (!target.replaceable()) {
            return Files.newOutputStream(target.file());
        }
        create(target.folder());
        // Not createTempFile: only the owner could read its files, and a web server must be able to.
        // Without the target's name, which may be as long as the file system takes.
        var draft = target.folder()
                .resolve(".incipit-" + ProcessHandle.current().pid() + "-" + System.nanoTime() + "-" + waiting.size()
                        + ".draft");
        DRAFTS.add(draft);
        waiting.put(target.file(), draft);
        var out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW);
        // Before the first byte, which may be for the owner alone.
        target.dress(draft);
        return out;
    }

    /** Creates a folder and those above it; what stays empty of them goes when the program exits. */
    private static void create(Path missing) throws IOException {
        var absent = new ArrayDeque<Path>();
        for (var at = missing; at != null && !Files.exists(at); at = at.getParent()) {
            absent.push(at);
        }
        for (var at : absent) {
            Files.createDirectory(at);
            at.toFile().deleteOnExit();
        }
    }

    public void publish() throws IOException {
        for (var move : waiting.entrySet()) {
            try {
                Files.move(move.getValue(), move.getKey(), StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException foreign) {
                Files.move(move.getValue(), move.getKey(), StandardCopyOption.REPLACE_EXISTING);
            }
            DRAFTS.remove(move.getValue());
        }
        waiting.clear();
    }

    private static void deleteDrafts() {
        DRAFTS.forEach(draft -> draft.toFile().delete());
    }
}
