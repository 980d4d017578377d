package dev.incipit.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Everything the store holds, as a script of SQL with one statement a line: taken in one snapshot beside whoever works on the
 * store, and the same for both databases, so that it also carries an embedded store over to PostgreSQL.
 */
public final class Backup {
    private static final String HEADER = "-- A backup of Incipit's store; its tables are at version ";
    private static final Pattern VERSION = Pattern.compile(Pattern.quote(HEADER) + "([0-9.]{1,20})");
    private static final String NO_BACKUP = "This is no backup that 'incipit store backup' wrote, or a damaged one.";
    private static final String ROW = "insert into ";
    private static final String COUNTER = "alter table ";
    private static final String FOOTER = "-- The end; rows: ";
    private static final int BATCH_MAX = 500;

    private final Database database;

    /** Of a store, which is not changed by this. */
    public Backup(Database database) {
        this.database = database;
    }

    /**
     * Writes the script.
     *
     * @return how many rows it holds
     * @throws StoreFailed where the store has no tables yet, or does not answer
     */
    public long write(Writer out) throws IOException {
        var version = Migrations.version(database)
                .orElseThrow(() -> new StoreFailed("The store has no tables yet: there is nothing to back up."));
        out.write(HEADER + version + "\n");
        try (var connection = database.connection()) {
            connection.setAutoCommit(false);
            // H2's and PostgreSQL's name for one snapshot over all tables.
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
     * Fills an empty store from such a script, all of it or nothing, and brings its tables forward to what this program knows.
     *
     * @return how many rows it holds now
     * @throws StoreFailed where the store is not empty, or the script none of ours or a newer program's
     */
    public long restore(BufferedReader in) throws IOException {
        try {
            return restored(in);
        } catch (CharacterCodingException broken) {
            throw new StoreFailed(NO_BACKUP, broken);
        }
    }

    private long restored(BufferedReader in) throws IOException {
        var version = version(Optional.ofNullable(in.readLine()));
        if (!takes(version)) {
            throw new StoreFailed(
                    "The store is not empty. A backup is restored into a new one: set store.url to a file or"
                            + " a database that nothing has been started on.");
        }
        Migrations.runTo(database, version);
        var rows = run(in);
        Migrations.run(database);
        return rows;
    }

    /** Whether there are no tables yet, or those that a restoring that failed left behind. */
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

    private long run(BufferedReader in) throws IOException {
        try (var connection = database.connection();
                var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            // After all rows: H2 commits what came before such a statement.
            var counters = new ArrayList<String>();
            long rows = 0;
            boolean whole = false;
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(COUNTER)) {
                    counters.add(line);
                } else if (line.startsWith(ROW)) {
                    statement.addBatch(line);
                    rows++;
                    if (rows % BATCH_MAX == 0) {
                        statement.executeBatch();
                    }
                } else if (line.equals(FOOTER + rows)) {
                    whole = true;
                } else {
                    throw new StoreFailed("The backup is damaged: it holds a line that is none of its statements.");
                }
            }
            if (!whole) {
                throw new StoreFailed("The backup is cut off: its last line is missing. Nothing of it was taken.");
            }
            statement.executeBatch();
            for (var counter : counters) {
                statement.execute(counter);
            }
            connection.commit();
            return rows;
        } catch (SQLException failed) {
            throw StoreFailed.by(failed);
        }
    }
}
