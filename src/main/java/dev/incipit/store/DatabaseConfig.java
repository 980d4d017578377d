package dev.incipit.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * The address of the store and the limits of its connection pool (settings {@code store.*}, decisions §8).
 *
 * @param url a JDBC address of H2 or PostgreSQL
 * @param username empty for none
 * @param password empty for none; never printed
 * @param connectionsMax the most connections that this process holds open
 * @param connectionWait how long a request waits for a connection before it fails
 */
public record DatabaseConfig(
        String url, String username, String password, int connectionsMax, Duration connectionWait) {
    /** An embedded store in the working directory. */
    public static final DatabaseConfig DEFAULTS =
            new DatabaseConfig("jdbc:h2:file:./data/incipit", "", "", 10, Duration.ofSeconds(5));

    private static final String H2 = "jdbc:h2:";
    private static final String H2_FILE = "jdbc:h2:file:";
    private static final String H2_UNINTERRUPTED = "jdbc:h2:async:";
    private static final String POSTGRESQL = "jdbc:postgresql:";

    /** @throws IllegalArgumentException if the address names another kind of store or a number is out of bounds */
    public DatabaseConfig {
        if (!url.startsWith(H2) && !url.startsWith(POSTGRESQL)) {
            throw new IllegalArgumentException("store.url must begin with jdbc:h2: or jdbc:postgresql:");
        }
        if (connectionsMax < 1 || connectionsMax > 1000) {
            throw new IllegalArgumentException("store.connections-max must be 1 to 1000");
        }
        if (connectionWait.compareTo(Duration.ofMillis(250)) < 0) {
            throw new IllegalArgumentException("store.connection-wait must be 250 ms or more");
        }
    }

    /** Returns a configuration with the default pool limits. */
    public static DatabaseConfig at(String url, String username, String password) {
        return new DatabaseConfig(url, username, password, DEFAULTS.connectionsMax, DEFAULTS.connectionWait);
    }

    /** Returns the file of H2. A server has none; for a store in memory, the file does not exist. */
    Optional<Path> file() {
        if (url.startsWith(POSTGRESQL)) {
            return Optional.empty();
        }
        var path = url.replaceFirst("^jdbc:h2:(file:)?", "").replaceFirst(";.*", "");
        return Optional.of(
                Path.of(path.replaceFirst("^~", Matcher.quoteReplacement(System.getProperty("user.home"))) + ".mv.db"));
    }

    /** Returns the file of an embedded store that local processes open; a store in memory and a server have none. */
    Optional<Path> ownFile() {
        return isOwnFile() ? file() : Optional.empty();
    }

    /** Returns the file of an embedded store if opening it would create it. */
    public Optional<Path> missingFile() {
        return ownFile().filter(file -> !Files.exists(file));
    }

    /** Returns whether the operator names a user, or a cipher for the file, in the settings or the address. */
    boolean namesUser() {
        return !username.isEmpty()
                || !password.isEmpty()
                || says(url, ";user")
                || says(url, ";password")
                || says(url, ";cipher");
    }

    DatabaseConfig as(String name, String word) {
        return new DatabaseConfig(url, name, word, connectionsMax, connectionWait);
    }

    /**
     * Returns the address completed by parameters that it does not set itself. H2: the SQL dialect in use; every acknowledged
     * commit on disk (the default loses half a second of them on a kill); other processes may join the one that has the file
     * open; a file system that does not close the file for all threads when one is interrupted; no trace file, since H2 would
     * print a stack trace where it cannot write the folder. PostgreSQL: detection of dead connections.
     */
    String completeUrl() {
        if (url.startsWith(POSTGRESQL)) {
            return with('&', List.of("connectTimeout=5", "tcpKeepAlive=true", "ApplicationName=incipit"));
        }
        var h2 = with(
                ';',
                List.of(
                        "MODE=PostgreSQL",
                        "DATABASE_TO_LOWER=TRUE",
                        "WRITE_DELAY=0",
                        "LOCK_TIMEOUT=5000",
                        "TRACE_LEVEL_FILE=0"));
        if (!isOwnFile()) {
            return h2;
        }
        var file = H2_UNINTERRUPTED + h2.substring(pathStart());
        return says(url, "DB_CLOSE_ON_EXIT") || says(url, "AUTO_SERVER") ? file : file + ";AUTO_SERVER=TRUE";
    }

    /** Like {@link #completeUrl()}, for requests, whose statements must not hang. Migrations and copies may take longer. */
    String requestUrl() {
        return url.startsWith(POSTGRESQL) && !says(url, "socketTimeout")
                ? append(completeUrl(), '&', "socketTimeout=5")
                : completeUrl();
    }

    /**
     * Returns the statement that starts a session for requests, for limits that the address cannot hold. PostgreSQL ends an
     * idle transaction, whose process is gone, before others stop waiting for its rows; they stop waiting before their sockets
     * time out. H2 has these limits in its address, and the transactions of a dead process end with its connection. A statement
     * is needed because PgBouncer rejects unknown startup parameters unless told to ignore them.
     */
    Optional<String> sessionStart() {
        return url.startsWith(POSTGRESQL)
                ? Optional.of("set idle_in_transaction_session_timeout = '3s'; set lock_timeout = '4s'")
                : Optional.empty();
    }

    /** Like {@link #completeUrl()}, for a process that allows no other beside it. */
    String aloneUrl() {
        return completeUrl().replaceAll("(?i);AUTO_SERVER=[^;]*", "");
    }

    private boolean isOwnFile() {
        var path = url.startsWith(H2) ? url.substring(pathStart()) : "";
        return url.startsWith(H2_FILE) || path.startsWith(".") || path.startsWith("/") || path.startsWith("~");
    }

    private int pathStart() {
        return url.startsWith(H2_FILE) ? H2_FILE.length() : H2.length();
    }

    private String with(char separator, List<String> settings) {
        var complete = url;
        for (var setting : settings) {
            if (!says(complete, setting.substring(0, setting.indexOf('=')))) {
                complete = append(complete, separator, setting);
            }
        }
        return complete;
    }

    private static String append(String url, char separator, String setting) {
        var first = separator == '&' && url.indexOf('?') < 0;
        return url + (first ? '?' : separator) + setting;
    }

    private static boolean says(String url, String name) {
        return url.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT) + "=");
    }

    /** Omits the password. */
    @Override
    public String toString() {
        return "DatabaseConfig[url=" + url.replaceAll("(?i)(password=)[^&;]*", "$1…") + ", username=" + username + "]";
    }
}
