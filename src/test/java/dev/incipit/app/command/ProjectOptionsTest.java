package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.source.ProjectFile;
import dev.incipit.app.terminal.OutputChoice;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class ProjectOptionsTest {
    @TempDir
    private Path folder;

    private final PrintedTerminal printed = new PrintedTerminal();

    private Optional<ProjectFile> read(Loudness loudness, String... arguments) throws IOException {
        var options = new ProjectOptions();
        new CommandLine(options).parseArgs(arguments);
        return options.read(printed.terminal().with(new OutputChoice(Optional.empty(), loudness)));
    }

    @Test
    void aNamedFileIsReadAndSaidOnlyToWhoWantsDetails() throws IOException {
        var file = Files.writeString(folder.resolve("a.yaml"), "max-pages: 7\n");
        assertEquals(
                file,
                read(Loudness.USUAL, "--project", file.toString()).orElseThrow().file());
        assertEquals("", printed.error());
        read(Loudness.VERBOSE, "--project", file.toString());
        assertTrue(printed.error().startsWith("Project file: "), printed.error());
    }

    @Test
    void noFileIsReadIfNoneIsWanted() throws IOException {
        assertTrue(read(Loudness.USUAL, "--no-project").isEmpty());
        assertThrows(InvalidInput.class, () -> read(Loudness.USUAL, "--no-project", "--project", "a.yaml"));
    }

    @Test
    void aNamedFileThatIsNotThereIsAFault() {
        assertThrows(
                NoSuchFileException.class,
                () -> read(
                        Loudness.USUAL, "--project", folder.resolve("none.yaml").toString()));
    }
}
