package dev.incipit.sites.list;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The records of a CSV file (RFC 4180), by lines: a field in quotation marks may hold separators, doubled quotation marks and line
 * ends. Lenient: a quotation mark inside a bare field is a character, and a record that grows too long ends at its line.
 */
public record CsvRecords(BoundedLines lines, char separator) {
    private static final char QUOTE = '"';

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
        var fields = new Fields(separator);
        fields.read(first.text());
        boolean cut = first.cut();
        int length = first.text().length();
        for (var more = next(fields.quoted && !cut); more.isPresent(); more = next(fields.quoted && !cut)) {
            fields.read("\n" + more.get().text());
            length += more.get().text().length();
            cut = more.get().cut() || length > BoundedLines.CHARACTERS_MAX;
        }
        return new CsvRecord(first.number(), fields.all(), fields.quoted || cut);
    }

    private Optional<BoundedLines.Line> next(boolean wanted) throws IOException {
        return wanted ? lines.next() : Optional.empty();
    }

    public static List<String> fields(String record, char separator) {
        var fields = new Fields(separator);
        fields.read(record);
        return fields.all();
    }

    /** The fields of a record, read piece by piece. */
    private static final class Fields {
        private final char separator;
        private final List<String> ended = new ArrayList<>();
        private final StringBuilder field = new StringBuilder();
        private boolean blank = true;
        /** Whether a quotation mark is open. */
        private boolean quoted;

        Fields(char separator) {
            this.separator = separator;
        }

        void read(String text) {
            for (int i = 0; i < text.length(); i++) {
                char mark = text.charAt(i);
                if (mark == QUOTE && quoted && text.startsWith("\"\"", i)) {
                    append(QUOTE);
                    i++;
                } else if (mark == QUOTE && (quoted || blank)) {
                    quoted = !quoted;
                } else if (mark == separator && !quoted) {
                    end();
                } else {
                    append(mark);
                }
            }
        }

        private void append(char mark) {
            field.append(mark);
            blank &= Character.isWhitespace(mark);
        }

        private void end() {
            ended.add(field.toString().strip());
            field.setLength(0);
            blank = true;
        }

        List<String> all() {
            end();
            return ended;
        }
    }
}
