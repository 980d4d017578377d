package dev.incipit.app.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.UseCases;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.CheckSelection;
import dev.incipit.validate.FileFixer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
final class FixRunTest {
    @TempDir
    private Path folder;

    private final PrintedTerminal printed = new PrintedTerminal();

    private void fix(String... subjects) throws IOException, InterruptedException {
        new FixRun(
                        UseCases.of(Settings.load(Optional.empty()).ofRuns()),
                        new FileFixer(ComputePool.ofCommand()),
                        CheckSelection.ALL,
                        printed.terminal())
                .all(Arrays.stream(subjects).map(LintSubject::new).toList());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whatIsMendedIsSaidAndCounted() throws Exception {
        var file = file("llms.txt", "#Tides\n\n> When the water comes.\n\n##Docs\n\n- [A](https://site.org/a): x\n");
        fix(file.toString());
        assertTrue(Files.readString(file).startsWith("# Tides\n"), Files.readString(file));
        assertTrue(printed.error().contains("fixed heading-syntax (2)"), printed.error());
    }

    @Test
    void aFileWithoutFaultsIsNotTouched() throws Exception {
        var file = file("llms.txt", "# Tides\n\n> When the water comes.\n\n## Docs\n\n- [A](https://site.org/a): x\n");
        assertTrue(file.toFile().setReadOnly());
        fix(file.toString());
        assertEquals("", printed.error());
    }

    @Test
    void ifASubjectIsNoFileNoneIsMended() throws Exception {
        var file = file("llms.txt", "#Tides\n");
        assertThrows(InvalidInput.class, () -> fix(file.toString(), "-"));
        assertEquals("#Tides\n", Files.readString(file));
    }

    @Test
    void aFileThatIsNotThereIsLeftToTheLint() throws Exception {
        fix(folder.resolve("missing").toString(), folder.toString());
        assertEquals("", printed.error());
    }
}
