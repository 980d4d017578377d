package dev.incipit.generate.revise;

import dev.incipit.llmstxt.Line;
import java.util.List;

/**
 * The lines of a list item.
 *
 * @param own the last line of its own text
 * @param last the last line, including what is nested in it
 */
record ItemLines(int first, int own, int last) {
    private static final int TAB = 4;

    /** Returns the extent of the item that starts on the line {@code first}, from 1. */
    static ItemLines of(List<Line> lines, int first) {
        var item = lines.get(first - 1);
        // The parser takes everything indented by two columns for a part of an outermost item, even if that item
        // is indented itself.
        int column = item.kind() == Line.Kind.NESTED_ITEM ? indent(item.text()) : 1;
        int own = first;
        while (own < lines.size() && lines.get(own).kind() == Line.Kind.CONTINUATION && isInside(lines, own, column)) {
            own++;
        }
        int last = own;
        // A blank line or a comment belongs to the item only if more of the item follows.
        for (int at = own; at < lines.size() && isInside(lines, at, column); at++) {
            boolean open = lines.get(at).text().isBlank() || lines.get(at).kind() == Line.Kind.COMMENT;
            last = open ? last : at + 1;
        }
        return new ItemLines(first, own, last);
    }

    private static boolean isInside(List<Line> lines, int at, int column) {
        var line = lines.get(at);
        return line.text().isBlank()
                || switch (line.kind()) {
                    case CONTINUATION, NESTED_ITEM, CODE -> indent(line.text()) > column;
                    case COMMENT, BLANK -> true;
                    default -> false;
                };
    }

    /** Returns by how many columns nested items are indented more than the item; 0 if there are none. */
    int depth(List<Line> lines) {
        return lines.subList(own, last).stream()
                .filter(line -> line.kind() == Line.Kind.NESTED_ITEM)
                .findFirst()
                .map(line -> indent(line.text()) - indent(lines.get(first - 1).text()))
                .orElse(0);
    }

    /** Moves a line towards the margin. */
    static String outdented(String text, int columns) {
        return columns == 0 ? text : " ".repeat(Math.max(0, indent(text) - columns)) + text.stripLeading();
    }

    private static int indent(String text) {
        int columns = 0;
        for (int at = 0; at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t'); at++) {
            columns += text.charAt(at) == '\t' ? TAB - columns % TAB : 1;
        }
        return columns;
    }
}
