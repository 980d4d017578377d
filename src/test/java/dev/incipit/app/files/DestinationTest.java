package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DestinationTest {
    @TempDir
    private Path given;

    private Path folder = Path.of("");

    @BeforeEach
    void real() throws IOException {
        folder = given.toRealPath();
    }

    @Test
    void aFileAndAFreePlaceTakeAWholeFile() throws IOException {
        var there = Files.writeString(folder.resolve("llms.txt"), "old");
        assertEquals(new Destination(there, true), Destination.of(there));
        var free = folder.resolve("none/llms.txt");
        assertEquals(new Destination(free, true), Destination.of(free));
        assertEquals(folder.resolve("none"), Destination.of(free).folder());
    }

    @Test
    void aLinkLeadsToItsTarget() throws IOException {
        var target =
                Files.writeString(Files.createDirectory(folder.resolve("real")).resolve("llms.txt"), "old");
        Files.createSymbolicLink(folder.resolve("first"), target);
        var link = Files.createSymbolicLink(folder.resolve("second"), Path.of("first"));
        assertEquals(new Destination(target, true), Destination.of(link));
    }

    @Test
    void aPipeIsWrittenItself() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertEquals(new Destination(pipe, false), Destination.of(pipe));
        var link = Files.createSymbolicLink(folder.resolve("link"), pipe);
        assertEquals(new Destination(link, false), Destination.of(link));
    }

    @Test
    void aFolderIsNoPlaceForAFile() {
        var refused = assertThrows(FileSystemException.class, () -> Destination.of(folder));
        assertEquals(folder + ": a folder, and no file.", FileFaults.sentence(refused));
    }

    @Test
    void aDraftLooksLikeTheFileThatItReplaces() throws IOException {
        var there = Files.writeString(folder.resolve("llms.txt"), "old");
        Files.setPosixFilePermissions(there, PosixFilePermissions.fromString("rw-r-----"));
        var draft = Files.writeString(folder.resolve("draft"), "new");
        Destination.of(there).dress(draft);
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(draft)));
        assumeTrue(System.getProperty("user.name").equals("root"));
        Files.setAttribute(there, "unix:gid", 7);
        Files.setAttribute(there, "unix:uid", 7);
        Destination.of(there).dress(draft);
        assertEquals(7, Files.getAttribute(draft, "unix:gid"));
        assertEquals(7, Files.getAttribute(draft, "unix:uid"));
    }
}
