package dev.incipit.store;

import java.util.List;
import java.util.Optional;

/**
 * Runs SQL statements, each on its own or all in one transaction. Parameters are positional and never null, times are instants,
 * and a text's U+0000 becomes U+FFFD; failures are thrown as {@link StoreFailed}.
 */
public sealed interface Statements permits Database, Transaction {
    /** Returns the first row of a query, if any. */
    Optional<Row> row(String sql, Object... parameters);

    /** Returns all rows of a query; the query must limit them. */
    List<Row> rows(String sql, Object... parameters);

    /** Inserts, updates or deletes; returns the number of rows. */
    long change(String sql, Object... parameters);

    /** Inserts, updates or deletes; returns whether that was one row. */
    default boolean changesOne(String sql, Object... parameters) {
        return change(sql, parameters) == 1;
    }
}
