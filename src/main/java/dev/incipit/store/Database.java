package dev.incipit.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import io.helidon.dbclient.DbClient;
import io.helidon.dbclient.DbClientException;
import io.helidon.dbclient.jdbc.JdbcClientBuilder;
import java.lang.ScopedValue.CallableOp;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/**
 * The store: a bounded connection pool, single statements, and transactions. Any number of threads and processes may use one
 * store at the same time.
 */
public final class Database implements Statements, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    private static final Duration CHECK_MAX = Duration.ofSeconds(1);

    /** A query, because an H2 session reports itself valid even if its store is closed. */
    private static final String TEST = "select 1";

    private static final Duration LIFETIME_MAX = Duration.ofMinutes(30);
    private static final ScopedValue<Connection> CONNECTION = ScopedValue.newInstance();

    private final DatabaseConfig config;
    private final HikariDataSource pool;
    /**
     * A separate connection for readiness checks, so that an exhausted pool does not look like a failed store. It never
     * expires, because an embedded store closes with its last connection.
     */
    private final HikariDataSource checkPool;

    private final ClosedStore closedStore = new ClosedStore();
    private final DbClient client;
    private final List<GroupCommit<?, ?>> groups = new CopyOnWriteArrayList<>();

    /**
     * Opens the store and checks that it answers.
     *
     * @throws StoreFailed if it does not
     */
    public Database(DatabaseConfig settings) {
        EmbeddedStore.keepToLoopback();
        try (var access = StoreAccess.to(settings)) {
            this.config = access.config();
            this.pool = open("incipit", config.connectionsMax(), config.connectionWait(), LIFETIME_MAX);
            this.checkPool = openBeside(pool);
        }
        EmbeddedStore.keepOpenThroughShutdown();
        this.client = JdbcClientBuilder.create().connectionPool(CONNECTION::get).build();
    }

    private HikariDataSource openBeside(HikariDataSource first) {
        try {
            return open("incipit-check", 1, CHECK_MAX, Duration.ZERO);
        } catch (StoreFailed refused) {
            first.close();
            throw refused;
        }
    }

    private HikariDataSource open(String name, int connectionsMax, Duration wait, Duration lifetime) {
        var settings = new HikariConfig();
        settings.setPoolName(name);
        settings.setJdbcUrl(config.requestUrl());
        if (!config.username().isEmpty()) {
            settings.setUsername(config.username());
            settings.setPassword(config.password());
        }
        config.sessionStart().ifPresent(settings::setConnectionInitSql);
        settings.setMaximumPoolSize(connectionsMax);
        settings.setMaxLifetime(lifetime.toMillis());
        settings.setMinimumIdle(1);
        settings.setConnectionTimeout(wait.toMillis());
        settings.setExceptionOverride(closedStore);
        settings.setValidationTimeout(Math.min(wait.toMillis(), CHECK_MAX.toMillis()));
        try {
            return new HikariDataSource(settings);
        } catch (HikariPool.PoolInitializationException unreachable) {
            // H2 reports this as an unsupported combination of features.
            var reason = config.file()
                    .filter(file -> Files.exists(file) && !Files.isWritable(file))
                    .map(file -> "no permission to write " + file)
                    .orElseGet(() -> StoreFailed.reason(unreachable));
            throw new StoreFailed("The store does not open: " + reason, unreachable);
        }
    }

    @Override
    public Optional<Row> row(String sql, Object... parameters) {
        return connected(() -> new Transaction(client.execute(), CONNECTION.get()).row(sql, parameters));
    }

    @Override
    public List<Row> rows(String sql, Object... parameters) {
        return connected(() -> new Transaction(client.execute(), CONNECTION.get()).rows(sql, parameters));
    }

    @Override
    public long change(String sql, Object... parameters) {
        return connected(() -> new Transaction(client.execute(), CONNECTION.get()).change(sql, parameters));
    }

    /**
     * Runs all of the work in one transaction (read committed). If it throws, the pool rolls back when the connection is
     * returned.
     */
    public <T> T transact(Function<Transaction, T> work) {
        return connected(() -> commit(work));
    }

    /** Like {@link #transact}, on a connection that is already open. */
    <T> T commit(Function<Transaction, T> work) throws SQLException {
        var connection = CONNECTION.get();
        connection.setAutoCommit(false);
        T result = work.apply(new Transaction(client.transaction(), connection));
        // Not the client's own transaction, which does not exist before its first statement.
        connection.commit();
        return result;
    }

    /** Returns a group that runs the work of many concurrent callers in shared transactions, until this database is closed. */
    public <Q, A> GroupCommit<Q, A> together(GroupCommit.Work<Q, A> work) {
        var group = new GroupCommit<>(this, config.connectionWait(), work).start();
        groups.add(group);
        return group;
    }

    /**
     * Takes a connection for the client and always returns it to the pool. The client does not: it leaks the connection if
     * preparing a query fails, or the first statement of a transaction.
     */
    <T> T connected(CallableOp<T, SQLException> work) {
        try (var connection = pool.getConnection()) {
            return ScopedValue.where(CONNECTION, connection).call(work);
        } catch (SQLException | DbClientException failed) {
            throw StoreFailed.by(failed);
        }
    }

    /** Returns whether the store answers within a second or two; never throws. */
    public boolean check() {
        try (var connection = checkPool.getConnection()) {
            try (var statement = connection.createStatement()) {
                statement.setQueryTimeout((int) CHECK_MAX.toSeconds());
                return statement.execute(TEST);
            }
        } catch (SQLException away) {
            LOG.log(Level.DEBUG, "The store does not answer", away);
            return false;
        }
    }

    /** Runs {@code told} once when the store has closed itself and cannot be used by this process any more. */
    public void whenClosedItself(Runnable told) {
        closedStore.whenClosed(told);
    }

    public boolean hasClosedItself() {
        return closedStore.isClosed();
    }

    /** The current state of the pool: connections in use, idle connections, and requests that wait for one. */
    public record Connections(int active, int idle, int awaited) {}

    /** Returns the pool's state, without the connection for readiness checks. */
    public Connections connections() {
        var state = pool.getHikariPoolMXBean();
        return new Connections(
                state.getActiveConnections(), state.getIdleConnections(), state.getThreadsAwaitingConnection());
    }

    /** Closes all connections; an embedded store closes with its last one. */
    @Override
    public void close() {
        groups.forEach(GroupCommit::close);
        checkPool.close();
        pool.close();
    }

    /** Opens a connection outside the pool for work that takes longer than a request may. The caller closes it. */
    Connection connection() throws SQLException {
        return DriverManager.getConnection(config.completeUrl(), config.username(), config.password());
    }

    DatabaseConfig config() {
        return config;
    }
}
