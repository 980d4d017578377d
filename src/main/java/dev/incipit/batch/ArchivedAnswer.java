package dev.incipit.batch;

import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/**
 * What an address answered when the archive was made.
 *
 * @param date as in the archive (ISO 8601), so that the later is the greater
 * @param robots the X-Robots-Tag header
 * @param body without transfer and content codings
 */
record ArchivedAnswer(
        WebUrl url,
        String date,
        int status,
        String type,
        String location,
        String robots,
        byte[] body,
        boolean truncated) {
    Row row(String key, String domain) {
        return RowFactory.create(key, domain, url.toString(), date, status, type, location, robots, body, truncated);
    }

    /** The answer of a row; empty if its address is none. */
    static Optional<ArchivedAnswer> of(Row row) {
        return WebUrl.parse(row.getAs(ArchiveTable.TARGET))
                .map(url -> new ArchivedAnswer(
                        url,
                        row.getAs(ArchiveTable.DATE),
                        row.<Integer>getAs("status"),
                        row.getAs("type"),
                        row.getAs("location"),
                        row.getAs("robots"),
                        row.getAs("body"),
                        row.<Boolean>getAs("truncated")));
    }

    boolean isHtml() {
        return type.isEmpty() || type.contains("html");
    }

    /** The headers that are kept, by their names. */
    Map<String, String> headers() {
        var headers = new HashMap<>(Map.of("content-type", type, "location", location, "x-robots-tag", robots));
        headers.values().removeIf(String::isEmpty);
        return headers;
    }
}
