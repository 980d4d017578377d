package dev.incipit;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.stream.Stream;

/** The rows of quality/ssrf.tsv, which are tried at the guard alone and through the whole service. */
public final class AddressRows {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private AddressRows() {}

    /** One row; its address is unescaped. */
    public record Row(String url, String expected, String reason, String id, String level, String fixture) {
        private static Row parse(String line) {
            var cells = line.split("\t", -1);
            try {
                // The table escapes as JSON does, but for quotes.
                var url = MAPPER.readValue('"' + cells[0].replace("\"", "\\\"") + '"', String.class);
                return new Row(url, cells[1], cells[2], cells[3], cells[4], cells[6]);
            } catch (IOException wrong) {
                throw new AssertionError(line, wrong);
            }
        }
    }

    /** The rows of a level. */
    public static Stream<Row> of(String level) {
        return QualityTables.rows("ssrf.tsv").stream()
                .map(Row::parse)
                .filter(row -> row.level().equals(level));
    }
}
