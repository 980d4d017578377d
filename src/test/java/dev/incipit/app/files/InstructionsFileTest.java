package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.GenerateOrder;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InstructionsFileTest {
    @TempDir
    private Path folder;

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("for-agents.txt"), content);
    }

    private Path file(String text) throws IOException {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    private String refused(Path file) {
        return assertThrows(InvalidInput.class, () -> InstructionsFile.read(file))
                .getMessage();
    }

    @Test
    void theTextIsReadWithoutWhatSurroundsIt() throws IOException {
        assertEquals(
                Optional.of("Prefer the guides.\n\nThen ask."),
                InstructionsFile.read(file("\n Prefer the guides.\n\nThen ask.\n")));
        assertEquals(Optional.empty(), InstructionsFile.read(file(" \n")));
    }

    @Test
    void itsLengthCountsInCharactersNotInBytes() throws IOException {
        var most = "😀".repeat(GenerateOrder.INSTRUCTIONS_MAX);
        assertEquals(Optional.of(most), InstructionsFile.read(file(most)));
        assertTrue(refused(file(most + "a")).contains(GenerateOrder.INSTRUCTIONS_MAX + " characters at most"));
        assertTrue(refused(file(" ".repeat(8 * GenerateOrder.INSTRUCTIONS_MAX + 1)))
                .contains("has more"));
    }

    @Test
    void otherCharsetsAreRefused() throws IOException {
        assertTrue(refused(file(new byte[] {'a', (byte) 0xE9, 'b'})).contains("UTF-8"));
    }
}
