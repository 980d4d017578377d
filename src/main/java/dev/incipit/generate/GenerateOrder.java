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
 */
public record GenerateOrder(
        Site site, FileType fileType, int fullPagesMax, Optional<String> instructions, RunOptions options) {
    /** In code points (decisions §5). */
    public static final int INSTRUCTIONS_MAX = 10_000;

    /** An order with no choice beside. */
    public GenerateOrder(Site site, FileType fileType, int fullPagesMax, Optional<String> instructions) {
        this(site, fileType, fullPagesMax, instructions, RunOptions.NONE);
    }
}
