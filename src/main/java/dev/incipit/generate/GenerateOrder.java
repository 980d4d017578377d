package dev.incipit.generate;

import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.util.Optional;

/**
 * What a caller wants generated.
 *
 * @param fullPagesMax the plan's cap on pages in the full file
 * @param instructions the caller's guidance for agents, trimmed, not empty, at most {@link #INSTRUCTIONS_MAX} characters
 * @param options what the caller chose beside; the API lets nobody choose
 * @param pack what is written beside the two files; the API writes nothing
 */
public record GenerateOrder(
        Site site,
        FileType fileType,
        int fullPagesMax,
        Optional<String> instructions,
        RunOptions options,
        PackOrder pack) {
    /** In code points (decisions §5). */
    public static final int INSTRUCTIONS_MAX = 10_000;

    /** Whether instructions have more than {@link #INSTRUCTIONS_MAX} characters. */
    public static boolean isTooLong(String instructions) {
        return instructions.codePointCount(0, instructions.length()) > INSTRUCTIONS_MAX;
    }

    /** An order of the two files and no more. */
    public GenerateOrder(
            Site site, FileType fileType, int fullPagesMax, Optional<String> instructions, RunOptions options) {
        this(site, fileType, fullPagesMax, instructions, options, PackOrder.NONE);
    }

    /** An order with no choice beside. */
    public GenerateOrder(Site site, FileType fileType, int fullPagesMax, Optional<String> instructions) {
        this(site, fileType, fullPagesMax, instructions, RunOptions.NONE);
    }

    /** The same with files beside the two. */
    public GenerateOrder with(PackOrder beside) {
        return new GenerateOrder(site, fileType, fullPagesMax, instructions, options, beside);
    }
}
