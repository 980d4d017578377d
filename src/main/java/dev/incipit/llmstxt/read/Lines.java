package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.CharacterRuns;
import java.util.List;
import java.util.stream.IntStream;

/** CommonMark's rules for single lines. */
public final class Lines {
    /** A line that is indented further is indented code (CommonMark §4.4). */
    public static final int INDENT_MAX = 3;

    private static final int FRONT_MATTER_LINES_MAX = 60;
    private static final int LEVEL_MAX = 6;
    private static final int TAB = 4;

    private Lines() {}

    /** Returns the columns of white space before the text; tabs stop at every fourth column. */
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

    /** Returns where the text begins; the length of the line if it is blank. */
    public static int start(String line) {
        return start(line, 0);
    }

    /** Returns where the text begins that follows a column; the length of the line if the rest is blank. */
    private static int start(String line, int from) {
        return CharacterRuns.end(line, from, CharacterRuns::isBlank);
    }

    /** Returns whether nothing is visible: unlike CommonMark §2.1, this treats wide and no-break spaces as blank too. */
    static boolean isBlank(String line) {
        return CharacterRuns.end(line, start(line), here -> Character.isWhitespace(here) || Character.isSpaceChar(here))
                == line.length();
    }

    /** Returns the line with tabs before its text replaced by spaces. */
    public static String detabbed(String line) {
        int start = start(line);
        return line.lastIndexOf('\t', start) < 0 ? line : " ".repeat(indent(line)) + line.substring(start);
    }

    /** Returns 1 to 6 for an ATX heading (CommonMark §4.2), 0 for anything else. */
    public static int headingLevel(String line) {
        int start = start(line);
        int end = CharacterRuns.end(line, start, here -> here == '#');
        int level = end - start;
        boolean spaced = end == line.length() || line.charAt(end) == ' ' || line.charAt(end) == '\t';
        return level <= LEVEL_MAX && spaced && indent(line) <= INDENT_MAX ? level : 0;
    }

    /** Returns the text of an ATX heading of that level without closing marks. */
    public static String headingText(String line, int level) {
        var text = line.substring(start(line) + level).strip();
        int end = CharacterRuns.start(text, text.length(), here -> here == '#');
        boolean closed =
                end < text.length() && (end == 0 || text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t');
        return closed ? text.substring(0, end).strip() : text;
    }

    /** Returns 1 or 2 for the underline of a setext heading (CommonMark §4.3), 0 for anything else. */
    public static int underlineLevel(String line) {
        var text = line.strip();
        char mark = text.isEmpty() ? ' ' : text.charAt(0);
        boolean underline = (mark == '=' || mark == '-')
                && indent(line) <= INDENT_MAX
                && CharacterRuns.end(text, 0, here -> here == mark) == text.length();
        return !underline ? 0 : mark == '=' ? 1 : 2;
    }

    /** Returns whether the line is a thematic break (CommonMark §4.1). */
    public static boolean isRule(String line) {
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

    /** Returns where the text after the list marker at {@code at} begins; -1 without a marker (CommonMark §5.2). */
    public static int itemText(String line, int at) {
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
        return start(line, end);
    }

    /** Returns how many lines of YAML stand at the top, including its marks; 0 if there are none. */
    public static int frontMatter(List<String> lines) {
        if (lines.isEmpty() || !isFrontMatterMark(lines.getFirst())) {
            return 0;
        }
        return IntStream.range(1, Math.min(lines.size(), FRONT_MATTER_LINES_MAX))
                .filter(at -> isFrontMatterMark(lines.get(at)))
                .map(at -> at + 1)
                .findFirst()
                .orElse(0);
    }

    private static boolean isFrontMatterMark(String line) {
        return line.stripTrailing().equals("---");
    }
}
