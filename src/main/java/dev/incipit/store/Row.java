package dev.incipit.store;

import io.helidon.dbclient.DbRow;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Optional;

/** One row of a result, read in the same way from every database. Column names are those in the statement, in lower case. */
public final class Row {
    private final DbRow row;

    Row(DbRow row) {
        this.row = row;
    }

    public String text(String column) {
        return row.column(column).get(String.class);
    }

    public byte[] bytes(String column) {
        return row.column(column).get(byte[].class);
    }

    public long number(String column) {
        return row.column(column).get(Number.class).longValue();
    }

    public boolean flag(String column) {
        return row.column(column).get(Boolean.class);
    }

    /** Returns a timestamp with time zone; empty if it is null. */
    public Optional<Instant> time(String column) {
        var held = row.column(column);
        // H2's driver returns the one java.time type that Helidon does not map, PostgreSQL's an older one that it does.
        return switch (held.get(Object.class)) {
            case null -> Optional.empty();
            case OffsetDateTime time -> Optional.of(time.toInstant());
            case Object _ -> Optional.of(held.get(ZonedDateTime.class).toInstant());
        };
    }
}
