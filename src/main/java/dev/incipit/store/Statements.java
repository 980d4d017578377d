package dev.incipit.store;

import java.util.List;
import java.util.Optional;

/**
 * Runs statements, each on its own or all in one transaction. Parameters go by place and are never null; what fails is a
 * {@link StoreFailed}.
 */
public sealed interface Statements permits Database, Transaction {
    /** The first row a query answers with, or none. */
    Optional<Row> row(String sql, Object... parameters);

    /** All rows a query answers with; the query bounds them. */
    List<Row> rows(String sql, Object... parameters);

    /** Inserts, updates or deletes; answers how many rows. */
    long change(String sql, Object... parameters);
}
