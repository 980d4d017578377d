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
 * The files of an embedded store, accessible only to their owner: whoever can write them is the store's administrator, and
 * whoever can read them has the customers and the hashes of their keys.
 */
final class StoreFiles {
    private static final System.Logger LOG = System.getLogger(StoreFiles.class.getName());
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final String DATABASE = ".mv.db";

    /** Present in the root of every new volume. */
    private static final String LOST_AND_FOUND = "lost+found";

    private final Path folder;
    private final Path database;
    private final Path password;
    private final Pattern names;

    /** Names the files of the store in this file, whose name ends in {@code .mv.db}. */
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

    /** Returns the file with the store's generated password. */
    Path password() {
        return password;
    }

    /** Returns whether there is a store yet; an empty file does not count. */
    boolean holdStore() throws IOException {
        return Files.exists(database) && Files.size(database) > 0;
    }

    /**
     * Creates folder and file if missing and restricts them to their owner, before H2 opens them. The mode of a folder that
     * contains anything but the store is not changed.
     *
     * @throws StoreFailed if other users of the machine can write the store and this user may not change that
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
            // The normal case on every start but the first.
        }
        secureFiles();
    }

    /** Restricts the files that exist now; H2 creates some of them when it opens the store. */
    void secureFiles() throws IOException {
        for (var file : ours()) {
            try {
                restrict(file, FILE);
                judge(file);
            } catch (NoSuchFileException gone) {
                // Another process has closed the store meanwhile.
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

    /** Sets the mode if permitted. Skips symbolic links: in a folder others may write, one could lead to any file. */
    private static void restrict(Path path, Set<PosixFilePermission> mode) throws IOException {
        if (Files.isSymbolicLink(path) || Files.getPosixFilePermissions(path).equals(mode)) {
            return;
        }
        try {
            Files.setPosixFilePermissions(path, mode);
        } catch (NoSuchFileException gone) {
            throw gone;
        } catch (FileSystemException notOurs) {
            LOG.log(Level.DEBUG, "The file mode could not be changed", notOurs);
        }
    }

    /** Checks the resulting mode, because some file systems accept a change without applying it. */
    private static void judge(Path path) throws IOException {
        var mode = Files.getPosixFilePermissions(path);
        if (mode.contains(PosixFilePermission.OTHERS_WRITE)) {
            throw new StoreFailed("Every user of this machine may write " + path
                    + " and so change the store. Remove that permission (chmod o-w), or set store.url to a file in a"
                    + " folder of its own.");
        }
        if (mode.contains(PosixFilePermission.GROUP_WRITE)) {
            LOG.log(
                    Level.WARNING,
                    "The group '" + Files.getAttribute(path, "posix:group") + "' may write " + path
                            + " and so change the store");
        }
    }
}
