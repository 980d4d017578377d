package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SeenSites;
import dev.incipit.sites.Shard;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteKey;
import dev.incipit.sites.SiteResult;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResultsFileTest {
    @TempDir
    Path folder;

    @Test
    void aRowThatWasNotWrittenToItsEndIsCutOffAndItsSiteRunAgain() throws IOException {
        append("https://A.example/", "b.example");
        var file = folder.resolve("results.jsonl");
        var whole = Files.readString(file);
        Files.writeString(file, row("c.example").substring(0, 30) + "x".repeat(1_000), StandardOpenOption.APPEND);
        var seen = new SeenSites();
        try (var results = ResultsFile.open(folder, Shard.WHOLE, true)) {
            results.readInto(seen);
            assertEquals(2, results.rows());
            results.append(row("d.example"));
        }
        assertFalse(seen.add(new SiteKey("a.example")));
        assertFalse(seen.add(new SiteKey("b.example")));
        assertTrue(seen.add(new SiteKey("c.example")));
        assertEquals(whole + row("d.example") + "\n", Files.readString(file));
    }

    /** Ctrl-C interrupts the thread that writes: the row is put to its end, and the interrupt is felt after it. */
    @Test
    void anInterruptDoesNotTearARow() throws IOException {
        try (var results = ResultsFile.open(folder, Shard.WHOLE, false)) {
            Thread.currentThread().interrupt();
            results.append(row("a.example"));
            assertTrue(Thread.interrupted());
            results.append(row("b.example"));
        }
        assertEquals(
                row("a.example") + "\n" + row("b.example") + "\n", Files.readString(folder.resolve("results.jsonl")));
    }

    @Test
    void aLineThatIsNoRowCountsForNoSite() throws IOException {
        Files.writeString(
                folder.resolve("results.jsonl"), "{}\nhello\n[1]\n{\"site\":7}\n\n" + row("a.example") + "\n");
        var seen = new SeenSites();
        try (var results = ResultsFile.open(folder, Shard.WHOLE, true)) {
            results.readInto(seen);
            assertEquals(1, results.rows());
        }
        assertFalse(seen.add(new SiteKey("a.example")));
    }

    @Test
    void rowsOfAnEarlierRunAreNotWrittenOver() throws IOException {
        append("a.example");
        var mistake = assertThrows(InvalidInput.class, () -> ResultsFile.open(folder, Shard.WHOLE, false));
        assertTrue(mistake.getMessage().contains("--resume"), mistake.getMessage());
    }

    @Test
    void oneRunWritesAFileAtATime() throws IOException {
        try (var results = ResultsFile.open(folder, Shard.WHOLE, true)) {
            assertEquals(0, results.rows());
            assertThrows(FileSystemException.class, () -> ResultsFile.open(folder, Shard.WHOLE, true));
        }
        ResultsFile.open(folder, Shard.WHOLE, true).close();
    }

    @Test
    void eachPartOfAListHasAFileOfItsOwn() {
        assertEquals("results.jsonl", ResultsFile.name(Shard.WHOLE));
        assertEquals("results-2-of-4.jsonl", ResultsFile.name(new Shard(2, 4)));
    }

    private void append(String... sites) throws IOException {
        try (var results = ResultsFile.open(folder, Shard.WHOLE, false)) {
            for (var site : sites) {
                results.append(row(site));
            }
        }
    }

    private static String row(String site) {
        return new ResultRow(site, new SiteResult.Written("x", List.of(), List.of(), 1, SiteCost.NONE))
                .json(Optional.of("x"));
    }
}
