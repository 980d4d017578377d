package dev.incipit.llmstxt;

/**
 * Foreign words made fit to stand in one line of our files: they can open no heading, link, tag, template or code of their
 * own. Linear, idempotent, never fails.
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
     * The text as one line: white space collapsed; control, bidirectional and invisible characters dropped; markup, templates
     * and placeholders as inline code (decisions §5, instructions); link syntax broken up.
     */
    public static String line(String text) {
        return new PlainText(visible(text)).written();
    }

    /** {@link #line} for the text of a link or heading: without square brackets, which end a name for line-based readers. */
    static String name(String text) {
        var name = text;
        boolean cut = true;
        // What is cut free may be read anew: a placeholder at the line's end for one.
        for (int pass = 0; cut && pass < NAME_PASSES_MAX; pass++) {
            name = line(name).replace('[', '(').replace(']', ')');
            int end = name.length();
            while (end > 0 && (name.charAt(end - 1) == '\\' || name.charAt(end - 1) == ' ')) {
                end--;
            }
            cut = end < name.length();
            name = name.substring(0, end);
        }
        return name;
    }

    /** One line without characters that are not seen; white space of any kind is one space. */
    static String visible(String text) {
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

    /** The line without characters that are not seen, its white space as it was. */
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

    /** Control, bidirectional, tag and zero-width characters, broken halves of a pair, and the mark of a lost character. */
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

    /** Writes what begins at {@code at}, which is outside code, and answers where it ended. */
    private int plain(int at) {
        int end = Placeholders.endOf(text, at, Math.min(code.nextMark(at), at + SPAN_CHARS_MAX));
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
        int open = out.lastIndexOf("[");
        if (open >= 0 && out.length() - open <= SPAN_CHARS_MAX) {
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

    /** A back-tick without a partner would turn what follows into code. */
    private void apostrophe() {
        if (!out.isEmpty() && out.charAt(out.length() - 1) == '\\') {
            out.setLength(out.length() - 1);
        }
        out.append('\'');
    }
}
