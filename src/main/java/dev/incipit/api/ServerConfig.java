package dev.incipit.api;

import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How the service listens.
 *
 * @param host address of the API ({@code server.host})
 * @param port port of the API, 0 for any ({@code server.port})
 * @param managementHost address of health and metrics ({@code management.host})
 * @param managementPort port of health and metrics, 0 for any ({@code management.port})
 * @param shutdownGrace how long runs in flight continue after SIGTERM ({@code server.shutdown-grace})
 * @param requestTimeout for receiving a request's headers and body ({@code server.request-timeout})
 * @param writeStall maximum time without progress in sending a response ({@code server.write-stall})
 * @param maxConnections concurrent connections to the API ({@code server.max-connections})
 * @param maxRuns concurrent generate runs ({@code server.max-runs})
 * @param runWait how long a request waits for a slot ({@code server.run-wait})
 * @param corsOrigins pages whose scripts may read responses, {@code *} for all ({@code server.cors-origins})
 */
public record ServerConfig(
        String host,
        int port,
        String managementHost,
        int managementPort,
        Duration shutdownGrace,
        Duration requestTimeout,
        Duration writeStall,
        int maxConnections,
        int maxRuns,
        Duration runWait,
        List<String> corsOrigins) {
    public static final ServerConfig DEFAULTS = new ServerConfig(
            "0.0.0.0",
            8080,
            "0.0.0.0",
            8081,
            Duration.ofSeconds(30),
            Duration.ofSeconds(15),
            Duration.ofSeconds(30),
            10_000,
            runsByMemory(Runtime.getRuntime().maxMemory()),
            Duration.ofSeconds(10),
            List.of());

    /** An origin as browsers send it: no path, not even a slash. */
    private static final Pattern ORIGIN = Pattern.compile("https?://[a-z0-9.\\[\\]:-]+");

    /** Heap for a run on a hostile site, including pages being fetched or waiting to be parsed (HostileServiceIT). */
    private static final long RUN_BYTES = 128L << 20;

    private static final int RUNS_MIN = 2;
    private static final int RUNS_MAX = 1_000;

    public ServerConfig {
        // An empty name would be this machine's own address, which nobody else reaches.
        require(!host.isBlank(), "server.host must be an address of this machine, such as 0.0.0.0, and not empty");
        require(
                !managementHost.isBlank(),
                "management.host must be an address of this machine, such as 0.0.0.0, and not empty");
        require(port >= 0 && port <= WebUrl.PORT_MAX, "server.port must be from 0 to 65535");
        require(managementPort >= 0 && managementPort <= WebUrl.PORT_MAX, "management.port must be from 0 to 65535");
        require(port == 0 || port != managementPort, "server.port and management.port must differ");
        require(!shutdownGrace.isNegative(), "server.shutdown-grace must not be negative");
        require(requestTimeout.isPositive(), "server.request-timeout must be more than nothing");
        require(writeStall.isPositive(), "server.write-stall must be more than nothing");
        require(maxConnections > 0, "server.max-connections must be at least 1");
        require(
                maxRuns > 0 && maxRuns <= RUNS_MAX,
                "server.max-runs must be up to " + RUNS_MAX + ", or 0 for as many as the memory bears");
        require(!runWait.isNegative(), "server.run-wait must not be negative");
        corsOrigins = List.copyOf(corsOrigins);
        require(
                corsOrigins.equals(List.of("*"))
                        || corsOrigins.stream()
                                .allMatch(origin -> ORIGIN.matcher(origin).matches()),
                "server.cors-origins must be *, or origins such as https://www.example.org, without a path");
    }

    public ServerConfig withMaxConnections(int connections) {
        return new ServerConfig(
                host,
                port,
                managementHost,
                managementPort,
                shutdownGrace,
                requestTimeout,
                writeStall,
                connections,
                maxRuns,
                runWait,
                corsOrigins);
    }

    /** How many concurrent generate runs a heap of this size can hold. */
    public static int runsByMemory(long heapBytes) {
        return Math.clamp(heapBytes / RUN_BYTES, RUNS_MIN, RUNS_MAX);
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
