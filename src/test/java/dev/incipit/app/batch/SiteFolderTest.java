package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.sites.SiteKey;
import dev.incipit.sites.WrittenFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SiteFolderTest {
    @TempDir
    private Path out;

    @Test
    void writesOverAnEarlierRunAndDropsWhatAKilledOneLeft() throws IOException {
        var folder = new SiteFolder(out, new SiteKey("example.com"));
        folder.write(List.of(WrittenFile.of("llms.txt", "# Old"), WrittenFile.of("llms-full.txt", "# Full")));
        Files.writeString(out.resolve(folder.name()).resolve(".incipit-7.draft"), "# Hal");
        folder.write(List.of(WrittenFile.of("llms.txt", "# New")));
        assertEquals("# New", Files.readString(out.resolve(folder.name()).resolve("llms.txt")));
        try (var files = Files.list(out.resolve(folder.name()))) {
            assertEquals(
                    List.of("llms-full.txt", "llms.txt"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }
}
