package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.generate.TestPages;
import dev.incipit.llmstxt.MarkdownCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class RunWriterTest {
    private static final PublishedAddress ADDRESSES =
            new PublishedAddress("http://localhost:8080", "https://example.com");
    private static final String COPY =
            new MarkdownCopy("Oaks", "https://example.com/oaks", Optional.empty(), "Oaks grow.").text();

    @TempDir
    private Path out;

    private final PrintedTerminal printed = new PrintedTerminal();

    private void write(Path folder, boolean json, String... options) throws IOException {
        var pack = new PackOptions();
        new CommandLine(pack).parseArgs(options);
        var generated = new Generated(
                Optional.of("# A\n"),
                Optional.of("# B\n"),
                false,
                1,
                2,
                List.of(),
                new TestPages().add("/", "Home", "Words").report(),
                List.of(),
                List.of(
                        new PackFile("oaks.md", Kind.COPY, COPY + "\nhttp://localhost:8080/elms\n"),
                        new PackFile("llms-small.txt", Kind.SMALL, "# C\n")));
        new RunWriter(printed.terminal(), folder, pack, json)
                .write(Optional.of("# A\n"), Optional.of("# B\n"), generated, ADDRESSES, Duration.ofSeconds(1));
    }

    @Test
    void allFilesAreWrittenAndSaidWithTheirSizes() throws IOException {
        write(out, false);
        assertEquals("# A\n", Files.readString(out.resolve("llms.txt")));
        assertEquals("# B\n", Files.readString(out.resolve("llms-full.txt")));
        assertTrue(Files.readString(out.resolve("oaks.md")).contains("https://example.com/elms"));
        assertFalse(Files.exists(out.resolve("llms-small.txt")), "nobody asked for it");
        assertTrue(printed.error().contains("1 of 2 pages"), printed.error());
        assertEquals("", printed.out());
    }

    @Test
    void standardOutputGetsTheTextsAndNoFolder() throws IOException {
        assertTrue(RunWriter.isPrinted(Path.of("-")));
        write(Path.of("-"), false);
        assertTrue(printed.out().startsWith("# A\n# B\n"), printed.out());
        assertFalse(Files.exists(Path.of("-")));
    }

    @Test
    void ifAFileCannotBeWrittenNoneIs() throws IOException {
        Files.createDirectories(out.resolve("oaks.md"));
        Files.writeString(out.resolve("oaks.md").resolve("taken"), "");
        assertThrows(IOException.class, () -> write(out, false));
        assertFalse(Files.exists(out.resolve("llms.txt")));
    }

    @Test
    void copiesOfAnEarlierRunGoIfThisRunWroteCopiesToo() throws IOException {
        Files.writeString(out.resolve("elms.md"), COPY);
        write(out, false);
        assertTrue(Files.exists(out.resolve("elms.md")));
        write(out, true, "--pages");
        assertFalse(Files.exists(out.resolve("elms.md")));
        assertTrue(printed.error().contains("removed 1 file of an earlier run"), printed.error());
        assertTrue(printed.out().contains("\"site\":\"example.com\""), printed.out());
    }
}
