package dev.incipit.store;

import io.helidon.dbclient.DbClientException;
import io.helidon.dbclient.DbExecute;
import java.util.List;
import java.util.Optional;

/** Statements that share one connection, and one fate. */
public final class Transaction implements Statements {
    // Without a name the client hashes the text of each statement to make one.
    private static final String NAME = "incipit";

    private final DbExecute execute;

    Transaction(DbExecute execute) {
        this.execute = execute;
    }

    @Override
    public Optional<Row> row(String sql, Object... parameters) {
        try {
            return execute.createNamedGet(NAME, sql)
                    .params(List.of(parameters))
                    .execute()
                    .map(Row::new);
        } catch (DbClientException failed) {
            throw StoreFailed.by(failed);
        }
    }

    @Override
    public List<Row> rows(String sql, Object... parameters) {
        try (var rows =
                execute.createNamedQuery(NAME, sql).params(List.of(parameters)).execute()) {
            return rows.map(Row::new).toList();
        } catch (DbClientException failed) {
            throw StoreFailed.by(failed);
        }
    }

    @Override
    public long change(String sql, Object... parameters) {
        try {
            return execute.createNamedDmlStatement(NAME, sql)
                    .params(List.of(parameters))
                    .execute();
        } catch (DbClientException failed) {
            throw StoreFailed.by(failed);
        }
    }
}
