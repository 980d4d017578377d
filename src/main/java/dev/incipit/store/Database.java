package dev.incipit.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import io.helidon.dbclient.DbClient;
import io.helidon.dbclient.DbClientException;
import io.helidon.dbclient.DbTransaction;
import io.helidon.dbclient.jdbc.JdbcClientBuilder;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The store: a bounded pool of connections, single statements, and transactions. Any number of threads and of processes may
 * share one.
 */
public final class Database implements Statements, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    private static final Duration CHECK_MAX = Duration.ofSeconds(1);

    private final DatabaseConfig config;
    private final HikariDataSource pool;
    /** One connection of its own for readiness, so that a full pool is not taken for a dead store. */
    private final HikariDataSource checkPool;

    private final DbClient client;

    /**
     * Opens the store and proves that it answers.
     *
     * @throws StoreFailed where it does not
     */
    public Database(DatabaseConfig config) {
        this.config = config;
        EmbeddedStore.keepToLoopback();
        this.pool = open("incipit", config.connectionsMax(), config.connectionWait());
        this.checkPool = open("incipit-check", 1, CHECK_MAX);
        EmbeddedStore.keepOpenThroughShutdown();
        this.client =
                JdbcClientBuilder.create().connectionPool(this::connection).build();
    }

    private HikariDataSource open(String name, int connectionsMax, Duration wait) {
        var settings = new HikariConfig();
        settings.setPoolName(name);
        settings.setJdbcUrl(config.requestUrl());
        if (!config.username().isEmpty()) {
            settings.setUsername(config.username());
            settings.setPassword(config.password());
        }
        settings.setMaximumPoolSize(connectionsMax);
        settings.setMinimumIdle(1);
        settings.setConnectionTimeout(wait.toMillis());
        settings.setValidationTimeout(Math.min(wait.toMillis(), CHECK_MAX.toMillis()));
        try {
            return new HikariDataSource(settings);
        } catch (HikariPool.PoolInitializationException unreachable) {
            throw new StoreFailed("The store does not open: " + StoreFailed.reason(unreachable), unreachable);
        }
    }

    private Connection connection() {
        try {
            return pool.getConnection();
        } catch (SQLException none) {
            throw new DbClientException("No connection to the store", none);
        }
    }

    @Override
    public Optional<Row> row(String sql, Object... parameters) {
        return alone().row(sql, parameters);
    }

    @Override
    public List<Row> rows(String sql, Object... parameters) {
        return alone().rows(sql, parameters);
    }

    @Override
    public long change(String sql, Object... parameters) {
        return alone().change(sql, parameters);
    }

    private Transaction alone() {
        return new Transaction(client.execute());
    }

    /** Does all of a piece of work or nothing of it (read committed); the work runs one statement at least. */
    public <T> T transact(Function<Transaction, T> work) {
        var transaction = client.transaction();
        var done = false;
        try {
            T result = work.apply(new Transaction(transaction));
            transaction.commit();
            done = true;
            return result;
        } catch (DbClientException failed) {
            throw StoreFailed.by(failed);
        } finally {
            if (!done) {
                rollBack(transaction);
            }
        }
    }

    private static void rollBack(DbTransaction transaction) {
        try {
            transaction.rollback();
        } catch (DbClientException | IllegalStateException over) {
            LOG.log(Level.DEBUG, "A transaction was over before it was rolled back", over);
        }
    }

    /** Whether the store answers within a second or two; never throws. */
    public boolean check() {
        try (var connection = checkPool.getConnection()) {
            return connection.isValid((int) CHECK_MAX.toSeconds());
        } catch (SQLException away) {
            LOG.log(Level.DEBUG, "The store does not answer", away);
            return false;
        }
    }

    /** Closes every connection; an embedded store is closed with its last. */
    @Override
    public void close() {
        checkPool.close();
        pool.close();
    }

    DatabaseConfig config() {
        return config;
    }
}
