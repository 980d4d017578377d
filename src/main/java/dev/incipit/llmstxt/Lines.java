package dev.incipit.llmstxt;

import java.util.ArrayList;
import java.util.List;

/** Lines of a text, and what CommonMark says of a single one. */
final class Lines {
    /** Deeper than this a line is indented code (CommonMark §4.4). */
    static final int INDENT_MAX = 3;

    private static final int LEVEL_MAX = 6;
    private static final int TAB = 4;

    private Lines() {}

    /** The lines, ended by LF, CRLF or CR; what follows the last line end is a line only when it is not empty. */
    static List<String> of(String text) {
        var lines = new ArrayList<String>();
        int start = 0;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            if (here == '\n' || here == '\r') {
                lines.add(text.substring(start, at));
                at += here == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n' ? 1 : 0;
                start = at + 1;
            }
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines;
    }

    /** Columns of white space before the text; tabs stop at every fourth. */
    static int indent(String line) {
        int columns = 0;
        for (int at = 0; at < line.length(); at++) {
            switch (line.charAt(at)) {
                case ' ' -> columns++;
                case '\t' -> columns += TAB - columns % TAB;
                default -> {
                    return columns;
                }
            }
        }
        return columns;
    }

    /** Where the text begins; the length of a blank line. */
    static int start(String line) {
        int at = 0;
        while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    /** Whether the line shows nothing. CommonMark §2.1 calls only spaces and tabs blank; editors leave wide and no-break spaces. */
    static boolean isBlank(String line) {
        int at = start(line);
        while (at < line.length()
                && (Character.isWhitespace(line.charAt(at)) || Character.isSpaceChar(line.charAt(at)))) {
            at++;
        }
        return at == line.length();
    }

    /** The line with tabs before its text as spaces. */
    static String detabbed(String line) {
        int start = start(line);
        return line.lastIndexOf('\t', start) < 0 ? line : " ".repeat(indent(line)) + line.substring(start);
    }

    /** 1 to 6 for an ATX heading (CommonMark §4.2), 0 for anything else. */
    static int headingLevel(String line) {
        int start = start(line);
        int end = start;
        while (end < line.length() && line.charAt(end) == '#') {
            end++;
        }
        int level = end - start;
        boolean spaced = end == line.length() || line.charAt(end) == ' ' || line.charAt(end) == '\t';
        return level <= LEVEL_MAX && spaced && indent(line) <= INDENT_MAX ? level : 0;
    }

    /** The words of an ATX heading of that level, its closing marks dropped. */
    static String headingText(String line, int level) {
        var text = line.substring(start(line) + level).strip();
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '#') {
            end--;
        }
        boolean closed =
                end < text.length() && (end == 0 || text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t');
        return closed ? text.substring(0, end).strip() : text;
    }

    /** 1 or 2 for the underline of a setext heading (CommonMark §4.3), 0 for anything else. */
    static int underlineLevel(String line) {
        var text = line.strip();
        char mark = text.isEmpty() ? ' ' : text.charAt(0);
        if ((mark != '=' && mark != '-') || indent(line) > INDENT_MAX) {
            return 0;
        }
        for (int at = 1; at < text.length(); at++) {
            if (text.charAt(at) != mark) {
                return 0;
            }
        }
        return mark == '=' ? 1 : 2;
    }

    /** Whether the line is a thematic break (CommonMark §4.1). */
    static boolean isRule(String line) {
        char mark = 0;
        int marks = 0;
        for (int at = 0; at < line.length(); at++) {
            char here = line.charAt(at);
            if (here == ' ' || here == '\t') {
                continue;
            }
            if ((marks > 0 && here != mark) || "-*_".indexOf(here) < 0) {
                return false;
            }
            mark = here;
            marks++;
        }
        return marks >= 3 && indent(line) <= INDENT_MAX;
    }

    /** Where the text of a list item begins whose marker begins at {@code at}; -1 where none does (CommonMark §5.2). */
    static int itemText(String line, int at) {
        int end = at;
        int digitsMax = at + 9;
        while (end < line.length() && end < digitsMax && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
            end++;
        }
        if (end == line.length() || (end > at ? ".)" : "-*+").indexOf(line.charAt(end)) < 0) {
            return -1;
        }
        end++;
        if (end < line.length() && line.charAt(end) != ' ' && line.charAt(end) != '\t') {
            return -1;
        }
        return end + start(line.substring(end));
    }
}
