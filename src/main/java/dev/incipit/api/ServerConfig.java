package dev.incipit.api;

import java.time.Duration;
import java.util.Objects;

/**
 * How the service listens.
 *
 * @param host address of the API ({@code server.host})
 * @param port port of the API, 0 for any ({@code server.port})
 * @param managementHost address of health and metrics ({@code management.host})
 * @param managementPort port of health and metrics, 0 for any ({@code management.port})
 * @param shutdownGrace how long runs in flight go on after the order to stop ({@code server.shutdown-grace})
 * @param requestTimeout for a request's headers and body to arrive ({@code server.request-timeout})
 * @param writeStall without progress in sending an answer ({@code server.write-stall})
 * @param maxConnections open at once, on the API ({@code server.max-connections})
 */
public record ServerConfig(
        String host,
        int port,
        String managementHost,
        int managementPort,
        Duration shutdownGrace,
        Duration requestTimeout,
        Duration writeStall,
        int maxConnections) {
    /** What is shipped. */
    public static final ServerConfig DEFAULTS = new ServerConfig(
            "0.0.0.0",
            8080,
            "0.0.0.0",
            8081,
            Duration.ofSeconds(30),
            Duration.ofSeconds(15),
            Duration.ofSeconds(30),
            10_000);

    private static final int PORT_MAX = 65_535;

    public ServerConfig {
        Objects.requireNonNull(host);
        Objects.requireNonNull(managementHost);
        require(port >= 0 && port <= PORT_MAX, "server.port must be from 0 to 65535");
        require(managementPort >= 0 && managementPort <= PORT_MAX, "management.port must be from 0 to 65535");
        require(port == 0 || port != managementPort, "server.port and management.port must differ");
        require(!shutdownGrace.isNegative(), "server.shutdown-grace must not be negative");
        require(requestTimeout.isPositive(), "server.request-timeout must be more than nothing");
        require(writeStall.isPositive(), "server.write-stall must be more than nothing");
        require(maxConnections > 0, "server.max-connections must be at least 1");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
