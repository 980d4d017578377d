package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RepositoryRootTest {
    @TempDir
    Path folder;

    @Test
    void theCheckoutOfTheCiSystemComesFirst() throws IOException {
        var here = Files.createDirectories(folder.resolve("work/public"));
        Files.createDirectory(here.resolve(".git"));
        for (var name : new String[] {"GITHUB_WORKSPACE", "CI_PROJECT_DIR"}) {
            var root = RepositoryRoot.of(Map.of(name, folder + "/work"), here);
            assertEquals(folder.resolve("work"), root.folder());
            assertEquals("public/bad.txt", root.path(here.resolve("bad.txt")));
        }
    }

    @Test
    void aCheckoutElsewhereDoesNotCount() throws IOException {
        var here = Files.createDirectories(folder.resolve("work/public"));
        var root = RepositoryRoot.of(Map.of("GITHUB_WORKSPACE", "/nowhere", "CI_PROJECT_DIR", "a\0b"), here);
        assertEquals("/nowhere/bad.txt", root.path(Path.of("/nowhere/bad.txt")));
        assertEquals("bad.txt", root.path(here.resolve("x/../bad.txt")));
    }

    @Test
    void theRepositoryAroundTheWorkingFolderIsFoundEvenInAWorktree() throws IOException {
        var here = Files.createDirectories(folder.resolve("work/public/docs"));
        Files.writeString(folder.resolve("work/.git"), "gitdir: elsewhere");
        assertEquals("public/docs/llms.txt", RepositoryRoot.of(Map.of(), here).path(here.resolve("llms.txt")));
    }
}
