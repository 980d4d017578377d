package dev.incipit.store;

import io.helidon.dbclient.DbExecute;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Statements that share one connection and one transaction. */
public final class Transaction implements Statements {
    // Without a name, the client hashes the text of each statement to create one.
    private static final String NAME = "incipit";

    private final DbExecute execute;
    private final Connection connection;

    Transaction(DbExecute execute, Connection connection) {
        this.execute = execute;
        this.connection = connection;
    }

    @Override
    public Optional<Row> row(String sql, Object... parameters) {
        return execute.createNamedGet(NAME, sql)
                .params(bound(parameters))
                .execute()
                .map(Row::new);
    }

    @Override
    public List<Row> rows(String sql, Object... parameters) {
        try (var rows =
                execute.createNamedQuery(NAME, sql).params(bound(parameters)).execute()) {
            return rows.map(Row::new).toList();
        }
    }

    @Override
    public long change(String sql, Object... parameters) {
        return execute.createNamedDmlStatement(NAME, sql)
                .params(bound(parameters))
                .execute();
    }

    /**
     * Runs one statement for each list of parameters, in order and in one round trip, which the client does not support;
     * returns the number of rows that each changed.
     */
    public int[] changes(String sql, List<List<Object>> parameters) {
        if (parameters.isEmpty()) {
            return new int[0];
        }
        try (var statement = connection.prepareStatement(sql)) {
            for (var row : parameters) {
                for (int i = 0; i < row.size(); i++) {
                    statement.setObject(i + 1, bound(row.get(i)));
                }
                statement.addBatch();
            }
            return statement.executeBatch();
        } catch (SQLException failed) {
            throw StoreFailed.by(failed);
        }
    }

    private static List<Object> bound(Object[] parameters) {
        return Stream.of(parameters).map(Transaction::bound).toList();
    }

    /** PostgreSQL's driver takes no instants, and no text with U+0000. */
    private static Object bound(Object parameter) {
        return switch (parameter) {
            case Instant time -> time.atOffset(ZoneOffset.UTC);
            case String text -> text.replace('\0', '\uFFFD');
            default -> parameter;
        };
    }
}
