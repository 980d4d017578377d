package dev.incipit.store;

import io.helidon.dbclient.DbColumn;
import io.helidon.dbclient.DbRow;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Optional;

/** One row of an answer, read alike from every store. Columns are named as the statement names them, in lower case. */
public final class Row {
    private final DbRow row;

    Row(DbRow row) {
        this.row = row;
    }

    /** A column that holds text. */
    public String text(String column) {
        return row.column(column).get(String.class);
    }

    /** A column that holds a whole number of any width. */
    public long number(String column) {
        return row.column(column).get(Number.class).longValue();
    }

    /** A timestamp with time zone; empty where it is null. */
    public Optional<Instant> time(String column) {
        var held = row.column(column);
        return isNull(held) ? Optional.empty() : Optional.of(instant(held));
    }

    private static boolean isNull(DbColumn column) {
        return column.get(Object.class) == null;
    }

    private static Instant instant(DbColumn column) {
        // H2's driver gives the one type of java.time that Helidon does not map, PostgreSQL's an older one that it
        // does.
        return column.get(Object.class) instanceof OffsetDateTime time
                ? time.toInstant()
                : column.get(ZonedDateTime.class).toInstant();
    }
}
