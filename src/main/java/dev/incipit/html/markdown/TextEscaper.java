package dev.incipit.html.markdown;

import dev.incipit.text.Words;
import java.util.regex.Pattern;

/** Escapes with a backslash exactly those characters of a text that Markdown would read as markup. */
record TextEscaper(boolean inLink, boolean inCell) {
    private static final int BRACKETS_MAX = 200;
    private static final Pattern ENTITY =
            Pattern.compile("&(?:#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});");
    private static final Pattern ORDERED = Pattern.compile("(\\d{1,9})([.)])(?=\\s|$)");
    private static final Pattern BLOCK = Pattern.compile("#{1,6}(?=\\s|$)|[-+*](?=\\s|$)|>|-{3,}\\s*$|=+\\s*$|-+\\s*$");

    /**
     * Appends the text.
     *
     * @param before the character written before it, -1 at the start
     * @param next the first character of the following markup, -1 at the end
     */
    void append(StringBuilder out, String text, int before, int next, boolean lineStart) {
        int from = 0;
        if (lineStart) {
            from = escapeStart(out, text, next);
        }
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            int left = i > 0 ? text.charAt(i - 1) : before;
            int right = i + 1 < text.length() ? text.charAt(i + 1) : next;
            if (needsEscape(text, i, c, left, right)) {
                out.append('\\');
            }
            out.append(c);
        }
    }

    /** Escapes what would open a block at the start of the line; returns how many characters it consumed. */
    private static int escapeStart(StringBuilder out, String text, int next) {
        var ordered = ORDERED.matcher(text);
        if (ordered.lookingAt() && (ordered.end() < text.length() || next < 0 || next == ' ')) {
            out.append(ordered.group(1)).append('\\').append(ordered.group(2));
            return ordered.end();
        }
        var block = BLOCK.matcher(text);
        if (block.lookingAt() && (block.end() < text.length() || next < 0 || next == ' ' || text.charAt(0) == '>')) {
            out.append('\\').append(text.charAt(0));
            return 1;
        }
        return 0;
    }

    private boolean needsEscape(String text, int at, char c, int left, int right) {
        return switch (c) {
            case '*' -> !(isBlank(left) && isBlank(right));
            case '_' -> !(isBlank(left) && isBlank(right)) && !(isWord(left) && isWord(right));
            case '`' -> true;
            case '~' -> right == '~' || left == '~';
            case '<' -> Words.isAsciiLetter(right) || right == '/' || right == '!' || right == '?';
            case '&' -> ENTITY.matcher(text).region(at, text.length()).lookingAt();
            case '[' -> inLink || opensLink(text, at);
            case ']' -> inLink || right == '(' || right == '[' || right == ':';
            case '!' -> right == '[';
            case '\\' -> isAsciiPunctuation(right) || right == '\n';
            case '|' -> inCell;
            default -> false;
        };
    }

    /**
     * Whether the bracket closes before a parenthesis, bracket or colon, or does not close in this text. Some parsers read the
     * text up to a later bracket as a link that is not defined, and lose the emphasis inside it.
     */
    private static boolean opensLink(String text, int at) {
        int end = Math.min(text.length(), at + BRACKETS_MAX);
        for (int i = at + 1; i < end; i++) {
            if (text.charAt(i) == ']') {
                return i + 1 < text.length() && "([:".indexOf(text.charAt(i + 1)) >= 0;
            }
        }
        return true;
    }

    private static boolean isBlank(int c) {
        return c < 0 || Character.isWhitespace(c);
    }

    private static boolean isWord(int c) {
        return c >= 0 && Character.isLetterOrDigit(c);
    }

    private static boolean isAsciiPunctuation(int c) {
        return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
    }
}
