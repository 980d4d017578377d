package dev.incipit.llmstxt.write;

import dev.incipit.llmstxt.read.Fence;
import dev.incipit.llmstxt.read.Lines;
import java.util.Arrays;

/** Tracks from line to line which list items and quotes contain a line (CommonMark §5). Tabs before text count as spaces. */
final class Containers {
    private static final int DEPTH_MAX = 64;

    private final int[] columns = new int[DEPTH_MAX];
    private int depth;
    private int content;
    private boolean quoted;

    /** Moves to the next line, which is not in a code block. */
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

    /** A line that is not indented for an item can continue the item's paragraph only if it opens no block. */
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

    /** Returns whether the line, read inside a code block of this container, ends both the container and the block. */
    boolean ends(String line) {
        int start = Lines.start(line);
        return depth > 0 && start < line.length() && start < base();
    }

    /** Returns the column at which the innermost item's text begins; 0 outside lists. */
    int base() {
        return depth == 0 ? 0 : columns[depth - 1];
    }

    /** Returns where the line's own text begins. */
    int content() {
        return content;
    }

    /** Returns whether the line's text may open a block: it is not in a quote and not indented code. */
    boolean opens() {
        return !quoted && content - base() <= Lines.INDENT_MAX;
    }

    /** Returns whether the line is in no list and no quote. */
    boolean top() {
        return depth == 0 && !quoted;
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(columns, depth)) + (quoted ? " quoted" : "");
    }
}
