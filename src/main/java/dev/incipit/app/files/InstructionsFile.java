package dev.incipit.app.files;

import dev.incipit.app.terminal.NamedFile;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the file with a user's text for agents. */
public final class InstructionsFile {
    /** At most four bytes for each character, and as much white space around them. */
    private static final int BYTES_MAX = 8 * GenerateOrder.INSTRUCTIONS_MAX;

    private InstructionsFile() {}

    /** Returns the text, trimmed; empty if there is none. */
    public static Optional<String> read(Path file) throws IOException {
        var bytes = NamedFile.read(file, BYTES_MAX + 1);
        var tooLong = "--instructions may hold " + GenerateOrder.INSTRUCTIONS_MAX + " characters at most; " + file
                + " has more.";
        if (bytes.length > BYTES_MAX) {
            throw new InvalidInput(tooLong);
        }
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .strip();
        } catch (CharacterCodingException _) {
            throw new InvalidInput("--instructions must name a text file in UTF-8; " + file + " is not.");
        }
        if (text.codePointCount(0, text.length()) > GenerateOrder.INSTRUCTIONS_MAX) {
            throw new InvalidInput(tooLong);
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
