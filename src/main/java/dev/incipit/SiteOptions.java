package dev.incipit;

import dev.incipit.generate.GenerateOrder;
import dev.incipit.llmstxt.FileType;
import java.util.Optional;

/**
 * What is wanted of one site.
 *
 * @param fileType the index, the full file, or both
 * @param fullPagesMax pages in the full file, best first
 * @param instructions guidance for agents in the site owner's words, at most 10 000 characters; empty for the usual lines
 */
public record SiteOptions(FileType fileType, int fullPagesMax, Optional<String> instructions) {
    /** Both files as {@code incipit generate} writes them. */
    public static final SiteOptions DEFAULTS = new SiteOptions(FileType.BOTH, 100, Optional.empty());

    /** @throws IllegalArgumentException if the instructions are too long or the number is negative */
    public SiteOptions {
        instructions = instructions.map(String::strip).filter(text -> !text.isEmpty());
        if (instructions
                .filter(text -> text.codePointCount(0, text.length()) > GenerateOrder.INSTRUCTIONS_MAX)
                .isPresent()) {
            throw new IllegalArgumentException(
                    "instructions may have " + GenerateOrder.INSTRUCTIONS_MAX + " characters at most");
        }
        if (fullPagesMax < 0) {
            throw new IllegalArgumentException("fullPagesMax must not be negative");
        }
    }

    /** The same with only these files. */
    public SiteOptions with(FileType files) {
        return new SiteOptions(files, fullPagesMax, instructions);
    }

    /** The same with this guidance for agents. */
    public SiteOptions withInstructions(String text) {
        return new SiteOptions(fileType, fullPagesMax, Optional.of(text));
    }
}
