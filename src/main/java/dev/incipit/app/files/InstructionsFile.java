package dev.incipit.app.files;

import dev.incipit.app.terminal.NamedFile;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the file with a user's text for agents. */
public final class InstructionsFile {
    /** At most four bytes for each character, and as much white space around them. */
    private static final int BYTES_MAX = 8 * GenerateOrder.INSTRUCTIONS_MAX;

    private InstructionsFile() {}

    /** Returns the text, trimmed; empty if there is none. */
    public static Optional<String> read(Path file) throws IOException {
        var tooLong = "--instructions may hold " + GenerateOrder.INSTRUCTIONS_MAX + " characters at most; " + file
                + " has more.";
        String text;
        try {
            text = NamedFile.text(file, BYTES_MAX)
                    .orElseThrow(() -> new InvalidInput(tooLong))
                    .strip();
        } catch (CharacterCodingException _) {
            throw new InvalidInput("--instructions must name a text file in UTF-8; " + file + " is not.");
        }
        if (GenerateOrder.isTooLong(text)) {
            throw new InvalidInput(tooLong);
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
