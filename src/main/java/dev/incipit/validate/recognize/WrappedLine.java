package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import java.util.List;

/**
 * A line and how its last sentence goes on in the same paragraph, quote, item or comment. Code is blanked.
 *
 * @param text the line, behind it the beginning of the next ones where its end ends no sentence
 * @param own the length of the line itself
 */
public record WrappedLine(String text, int own) {
    /** Enough for the longest order. */
    private static final int MORE_CHARS_MAX = 160;

    private static final int MORE_LINES_MAX = 14;

    /** The line at that place, from 0. */
    public static WrappedLine at(int place, List<Line> lines) {
        var line = lines.get(place);
        var own = withoutCode(line.text());
        if (endsSentence(own) || !goesOn(place, lines)) {
            return new WrappedLine(own, own.length());
        }
        var text = new StringBuilder(own);
        int end = own.length() + MORE_CHARS_MAX;
        for (int at = place; at < place + MORE_LINES_MAX && text.length() < end && goesOn(at, lines); at++) {
            var next = withoutCode(lines.get(at + 1).text());
            text.append(' ').append(next, 0, Math.min(next.length(), MORE_CHARS_MAX));
        }
        return new WrappedLine(text.toString(), own.length());
    }

    /** The line alone. */
    public static WrappedLine of(Line line) {
        return at(0, List.of(line));
    }

    // Comments count too: they are blanked in the plain text, and orders hide there.
    private static String withoutCode(String text) {
        return text.indexOf('`') < 0 ? text : CodeSpans.in(text).blanked(text);
    }

    private static boolean endsSentence(String text) {
        int end = CharacterRuns.start(
                text, text.length(), here -> Character.isWhitespace(here) || "*_)\"".indexOf(here) >= 0);
        return end == 0 || ".!?:;。！？".indexOf(text.charAt(end - 1)) >= 0;
    }

    /** Whether the next line is of the same block. */
    private static boolean goesOn(int at, List<Line> lines) {
        if (at + 1 >= lines.size()) {
            return false;
        }
        var next = lines.get(at + 1).kind();
        return switch (lines.get(at).kind()) {
            case TEXT -> next == Kind.TEXT;
            case QUOTE -> next == Kind.QUOTE;
            case COMMENT -> next == Kind.COMMENT;
            case ENTRY, NESTED_ITEM, CONTINUATION -> next == Kind.CONTINUATION;
            case BLANK, FRONT_MATTER, CODE, HEADING, TABLE, RULE, DEFINITION -> false;
        };
    }
}
