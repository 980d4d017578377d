package dev.incipit.app.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table with headings; each column is as wide as its widest cell. */
public final class TextTable {
    private final TextStyle style;
    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(TextStyle style, String... headings) {
        this.style = style;
        this.headings = List.of(headings);
    }

    /** Adds a row with as many cells as there are headings. */
    public void row(Object... cells) {
        rows.add(Arrays.stream(cells).map(String::valueOf).toList());
    }

    /** The table's lines, without line ends. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(style.bold(line(headings)));
        rows.forEach(row -> lines.add(line(row)));
        return lines;
    }

    private String line(List<String> cells) {
        var line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            var cell = cells.get(column);
            line.append(cell);
            if (column < cells.size() - 1) {
                line.append(" ".repeat(width(column) - cell.codePointCount(0, cell.length()) + 2));
            }
        }
        return line.toString();
    }

    private int width(int column) {
        var width = headings.get(column).length();
        for (var row : rows) {
            var cell = row.get(column);
            width = Math.max(width, cell.codePointCount(0, cell.length()));
        }
        return width;
    }
}
