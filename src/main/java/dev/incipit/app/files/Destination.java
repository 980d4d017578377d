package dev.incipit.app.files;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * Where that goes which is written under a path. A link stays one, and its target is replaced. What is there and no regular file, a pipe
 * or a device such as /dev/stdout, is written itself: it must not be replaced, and may have no other path.
 *
 * @param file absolute, and behind all links if it can be replaced
 * @param replaceable whether a whole file may be moved to the place
 */
public record Destination(Path file, boolean replaceable) {
    /**
     * Looks where a path leads.
     *
     * @throws FileAlreadyExistsException if there is a folder
     */
    public static Destination of(Path named) throws IOException {
        if (Files.isDirectory(named)) {
            throw new FileAlreadyExistsException(named.toString(), null, "a folder, and no file");
        }
        if (Files.isRegularFile(named)) {
            return new Destination(named.toRealPath(), true);
        }
        return new Destination(named.toAbsolutePath(), !Files.exists(named));
    }

    public Path folder() {
        return requireNonNull(file.getParent());
    }

    /** Gives a draft owner, group and permissions of the file that it will replace, as far as this process may. */
    void dress(Path draft) throws IOException {
        var there = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        var ours = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
        if (there == null || ours == null || !Files.isRegularFile(file)) {
            return;
        }
        var wanted = there.readAttributes();
        var made = ours.readAttributes();
        try {
            if (!wanted.group().equals(made.group())) {
                ours.setGroup(wanted.group());
            }
            if (!wanted.owner().equals(made.owner())) {
                ours.setOwner(wanted.owner());
            }
        } catch (IOException _) {
            // Only root gives files away.
        }
        ours.setPermissions(wanted.permissions());
    }
}
