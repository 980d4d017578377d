package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.CharacterRuns;
import java.util.Optional;

/** The opening of a fenced code block (CommonMark §4.5): its character and how often it is repeated. */
public record Fence(char mark, int length) {
    private static final int LENGTH_MIN = 3;

    /** Returns the fence that opens at that column of the line, if any. */
    public static Optional<Fence> opening(String line, int at) {
        if (at >= line.length() || (line.charAt(at) != '`' && line.charAt(at) != '~')) {
            return Optional.empty();
        }
        char mark = line.charAt(at);
        int end = CharacterRuns.end(line, at, here -> here == mark);
        boolean inlineCode = mark == '`' && line.indexOf('`', end) >= 0;
        return end - at < LENGTH_MIN || inlineCode ? Optional.empty() : Optional.of(new Fence(mark, end - at));
    }

    /** Returns whether the line closes the block; {@code base} is the column at which the text of its container begins. */
    public boolean closedBy(String line, int base) {
        if (Lines.indent(line) > base + Lines.INDENT_MAX) {
            return false;
        }
        int start = Lines.start(line);
        int end = CharacterRuns.end(line, start, here -> here == mark);
        return end - start >= length && line.substring(end).isBlank();
    }
}
