package dev.incipit.bench.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A terminal's screen, as far as the program and a shell write to one: text, line ends, carriage returns, erased lines, bold, dim
 * and the eight colours (ECMA-48). Other sequences are read and do nothing.
 */
final class Screen {
    /** A cell: its character and the style of the moment, such as "bold green". */
    record Cell(int codePoint, String style) {
        static final Cell EMPTY = new Cell(' ', "");
    }

    private static final List<String> COLOURS =
            List.of("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white");

    private final int columns;
    private final int rows;
    private final List<Cell[]> lines = new ArrayList<>();
    private final StringBuilder sequence = new StringBuilder();
    private boolean inSequence;
    private boolean bold;
    private boolean dim;
    private String colour = "";
    private int row;
    private int column;

    Screen(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        for (int at = 0; at < rows; at++) {
            lines.add(emptyLine());
        }
    }

    private Cell[] emptyLine() {
        var line = new Cell[columns];
        Arrays.fill(line, Cell.EMPTY);
        return line;
    }

    void write(String text) {
        text.codePoints().forEach(this::write);
    }

    private void write(int codePoint) {
        if (inSequence) {
            continueSequence(codePoint);
            return;
        }
        switch (codePoint) {
            case 0x1b -> {
                inSequence = true;
                sequence.setLength(0);
            }
            case '\r' -> column = 0;
            case '\n' -> nextLine();
            case '\b' -> column = Math.max(0, column - 1);
            default -> {
                if (codePoint >= ' ') {
                    put(codePoint);
                }
            }
        }
    }

    private void put(int codePoint) {
        if (column == columns) {
            column = 0;
            nextLine();
        }
        lines.get(row)[column++] = new Cell(codePoint, style());
    }

    private void nextLine() {
        if (row + 1 < rows) {
            row++;
            return;
        }
        lines.removeFirst();
        lines.add(emptyLine());
    }

    private String style() {
        var words = new ArrayList<String>();
        if (bold) {
            words.add("bold");
        }
        if (dim) {
            words.add("dim");
        }
        if (!colour.isEmpty()) {
            words.add(colour);
        }
        return String.join(" ", words);
    }

    /** A control sequence begins with a bracket and ends with a letter; anything else after ESC ends at once. */
    private void continueSequence(int codePoint) {
        sequence.appendCodePoint(codePoint);
        if (sequence.charAt(0) == '[' && (sequence.length() == 1 || codePoint < '@')) {
            return;
        }
        inSequence = false;
        if (sequence.charAt(0) != '[') {
            return;
        }
        var parameters = sequence.substring(1, sequence.length() - 1);
        switch (codePoint) {
            case 'K' -> Arrays.fill(lines.get(row), column, columns, Cell.EMPTY);
            case 'm' -> Arrays.stream(parameters.split(";")).forEach(this::style);
            default -> {}
        }
    }

    private void style(String parameter) {
        int value = parameter.isEmpty() ? 0 : Integer.parseInt(parameter);
        switch (value) {
            case 0 -> {
                bold = false;
                dim = false;
                colour = "";
            }
            case 1 -> bold = true;
            case 2 -> dim = true;
            case 22 -> {
                bold = false;
                dim = false;
            }
            case 39 -> colour = "";
            default -> {
                if (value >= 30 && value < 30 + COLOURS.size()) {
                    colour = COLOURS.get(value - 30);
                }
            }
        }
    }

    /** A copy of the lines. */
    List<List<Cell>> lines() {
        return lines.stream().map(List::of).toList();
    }
}
