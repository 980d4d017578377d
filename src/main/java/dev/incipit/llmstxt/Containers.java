package dev.incipit.llmstxt;

import java.util.Arrays;

/** The list items and quotes a line stands in (CommonMark §5), followed from line to line. Tabs before text are spaces. */
final class Containers {
    private static final int DEPTH_MAX = 64;

    private final int[] columns = new int[DEPTH_MAX];
    private int depth;
    private int content;
    private boolean quoted;

    /** Goes on to the next line, which is not in a code block. */
    void enter(String line, boolean afterParagraph) {
        content = Lines.start(line);
        quoted = false;
        if (content == line.length()) {
            return;
        }
        if (!afterParagraph || opensBlock(line)) {
            leave(content);
        }
        int text = content - base() > Lines.INDENT_MAX ? -1 : itemText(line, content);
        while (text >= 0 && depth < DEPTH_MAX) {
            columns[depth++] = text;
            content = text;
            text = itemText(line, content);
        }
        quoted = content < line.length() && line.charAt(content) == '>';
    }

    private static int itemText(String line, int at) {
        return at >= line.length() || Lines.isRule(line.substring(at)) ? -1 : Lines.itemText(line, at);
    }

    /** Only a line that opens no block can go on with the paragraph of an item it is not indented for. */
    private boolean opensBlock(String line) {
        return Lines.headingLevel(line) > 0
                || Lines.isRule(line)
                || Lines.itemText(line, content) >= 0
                || line.charAt(content) == '>'
                || Fence.opening(line, content).isPresent();
    }

    private void leave(int column) {
        while (depth > 0 && columns[depth - 1] > column) {
            depth--;
        }
    }

    /** Whether the line, read inside a code block of this container, ends the container and the block with it. */
    boolean ends(String line) {
        int start = Lines.start(line);
        return depth > 0 && start < line.length() && start < base();
    }

    /** The column at which the innermost item's text begins; 0 outside lists. */
    int base() {
        return depth == 0 ? 0 : columns[depth - 1];
    }

    /** Where in the line its own text begins. */
    int content() {
        return content;
    }

    /** Whether the line's text may open a block: not in a quote, not indented code. */
    boolean opens() {
        return !quoted && content - base() <= Lines.INDENT_MAX;
    }

    /** Whether the line stands in no list and no quote. */
    boolean top() {
        return depth == 0 && !quoted;
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(columns, depth)) + (quoted ? " quoted" : "");
    }
}
