package dev.incipit.llmstxt.write;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Placeholders;

/**
 * Makes text from a site safe for one line of the generated files: it cannot open a heading, link, tag, template or code span.
 * Linear, idempotent, never fails.
 */
public final class PlainText {
    private static final int SPAN_CHARS_MAX = 200;
    private static final int NAME_PASSES_MAX = 4;
    private static final char CODE = '`';
    private static final char DELETE = 0x7F;

    private final String text;
    private final StringBuilder out;
    private final CodeSpans code;

    private PlainText(String text) {
        this.text = text;
        this.out = new StringBuilder(text.length() + 16);
        this.code = CodeSpans.in(text);
    }

    /**
     * Returns the text as one line. White space is collapsed; control, bidirectional and invisible characters are dropped;
     * markup, templates and placeholders become inline code (decisions §5, instructions); link syntax is broken up.
     */
    public static String line(String text) {
        return new PlainText(visible(text)).written();
    }

    /** Like {@link #line}, for link text or a heading: without square brackets, which end a name for line-based readers. */
    static String name(String text) {
        var name = text;
        boolean cut = true;
        // A cut can change how the rest is parsed, for example if a placeholder is now at the end of the line.
        for (int pass = 0; cut && pass < NAME_PASSES_MAX; pass++) {
            name = line(name).replace('[', '(').replace(']', ')');
            int end = CharacterRuns.start(name, name.length(), here -> here == '\\' || here == ' ');
            cut = end < name.length();
            name = name.substring(0, end);
        }
        return name;
    }

    /** Returns one line without invisible characters; white space of any kind becomes one space. */
    public static String visible(String text) {
        var kept = new StringBuilder(text.length());
        boolean gap = false;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int point = text.codePointAt(at);
            next = at + Character.charCount(point);
            if (isSpace(point)) {
                gap = true;
            } else if (!isInvisible(point)) {
                if (gap && !kept.isEmpty()) {
                    kept.append(' ');
                }
                gap = false;
                kept.appendCodePoint(point);
            }
        }
        return kept.toString();
    }

    /** Returns the line without invisible characters; white space is unchanged. */
    static String seen(String line) {
        if (line.codePoints().noneMatch(point -> point != '\t' && isInvisible(point))) {
            return line;
        }
        var kept = new StringBuilder(line.length());
        line.codePoints().filter(point -> point == '\t' || !isInvisible(point)).forEach(kept::appendCodePoint);
        return kept.toString();
    }

    static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point) || point == 0x85;
    }

    /** Control, bidirectional, tag and zero-width characters, unpaired surrogates, and the replacement character. */
    static boolean isInvisible(int point) {
        if (point >= ' ' && point < DELETE) {
            return false;
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.SURROGATE -> true;
            case Character.FORMAT -> point != 0x200C && point != 0x200D;
            default -> point == 0xFFFD || (point & 0xFFFE) == 0xFFFE || (point >= 0xFDD0 && point <= 0xFDEF);
        };
    }

    private String written() {
        int at = 0;
        while (at < text.length()) {
            int span = code.endOf(at);
            if (span > at) {
                code(text.substring(at, span));
                at = span;
            } else if (text.charAt(at) == CODE) {
                apostrophe();
                at++;
            } else {
                at = plain(at);
            }
        }
        return out.toString().strip();
    }

    /** Writes the text at {@code at}, which is outside code, and returns where it ended. */
    private int plain(int at) {
        int limit = Math.min(text.length(), at + SPAN_CHARS_MAX);
        int mark = text.indexOf(CODE, at, limit);
        int end = Placeholders.endOf(text, at, mark >= 0 ? mark : limit);
        if (end > at) {
            code(CODE + text.substring(at, end) + CODE);
            return end;
        }
        char here = text.charAt(at);
        if (here == ']' && at + 1 < text.length() && "([:".indexOf(text.charAt(at + 1)) >= 0) {
            breakLink();
        } else {
            out.append(here);
        }
        return at + 1;
    }

    private void breakLink() {
        int first = Math.max(0, out.length() - SPAN_CHARS_MAX);
        int open = out.length() - 1;
        while (open >= first && out.charAt(open) != '[') {
            open--;
        }
        if (open >= first) {
            out.setCharAt(open, '(');
        }
        out.append(')');
    }

    private void code(String span) {
        if (!out.isEmpty() && "`\\".indexOf(out.charAt(out.length() - 1)) >= 0) {
            out.append(' ');
        }
        out.append(span);
    }

    /** A backtick without a partner would turn the text after it into code. */
    private void apostrophe() {
        if (!out.isEmpty() && out.charAt(out.length() - 1) == '\\') {
            out.setLength(out.length() - 1);
        }
        out.append('\'');
    }
}
