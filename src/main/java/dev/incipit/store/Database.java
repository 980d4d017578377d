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
 * The store: a bounded pool of connections, single statements, and transactions. Any number of threads and of processes may
 * share one.
 */
public final class Database implements Statements, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    private static final Duration CHECK_MAX = Duration.ofSeconds(1);

    /** A session of H2 calls itself valid though its store is closed; for this it looks. */
    private static final String TEST = "select 1";

    private static final Duration LIFETIME_MAX = Duration.ofMinutes(30);
    private static final ScopedValue<Connection> CONNECTION = ScopedValue.newInstance();

    private final DatabaseConfig config;
    private final HikariDataSource pool;
    /**
     * One connection of its own for readiness, so that a full pool is not taken for a dead store. It has no end of life, so that
     * an embedded store is never without a connection: with the last it would close.
     */
    private final HikariDataSource checkPool;

    private final ClosedStore closedStore = new ClosedStore();
    private final DbClient client;
    private final List<GroupCommit<?, ?>> groups = new CopyOnWriteArrayList<>();

    /**
     * Opens the store and proves that it answers.
     *
     * @throws StoreFailed where it does not
     */
    public Database(DatabaseConfig settings) {
        EmbeddedStore.keepToLoopback();
        try (var access = StoreAccess.to(settings)) {
            this.config = access.config();
            this.pool = open("incipit", config.connectionsMax(), config.connectionWait(), LIFETIME_MAX);
            this.checkPool = open("incipit-check", 1, CHECK_MAX, Duration.ZERO);
        }
        EmbeddedStore.keepOpenThroughShutdown();
        this.client = JdbcClientBuilder.create().connectionPool(CONNECTION::get).build();
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
            // To H2, this is a question of which features go together.
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
     * Does all of a piece of work or nothing of it (read committed). Where it throws, the pool rolls back as it takes the
     * connection home.
     */
    public <T> T transact(Function<Transaction, T> work) {
        return connected(() -> commit(work));
    }

    /** As {@link #transact}, on a connection that was taken already. */
    <T> T commit(Function<Transaction, T> work) throws SQLException {
        var connection = CONNECTION.get();
        connection.setAutoCommit(false);
        T result = work.apply(new Transaction(client.transaction(), connection));
        // Not by the client's transaction, which knows of none before its first statement.
        connection.commit();
        return result;
    }

    /** Does work that many threads ask for at the same time for all of them together, until this is closed. */
    public <Q, A> GroupCommit<Q, A> together(GroupCommit.Work<Q, A> work) {
        var group = new GroupCommit<>(this, config.connectionWait(), work).start();
        groups.add(group);
        return group;
    }

    /**
     * Takes a connection for the client and brings it home, whatever comes. The client does neither reliably: it keeps the
     * connection of a query that fails to prepare, and of a transaction whose first statement does.
     */
    <T> T connected(CallableOp<T, SQLException> work) {
        try (var connection = pool.getConnection()) {
            return ScopedValue.where(CONNECTION, connection).call(work);
        } catch (SQLException | DbClientException failed) {
            throw StoreFailed.by(failed);
        }
    }

    /** Whether the store answers within a second or two; never throws. */
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

    /** Has {@code told} run once when the store has closed itself, and is of no more use to this process. */
    public void whenClosedItself(Runnable told) {
        closedStore.tell(told);
    }

    /** Whether it has. */
    public boolean hasClosedItself() {
        return closedStore.isClosed();
    }

    /** The pool at this moment: connections in use, connections at rest, and requests that wait for one. */
    public record Connections(int active, int idle, int awaited) {}

    /** How busy the pool is; readiness' own connection is not counted. */
    public Connections connections() {
        var state = pool.getHikariPoolMXBean();
        return new Connections(
                state.getActiveConnections(), state.getIdleConnections(), state.getThreadsAwaitingConnection());
    }

    /** Closes every connection; an embedded store is closed with its last. */
    @Override
    public void close() {
        groups.forEach(GroupCommit::close);
        checkPool.close();
        pool.close();
    }

    /** A connection beside the pool, to be closed, for what takes longer than a request may. */
    Connection connection() throws SQLException {
        return DriverManager.getConnection(config.completeUrl(), config.username(), config.password());
    }

    DatabaseConfig config() {
        return config;
    }
}
