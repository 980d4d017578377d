package dev.incipit.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Writes and restores a backup of the whole store: an SQL script with one statement per line. It is taken from one snapshot
 * while the store is in use, and is the same for both databases, so it can also move an embedded store to PostgreSQL.
 */
public record Backup(Database database) {
    private static final String HEADER = "-- A backup of Incipit's store; its tables are at version ";
    private static final Pattern VERSION =
            Pattern.compile(Pattern.quote(HEADER) + "([0-9]{1,9}(?:\\.[0-9]{1,9}){0,3})");
    private static final String NO_BACKUP = "This is no backup that 'incipit store backup' wrote, or a damaged one.";
    private static final String FOOTER = "-- The end; rows: ";

    /** A million keys, each used for two years. */
    private static final long ROWS_MAX = 50_000_000;

    /**
     * Writes the script.
     *
     * @return the number of rows written
     * @throws StoreFailed if the store has no tables yet or does not answer
     */
    public long write(Writer out) throws IOException {
        var version = Migrations.version(database)
                .orElseThrow(() -> new StoreFailed("The store has no tables yet: there is nothing to back up."));
        out.write(HEADER + version + "\n");
        try (var connection = database.connection()) {
            connection.setAutoCommit(false);
            // In H2 and PostgreSQL, this level gives one snapshot of all tables.
            connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            long rows = 0;
            for (var table : TableCopy.all(connection)) {
                rows += table.write(connection, out);
            }
            connection.rollback();
            out.write(FOOTER + rows + "\n");
            return rows;
        } catch (SQLException failed) {
            throw StoreFailed.by(failed);
        }
    }

    /**
     * Fills an empty store from such a script, completely or not at all, and migrates its tables to this program's version. The
     * script may come from anywhere: it is read as data, and nothing in it is executed.
     *
     * @return the number of rows restored
     * @throws StoreFailed if the store is not empty, or the script is not a backup or comes from a newer version
     */
    public long restore(BufferedReader in) throws IOException {
        try {
            return restored(in);
        } catch (CharacterCodingException broken) {
            throw new StoreFailed(NO_BACKUP, broken);
        }
    }

    private long restored(BufferedReader in) throws IOException {
        var lines = new BackupLines(in);
        var version = version(lines.next());
        if (!takes(version)) {
            throw new StoreFailed(
                    "The store is not empty. A backup is restored into a new one: set store.url to a file or"
                            + " a database that nothing has been started on.");
        }
        Migrations.runTo(database, version);
        var rows = run(lines);
        Migrations.run(database);
        return rows;
    }

    /** Returns whether there are no tables yet, or only empty ones that a failed restore left behind. */
    private boolean takes(String version) {
        var there = Migrations.version(database);
        if (there.isEmpty()) {
            return true;
        }
        try (var connection = database.connection()) {
            for (var table : TableCopy.all(connection)) {
                if (!table.isEmpty(connection)) {
                    return false;
                }
            }
            return there.get().equals(version);
        } catch (SQLException failed) {
            throw StoreFailed.by(failed);
        }
    }

    private static String version(Optional<String> line) {
        var header = VERSION.matcher(line.orElse(""));
        if (!header.matches()) {
            throw new StoreFailed(NO_BACKUP);
        }
        return header.group(1);
    }

    private long run(BackupLines lines) throws IOException {
        try (var connection = database.connection()) {
            connection.setAutoCommit(false);
            try (var tables = new TableFilling(connection)) {
                var rows = fill(tables, lines);
                tables.finish();
                connection.commit();
                return rows;
            }
        } catch (SQLException failed) {
            throw StoreFailed.by(failed);
        }
    }

    /** Returns the number of rows, which must match the count in the last line. */
    private static long fill(TableFilling tables, BackupLines lines) throws IOException, SQLException {
        long rows = 0;
        boolean whole = false;
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            if (whole) {
                throw lines.refused("it follows the last line");
            }
            try {
                switch (BackupLineParser.parse(line.get())) {
                    case BackupLine.Row row -> {
                        tables.add(row);
                        rows++;
                    }
                    case BackupLine.Counter counter -> tables.add(counter);
                    case BackupLine.End end -> whole = end.rows() == rows;
                }
            } catch (IllegalArgumentException none) {
                throw lines.refused(String.valueOf(none.getMessage()));
            }
            if (rows > ROWS_MAX) {
                throw lines.refused("it is a row beyond the limit of " + ROWS_MAX);
            }
        }
        if (!whole) {
            throw new StoreFailed("The backup is cut off: its last line is missing. Nothing was restored.");
        }
        return rows;
    }
}
