package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SeenSites;
import dev.incipit.sites.Shard;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteResult;
import dev.incipit.sites.SiteResult.Failed;
import dev.incipit.sites.WrittenFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class BatchOutputTest {
    private static final ListLine LINE = new ListLine.Bad("a.example", "");
    private static final ResultRow MADE = new ResultRow(
            "a.example",
            new SiteResult.Written(
                    "a.example", List.of(WrittenFile.of("llms.txt", "# A\n")), List.of(), 1, SiteCost.NONE));

    @TempDir
    private Path top;

    private Path out;
    private final PrintedTerminal printed = new PrintedTerminal();

    @BeforeEach
    void name() {
        out = top.resolve("out");
    }

    private BatchOutput open(Optional<Path> folder, String... arguments) throws IOException {
        var options = new BatchOptions();
        new CommandLine(options).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(arguments);
        return BatchOutput.open(printed.terminal(), options, folder, Shard.WHOLE);
    }

    private String rows() throws IOException {
        return Files.readString(out.resolve("results.jsonl"));
    }

    @Test
    void withoutAFolderARowIsPrintedWithTheTextsInIt() throws IOException {
        try (var output = open(Optional.empty(), "--batch", "-", "--jsonl")) {
            assertEquals(MADE, output.put(LINE, MADE));
            assertEquals(0, output.readInto(new SeenSites()));
        }
        assertEquals(MADE.json(Optional.empty()) + System.lineSeparator(), printed.out());
    }

    @Test
    void aRowFollowsItsFilesAndIsPrintedOnlyIfAskedFor() throws IOException {
        try (var output = open(Optional.of(out), "--batch", "-")) {
            output.put(LINE, MADE);
        }
        var folder = LINE.key().folder();
        assertEquals("# A\n", Files.readString(out.resolve(folder).resolve("llms.txt")));
        assertEquals(MADE.json(Optional.of(folder)) + "\n", rows());
        assertEquals("", printed.out());
        try (var output = open(Optional.of(out), "--batch", "-", "--resume", "--jsonl")) {
            assertEquals(1, output.readInto(new SeenSites()));
            output.put(LINE, MADE);
        }
        assertEquals(MADE.json(Optional.of(folder)) + System.lineSeparator(), printed.out());
    }

    @Test
    void aFolderThatCannotBeWrittenFailsItsSiteOnly() throws IOException {
        Files.createDirectories(out);
        Files.writeString(out.resolve(LINE.key().folder()), "a file where the folder would be");
        assertThatOnlyTheSiteFails();
    }

    @Test
    void aFolderInAFilesPlaceFailsItsSiteOnly() throws IOException {
        Files.createDirectories(out.resolve(LINE.key().folder()).resolve("llms.txt/taken"));
        assertThatOnlyTheSiteFails();
    }

    private void assertThatOnlyTheSiteFails() throws IOException {
        try (var output = open(Optional.of(out), "--batch", "-")) {
            assertInstanceOf(Failed.class, output.put(LINE, MADE).result());
        }
        assertTrue(rows().contains("\"status\":\"failed\""), rows());
    }

    @Test
    void aSiteWithoutFilesHasNoFolder() throws IOException {
        var failed = new ResultRow("a.example", new Failed("no", SiteCost.NONE));
        try (var output = open(Optional.of(out), "--batch", "-")) {
            assertEquals(failed, output.put(LINE, failed));
        }
        assertFalse(Files.exists(out.resolve(LINE.key().folder())));
    }

    @Test
    void onlyWhatIsPrintedCanBeShut() throws IOException {
        printed.terminal().out().close();
        try (var quiet = open(Optional.of(out), "--batch", "-")) {
            assertFalse(quiet.isShut());
        }
        try (var loud = open(Optional.empty(), "--batch", "-", "--jsonl")) {
            loud.put(LINE, MADE);
            assertTrue(loud.isShut());
        }
    }
}
