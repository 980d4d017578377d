package dev.incipit.store;

import dev.incipit.store.BackupLine.Counter;
import dev.incipit.store.BackupLine.Row;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Inserts the rows of a backup by prepared statements. All names in them come from the database, not from the backup. The
 * caller owns the connection and commits.
 */
final class TableFilling implements AutoCloseable {
    private static final int BATCH_MAX = 500;

    private final Connection connection;
    private final Map<String, TableCopy> tables;
    private final List<String> counters = new ArrayList<>();
    private Optional<Batch> batch = Optional.empty();

    TableFilling(Connection connection) throws SQLException {
        this.connection = connection;
        this.tables = TableCopy.all(connection).stream()
                .collect(Collectors.toMap(table -> table.name().toLowerCase(Locale.ROOT), Function.identity()));
    }

    /** Consecutive rows of one table with the same columns. */
    private static final class Batch implements AutoCloseable {
        private final String table;
        private final List<String> columns;
        private final List<Integer> types;
        private final PreparedStatement statement;
        private int waiting;

        Batch(Connection connection, TableCopy table, Row first) throws SQLException {
            this.table = first.table();
            this.columns = first.columns();
            var named = columns.stream().map(table::column).toList();
            if (new HashSet<>(columns).size() < columns.size()) {
                throw new IllegalArgumentException("it names a column twice");
            }
            this.types = named.stream().map(table.columns()::get).toList();
            this.statement = connection.prepareStatement("insert into " + table.name() + " (" + String.join(", ", named)
                    + ") overriding system value values ("
                    + String.join(", ", Collections.nCopies(named.size(), "?")) + ")");
        }

        boolean takes(Row row) {
            return row.table().equals(table) && row.columns().equals(columns);
        }

        void add(Row row) throws SQLException {
            for (int i = 0; i < columns.size(); i++) {
                var value = row.values().get(i);
                if (!value.fits(types.get(i))) {
                    throw new IllegalArgumentException("its column " + columns.get(i) + " cannot hold this value");
                }
                value.bind(statement, i + 1, types.get(i));
            }
            statement.addBatch();
            waiting++;
            if (waiting == BATCH_MAX) {
                flush();
            }
        }

        void flush() throws SQLException {
            statement.executeBatch();
            waiting = 0;
        }

        @Override
        public void close() throws SQLException {
            statement.close();
        }
    }

    /**
     * Inserts a row, now or together with the next ones.
     *
     * @throws IllegalArgumentException if there is no such table or column, or the column cannot hold the value
     */
    void add(Row row) throws SQLException {
        if (batch.filter(last -> last.takes(row)).isEmpty()) {
            flush();
            batch = Optional.of(new Batch(connection, table(row.table()), row));
        }
        batch.orElseThrow().add(row);
    }

    /**
     * Keeps a counter for {@link #finish}.
     *
     * @throws IllegalArgumentException if there is no such table or numbered column
     */
    void add(Counter counter) {
        var table = table(counter.table());
        var column = table.column(counter.column());
        if (!table.counted().contains(column)) {
            throw new IllegalArgumentException("its column " + counter.column() + " is not numbered by the database");
        }
        counters.add("alter table " + table.name() + " alter column " + column + " restart with " + counter.next());
    }

    private TableCopy table(String name) {
        return Optional.ofNullable(tables.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no table " + name));
    }

    /** Inserts the last rows, then sets the counters. Counters come last because H2 commits before such a statement. */
    void finish() throws SQLException {
        flush();
        try (var statement = connection.createStatement()) {
            for (var counter : counters) {
                statement.execute(counter);
            }
        }
    }

    private void flush() throws SQLException {
        if (batch.isPresent()) {
            try (var last = batch.get()) {
                last.flush();
            }
            batch = Optional.empty();
        }
    }

    @Override
    public void close() throws SQLException {
        if (batch.isPresent()) {
            batch.get().close();
        }
    }
}
