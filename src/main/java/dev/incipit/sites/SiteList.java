package dev.incipit.sites;

import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.list.BadLine;
import dev.incipit.sites.list.BoundedLines;
import dev.incipit.sites.list.CsvRecords;
import dev.incipit.sites.list.LineOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A list of sites, read line by line: addresses, one a line, with comments after {@code #} at the start of a line; JSON objects, one a line;
 * or a column of a CSV file. A line that is none of this is a {@link ListLine.Bad} and does not end the list. Used by one thread.
 */
public final class SiteList {
    /** Separators of CSV files: that of RFC 4180, and what spreadsheets write where a comma separates decimals. */
    private static final List<Character> SEPARATORS = List.of(',', ';', '\t');

    /** Characters of a bad line that its row shows. */
    private static final int SHOWN_MAX = 200;

    private final BoundedLines lines;
    private final LineOrders orders;
    private final Optional<Column> column;

    /** A column of a CSV file, after its header was read. */
    private record Column(CsvRecords records, int index) {}

    /**
     * Begins to read a list in UTF-8.
     *
     * @param column the name of a column, if the list is a CSV file
     * @throws InvalidInput if the CSV file has no such column
     */
    public SiteList(InputStream in, Optional<String> column, LineOrders orders) throws IOException {
        this.lines = new BoundedLines(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.orders = orders;
        this.column = column.isPresent() ? Optional.of(column(column.get())) : Optional.empty();
    }

    private Column column(String name) throws IOException {
        var header = lines.next()
                .orElseThrow(() -> new InvalidInput("The list is empty; a CSV file begins with its columns' names."))
                .text();
        for (char separator : SEPARATORS) {
            var names = CsvRecords.fields(header, separator);
            int exactly = names.indexOf(name);
            int index = exactly >= 0
                    ? exactly
                    : names.stream()
                            .map(column -> column.toLowerCase(Locale.ROOT))
                            .toList()
                            .indexOf(name.toLowerCase(Locale.ROOT));
            if (index >= 0) {
                return new Column(new CsvRecords(lines, separator), index);
            }
        }
        throw new InvalidInput("The list has no column '" + name + "'; its first line is: " + shown(header));
    }

    /** The next line that stands for something; empty at the end of the list. */
    public Optional<ListLine> next() throws IOException {
        return column.isPresent() ? nextRecord(column.get()) : nextLine();
    }

    private Optional<ListLine> nextRecord(Column at) throws IOException {
        return at.records().next().map(record -> {
            var site = record.field(at.index());
            if (record.broken()) {
                return bad(record.line(), String.join(",", record.fields()), "A quotation mark is not closed.");
            }
            return site.isEmpty()
                    ? bad(record.line(), String.join(",", record.fields()), "The column is empty.")
                    : line(record.line(), site, LineOptions.of(site));
        });
    }

    private Optional<ListLine> nextLine() throws IOException {
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            var text = line.get().text().strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                return Optional.of(
                        line.get().cut() ? tooLong(line.get()) : line(line.get().number(), text));
            }
        }
        return Optional.empty();
    }

    private ListLine line(long number, String text) {
        if (!text.startsWith("{")) {
            return line(number, text, LineOptions.of(text));
        }
        try {
            return line(number, text, LineOptions.parse(text));
        } catch (BadLine bad) {
            return bad(number, text, bad.getMessage());
        }
    }

    private ListLine line(long number, String text, LineOptions options) {
        try {
            return orders.order(options);
        } catch (BadLine bad) {
            return bad(number, options.site().isBlank() ? text : options.site(), bad.getMessage());
        }
    }

    private static ListLine tooLong(BoundedLines.Line line) {
        return bad(line.number(), line.text(), "It has more than " + BoundedLines.CHARACTERS_MAX + " characters.");
    }

    private static ListLine bad(long number, String text, String reason) {
        return new ListLine.Bad(shown(text), ListLine.Bad.REASON + number + " of the list: " + reason);
    }

    /** The beginning of a text, whole characters only. */
    private static String shown(String text) {
        var line = text.strip();
        return line.codePointCount(0, line.length()) <= SHOWN_MAX
                ? line
                : line.substring(0, line.offsetByCodePoints(0, SHOWN_MAX));
    }
}
