package dev.incipit.app.terminal;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table with headings; each column is as wide as its widest cell. */
public final class TextTable {
    /** ICU's tables, which take a while to load, are asked from here on only. */
    private static final int FIRST_WIDE = 0x1100;

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
        var widths = new int[headings.size()];
        widen(widths, headings);
        rows.forEach(row -> widen(widths, row));
        var lines = new ArrayList<String>();
        lines.add(style.bold(line(headings, widths)));
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    /** Prints the table, or {@code none} for people if it has no rows. */
    public void print(Terminal terminal, String none) {
        if (rows.isEmpty()) {
            terminal.say(none);
        } else {
            print(terminal);
        }
    }

    public void print(Terminal terminal) {
        lines().forEach(terminal::print);
    }

    private static void widen(int[] widths, List<String> cells) {
        for (int column = 0; column < widths.length; column++) {
            widths[column] = Math.max(widths[column], width(cells.get(column)));
        }
    }

    private static String line(List<String> cells, int[] widths) {
        var line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            var cell = cells.get(column);
            line.append(cell);
            if (column < widths.length - 1) {
                line.append(" ".repeat(widths[column] - width(cell) + 2));
            }
        }
        return line.toString();
    }

    /** In columns of a terminal. */
    private static int width(String cell) {
        return cell.codePoints().map(TextTable::columns).sum();
    }

    /** Two for a character that is set as wide as two letters (UAX #11). */
    private static int columns(int point) {
        if (point < FIRST_WIDE) {
            return 1;
        }
        return switch (UCharacter.getIntPropertyValue(point, UProperty.EAST_ASIAN_WIDTH)) {
            case UCharacter.EastAsianWidth.WIDE, UCharacter.EastAsianWidth.FULLWIDTH -> 2;
            default -> 1;
        };
    }
}
