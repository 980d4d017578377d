package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StoreFilesTest {
    @TempDir
    Path folder;

    @Test
    void aNewFolderAndItsFileAreTheOwnersAlone() throws IOException {
        var data = folder.resolve("a/data");
        var files = new StoreFiles(data.resolve("incipit.mv.db"));
        files.secure();
        assertEquals("rwx------", mode(data));
        assertEquals("rwx------", mode(folder.resolve("a")));
        assertEquals("rw-------", mode(data.resolve("incipit.mv.db")));
        assertFalse(files.holdStore());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwxr-xr-x", "rwxrwxrwx", "rwxrwx---", "rwxr-x--x"})
    void theFolderOfAnOlderVersionIsClosed(String mode) throws IOException {
        var names = List.of(
                "incipit.mv.db",
                "incipit.lock.db",
                "incipit.trace.db",
                "incipit.trace.db.old",
                "incipit.1.temp.db",
                "incipit.password");
        for (var name : names) {
            put(name, "rw-rw-rw-");
        }
        Files.createDirectory(folder.resolve("lost+found"));
        set(folder, mode);
        var files = files();
        files.secure();
        assertTrue(files.holdStore());
        assertEquals("rwx------", mode(folder));
        for (var name : names) {
            assertEquals("rw-------", mode(folder.resolve(name)));
        }
    }

    @Test
    void aFolderThatHoldsOtherThingsIsLeftAsItIsAndSoAreThey() throws IOException {
        put("incipit.mv.db", "rw-r--r--");
        put("incipit.sh", "rwxr-xr-x");
        put("incipit2.mv.db", "rw-r--r--");
        set(folder, "rwxr-xr-x");
        files().secure();
        assertEquals("rwxr-xr-x", mode(folder));
        assertEquals("rw-------", mode(folder.resolve("incipit.mv.db")));
        assertEquals("rwxr-xr-x", mode(folder.resolve("incipit.sh")));
        assertEquals("rw-r--r--", mode(folder.resolve("incipit2.mv.db")));
    }

    /** As in {@code /tmp}, which nobody may close. */
    @Test
    void aSharedFolderThatEverybodyMayWriteIsRefused() throws IOException {
        put("notes.txt", "rw-r--r--");
        set(folder, "rwxrwxrwx");
        var refused = assertThrows(StoreFailed.class, () -> files().secure());
        assertTrue(
                refused.getMessage().startsWith("Every user of this machine may write " + folder),
                refused.getMessage());
        assertTrue(refused.getMessage().contains("store.url"), refused.getMessage());
        assertEquals("rwxrwxrwx", mode(folder));
        assertFalse(Files.exists(folder.resolve("incipit.mv.db")));
    }

    /** As a volume of Kubernetes is with fsGroup: root's, for our group to write. */
    @Test
    void aFolderThatItsGroupMayWriteAndWeMayNotCloseIsTaken() throws IOException {
        put("notes.txt", "rw-r--r--");
        set(folder, "rwxrwxr-x");
        files().secure();
        assertEquals("rwxrwxr-x", mode(folder));
        assertEquals("rw-------", mode(folder.resolve("incipit.mv.db")));
    }

    @Test
    void whatALinkLeadsToIsLeftAlone() throws IOException {
        var other = put("other", "rw-r--r--");
        Files.createSymbolicLink(folder.resolve("incipit.trace.db"), other);
        files().secure();
        assertEquals("rw-r--r--", mode(other));
    }

    private StoreFiles files() {
        return new StoreFiles(folder.resolve("incipit.mv.db"));
    }

    private Path put(String name, String mode) throws IOException {
        var file = Files.writeString(folder.resolve(name), "x");
        set(file, mode);
        return file;
    }

    private static void set(Path path, String mode) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
