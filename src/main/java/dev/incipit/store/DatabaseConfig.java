package dev.incipit.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where the store is and how many connections it is given (settings {@code store.*}, decisions §8).
 *
 * @param url a JDBC address of H2 or PostgreSQL
 * @param username empty for none
 * @param password empty for none; never printed
 * @param connectionsMax connections held at once by this process
 * @param connectionWait how long a request waits for one before it fails
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

    /**
     * @throws IllegalArgumentException where the address is of another kind of store or a number is out of its bounds
     */
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

    /** The default pool over a store. */
    public static DatabaseConfig at(String url, String username, String password) {
        return new DatabaseConfig(url, username, password, DEFAULTS.connectionsMax, DEFAULTS.connectionWait);
    }

    /** Whether opening it would make no new store: for a file, whether it is there; a server is taken to be. */
    public boolean exists() {
        return file().map(Files::exists).orElse(true);
    }

    /** The file of H2; a server has none, and a store in memory one that does not exist. */
    Optional<Path> file() {
        if (url.startsWith(POSTGRESQL)) {
            return Optional.empty();
        }
        var path = url.replaceFirst("^jdbc:h2:(file:)?", "").replaceFirst(";.*", "");
        return Optional.of(Path.of(path.replaceFirst("^~", System.getProperty("user.home")) + ".mv.db"));
    }

    /** The file of an embedded store that processes of this machine open; a store in memory and a server have none. */
    Optional<Path> ownFile() {
        return isOwnFile() ? file() : Optional.empty();
    }

    /** Whether the operator says who opens the store, in the settings or in the address; a file's own cipher is the operator's, too. */
    boolean namesUser() {
        return !username.isEmpty()
                || !password.isEmpty()
                || says(url, ";user")
                || says(url, ";password")
                || says(url, ";cipher");
    }

    /** The same, opened by another user. */
    DatabaseConfig as(String name, String word) {
        return new DatabaseConfig(url, name, word, connectionsMax, connectionWait);
    }

    /**
     * The address with what the drivers must be told, where it does not say so itself. H2: the dialect we write; every answered
     * commit on disk (its default loses half a second's at a kill); other processes let in beside the one that has the file open;
     * a kind of file that an interrupted thread does not close under all others; no file of its own for complaints, which it could only
     * print with their stack where the folder is not ours to write. PostgreSQL: dead connections noticed.
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

    /** As {@link #completeUrl()}, for requests: no statement of theirs may hang. Migrations and copies may take longer. */
    String requestUrl() {
        return url.startsWith(POSTGRESQL) && !says(url, "socketTimeout")
                ? append(completeUrl(), '&', "socketTimeout=5")
                : completeUrl();
    }

    /**
     * What a session of requests begins with, where the address cannot say it. PostgreSQL: it ends a transaction that goes no further,
     * since its process is gone, before others give up waiting for its rows, and they do so before they are cut off. H2 has it in
     * the address, and the transactions of a process that is gone end with its connection. By a statement, since PgBouncer
     * rejects parameters at the start of a session that it does not know, unless it is told to ignore them.
     */
    Optional<String> sessionStart() {
        return url.startsWith(POSTGRESQL)
                ? Optional.of("set idle_in_transaction_session_timeout = '3s'; set lock_timeout = '4s'")
                : Optional.empty();
    }

    /** As {@link #completeUrl()}, for a process that lets no other in beside it. */
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

    /** Without the password. */
    @Override
    public String toString() {
        return "DatabaseConfig[url=" + url.replaceAll("(?i)(password=)[^&;]*", "$1…") + ", username=" + username + "]";
    }
}
