package dev.incipit;

import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import java.util.ArrayList;
import java.util.Optional;

/**
 * What a caller wants for one site.
 *
 * @param fileType the index, the full file, or both
 * @param fullPagesMax pages in the full file, best first
 * @param instructions guidance for agents in the site owner's words, at most 10 000 characters; empty for the usual lines
 * @param run which pages are asked for and listed, and under which names; addresses are written as they were requested
 */
public record SiteOptions(FileType fileType, int fullPagesMax, Optional<String> instructions, RunOptions run) {
    /** Both files as {@code incipit generate} writes them. */
    public static final SiteOptions DEFAULTS = new SiteOptions(FileType.BOTH, 100, Optional.empty(), RunOptions.NONE);

    /** @throws IllegalArgumentException if the instructions are too long, the number is negative, or another address is published */
    public SiteOptions {
        instructions = instructions.map(String::strip).filter(text -> !text.isEmpty());
        if (instructions.filter(GenerateOrder::isTooLong).isPresent()) {
            throw new IllegalArgumentException(
                    "instructions may have " + GenerateOrder.INSTRUCTIONS_MAX + " characters at most");
        }
        if (fullPagesMax < 0) {
            throw new IllegalArgumentException("fullPagesMax must not be negative");
        }
        if (run.published().isPresent()) {
            throw new IllegalArgumentException("base-url is an option of the command only");
        }
    }

    /** The same with only these files. */
    public SiteOptions with(FileType files) {
        return new SiteOptions(files, fullPagesMax, instructions, run);
    }

    /** The same with this guidance for agents. */
    public SiteOptions withInstructions(String text) {
        return new SiteOptions(fileType, fullPagesMax, Optional.of(text), run);
    }

    /**
     * The same with these options in place of those of the run.
     *
     * @throws IllegalArgumentException that names every option which breaks a rule
     */
    public SiteOptions with(WrittenOptions written) {
        var faults = new ArrayList<String>();
        var checked = written.checked((member, fault) -> faults.add(member.written() + " " + fault));
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return new SiteOptions(fileType, fullPagesMax, instructions, checked);
    }
}
