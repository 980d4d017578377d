package dev.incipit.mcp.tool;

import dev.incipit.problem.InvalidInput;
import dev.incipit.text.TokenEstimate;
import java.util.Optional;

/**
 * A part of a text that is small enough for a tool's result.
 *
 * @param next where the next part begins; empty if this is the last
 */
record Slice(String text, Optional<Integer> next) {
    /**
     * A result may have 20 000 tokens, and holds the text twice: once structured, where quotes and line ends are escaped, once
     * for clients that read text only.
     */
    static final int TOKENS_MAX = 9_000;

    /** How far a part may be shortened to end with a line. */
    private static final int BACK_MAX = 4_000;

    /** The part that begins at an offset in UTF-16 units, which is 0 or the {@link #next} of another part. */
    static Slice of(String text, int offset) {
        if (offset > text.length() || (offset > 0 && offset == text.length())) {
            throw new InvalidInput(
                    "offset must be less than " + Math.max(1, text.length()) + ", the length of the text.");
        }
        int start = onBorder(text, offset);
        int end = TokenEstimate.end(text, start, TOKENS_MAX);
        if (end == text.length()) {
            return new Slice(text.substring(start), Optional.empty());
        }
        int line = text.lastIndexOf('\n', end - 1) + 1;
        int cut = line > start && end - line <= BACK_MAX ? line : onBorder(text, end);
        return new Slice(text.substring(start, cut), Optional.of(cut));
    }

    /** Never between the two halves of a character. */
    private static int onBorder(String text, int at) {
        return at > 0 && at < text.length() && Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    }
}
