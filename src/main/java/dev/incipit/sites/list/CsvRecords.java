package dev.incipit.sites.list;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The records of a CSV file (RFC 4180), by lines: a field in quotation marks may hold separators, doubled quotation marks and line
 * ends. Lenient: a quotation mark inside a bare field is a character, and a record that grows too long ends at its line.
 */
public final class CsvRecords {
    private static final char QUOTE = '"';

    private final BoundedLines lines;
    private final char separator;

    public CsvRecords(BoundedLines lines, char separator) {
        this.lines = lines;
        this.separator = separator;
    }

    /**
     * A record.
     *
     * @param line number of its first line
     * @param broken whether a quotation mark is not closed, or it is too long
     */
    public record CsvRecord(long line, List<String> fields, boolean broken) {
        /** A field, empty if the record is shorter. */
        public String field(int index) {
            return index < fields.size() ? fields.get(index) : "";
        }
    }

    /** The next record that is not an empty line; empty at the end. */
    public Optional<CsvRecord> next() throws IOException {
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            if (!line.get().text().isBlank()) {
                return Optional.of(record(line.get()));
            }
        }
        return Optional.empty();
    }

    private CsvRecord record(BoundedLines.Line first) throws IOException {
        var text = new StringBuilder(first.text());
        boolean cut = first.cut();
        // A quotation mark that opens a field is closed by another: an odd number goes on in the next line.
        boolean open = isOdd(first.text());
        while (open && !cut) {
            var more = lines.next();
            if (more.isEmpty()) {
                break;
            }
            text.append('\n').append(more.get().text());
            open = open != isOdd(more.get().text());
            cut = more.get().cut() || text.length() > BoundedLines.CHARACTERS_MAX;
        }
        return new CsvRecord(first.number(), fields(text, separator), open || cut);
    }

    private static boolean isOdd(String text) {
        return text.chars().filter(mark -> mark == QUOTE).count() % 2 == 1;
    }

    /** The fields of one record. */
    public static List<String> fields(CharSequence record, char separator) {
        var fields = new ArrayList<String>();
        var field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < record.length(); i++) {
            char mark = record.charAt(i);
            if (mark == QUOTE) {
                boolean doubled = quoted && i + 1 < record.length() && record.charAt(i + 1) == QUOTE;
                if (doubled) {
                    field.append(QUOTE);
                    i++;
                } else if (quoted || field.toString().isBlank()) {
                    quoted = !quoted;
                } else {
                    field.append(QUOTE);
                }
            } else if (mark == separator && !quoted) {
                fields.add(field.toString().strip());
                field.setLength(0);
            } else {
                field.append(mark);
            }
        }
        fields.add(field.toString().strip());
        return fields;
    }
}
