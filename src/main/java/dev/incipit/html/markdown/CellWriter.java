package dev.incipit.html.markdown;

import dev.incipit.html.simplify.CodeBlock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes blocks into one cell of a pipe table. A cell has one line, so {@code <br>} separates the blocks. */
final class CellWriter implements BlockSink {
    private final StringBuilder out = new StringBuilder();
    private final InlineShape shape;
    /** The next number of each open list, 0 for an unordered one; innermost first. */
    private final Deque<Integer> lists = new ArrayDeque<>();

    private final Deque<Boolean> opened = new ArrayDeque<>();
    private String mark = "";

    CellWriter(boolean head) {
        shape = head ? InlineShape.HEAD_CELL : InlineShape.CELL;
    }

    String text() {
        return out.toString();
    }

    @Override
    public void paragraph(InlineRun run) {
        add(run.markdown(shape));
    }

    @Override
    public void heading(int level, InlineRun run) {
        add(run.markdown(InlineShape.HEAD_CELL));
    }

    @Override
    public void code(CodeBlock block) {
        block.text().lines().filter(line -> !line.isBlank()).forEach(line -> {
            var run = new InlineRun();
            run.code(line);
            add(run.markdown(shape));
        });
    }

    @Override
    public void rule() {
        // In a cell, a rule separates no more than the <br> does.
    }

    @Override
    public void table(List<String> rows) {
        rows.forEach(this::add);
    }

    @Override
    public void raw(List<String> lines) {
        add(String.join(" ", lines).replace("|", "\\|"));
    }

    @Override
    public void openQuote() {
        opened.push(false);
    }

    @Override
    public void openList(boolean ordered, int start, boolean tight) {
        opened.push(true);
        lists.push(ordered ? Math.max(1, start) : 0);
    }

    @Override
    public void openItem() {
        opened.push(false);
        int number = lists.isEmpty() ? 0 : lists.pop();
        lists.push(number == 0 ? 0 : number + 1);
        mark = number == 0 ? "- " : number + ". ";
    }

    @Override
    public void openNote(String label) {
        opened.push(false);
        mark = "[^" + label + "]: ";
    }

    @Override
    public void close() {
        mark = "";
        if (opened.pop()) {
            lists.pop();
        }
    }

    private void add(String text) {
        if (!text.isEmpty()) {
            out.append(out.isEmpty() ? "" : "<br>").append(mark).append(text);
            mark = "";
        }
    }
}
