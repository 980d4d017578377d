package dev.incipit.store;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The files of an embedded store, which are its owner's alone: who may write them is the store's administrator, and who may read them
 * has the customers and the hashes of their keys.
 */
final class StoreFiles {
    private static final System.Logger LOG = System.getLogger(StoreFiles.class.getName());
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final String DATABASE = ".mv.db";

    /** What a volume's root has by itself. */
    private static final String LOST_AND_FOUND = "lost+found";

    private final Path folder;
    private final Path database;
    private final Path password;
    private final Pattern names;

    /** Of the store in this file, whose name ends in {@code .mv.db}. */
    StoreFiles(Path database) {
        var file = database.toAbsolutePath().normalize();
        var name = file.getFileName().toString();
        var base = name.substring(0, name.length() - DATABASE.length());
        this.folder = file.getParent();
        this.database = file;
        this.password = folder.resolve(base + ".password");
        this.names =
                Pattern.compile(Pattern.quote(base) + "\\.(?:(?:mv|lock|trace|[0-9.]+temp)\\.db[.A-Za-z]*|password)");
    }

    /** Where the store's own password is kept. */
    Path password() {
        return password;
    }

    /** Whether there is a store yet; an empty file is none. */
    boolean holdStore() throws IOException {
        return Files.exists(database) && Files.size(database) > 0;
    }

    /**
     * Makes folder and file where there are none, and closes them to everybody else; before H2 opens them. A folder that holds other
     * things than the store is not ours to close.
     *
     * @throws StoreFailed where other users of the machine could write the store, and this one may not change that
     */
    void secure() throws IOException {
        Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(FOLDER));
        if (holdsNothingElse()) {
            restrict(folder, FOLDER);
        }
        judge(folder);
        try {
            Files.createFile(database, PosixFilePermissions.asFileAttribute(FILE));
        } catch (FileAlreadyExistsException there) {
            // As at every start but the first.
        }
        secureFiles();
    }

    /** Closes the files there are now, of which H2 makes some as it opens the store. */
    void secureFiles() throws IOException {
        for (var file : ours()) {
            try {
                restrict(file, FILE);
                judge(file);
            } catch (NoSuchFileException gone) {
                // Another process closed the store meanwhile.
                LOG.log(Level.DEBUG, "A file of the store is gone", gone);
            }
        }
    }

    private boolean holdsNothingElse() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.allMatch(
                    entry -> isOurs(entry) || entry.getFileName().toString().equals(LOST_AND_FOUND));
        }
    }

    private List<Path> ours() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.filter(this::isOurs).toList();
        }
    }

    private boolean isOurs(Path entry) {
        return names.matcher(entry.getFileName().toString()).matches();
    }

    /** As far as this user may. A link is left alone: in a folder that others may write, it could lead to any file of ours. */
    private static void restrict(Path path, Set<PosixFilePermission> mode) throws IOException {
        if (Files.isSymbolicLink(path) || Files.getPosixFilePermissions(path).equals(mode)) {
            return;
        }
        try {
            Files.setPosixFilePermissions(path, mode);
        } catch (NoSuchFileException gone) {
            throw gone;
        } catch (FileSystemException notOurs) {
            LOG.log(Level.DEBUG, "The mode stays", notOurs);
        }
    }

    /** Looks at what a path is in the end: some file systems take a mode and keep their own. */
    private static void judge(Path path) throws IOException {
        var mode = Files.getPosixFilePermissions(path);
        if (mode.contains(PosixFilePermission.OTHERS_WRITE)) {
            throw new StoreFailed("Every user of this machine may write " + path
                    + ", and so into the store. Take that right away (chmod o-w), or name a file in a folder of its own"
                    + " in store.url.");
        }
        if (mode.contains(PosixFilePermission.GROUP_WRITE)) {
            LOG.log(
                    Level.WARNING,
                    "The group '" + Files.getAttribute(path, "posix:group") + "' may write " + path
                            + ", and so into the store");
        }
    }
}
