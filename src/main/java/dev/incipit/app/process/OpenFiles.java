package dev.incipit.app.process;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.incipit.api.ServerConfig;
import dev.incipit.app.settings.SettingsFailed;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * The number of files, including sockets, that this process may open at once.
 *
 * @param limit of the system, {@code ulimit -n}; the JVM has already raised it to the hard limit
 */
public record OpenFiles(long limit) {
    /** Enough for the program's files, its store, and a few connections each way. The launcher has the same number. */
    static final long LIMIT_MIN = 256;

    /** Files other than clients' connections: the program's, the store's, the management socket, and crawls. */
    private static final long OTHERS = 300;

    /** The share for clients if the limit is too low for the others. */
    private static final long SHARE_MIN = 4;

    private static final System.Logger LOG = System.getLogger(OpenFiles.class.getName());

    /** The limit of this process; the maximum if the system does not report one. */
    public static OpenFiles ofProcess() {
        return new OpenFiles(
                ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                        ? system.getMaxFileDescriptorCount()
                        : Long.MAX_VALUE);
    }

    /**
     * Checks that the limit is high enough to serve.
     *
     * @throws SettingsFailed if it is too low; says what to change
     */
    public void require() {
        if (limit < LIMIT_MIN) {
            throw new SettingsFailed(
                    List.of("The system lets this process open " + limit + " files and sockets (ulimit -n);"
                            + " the service needs at least " + LIMIT_MIN
                            + ". Raise the hard limit: 'ulimit -n 65536' in a shell,"
                            + " LimitNOFILE= for systemd, --ulimit nofile= for a container."));
        }
    }

    /** The settings with connections lowered to what the limit allows; logs when it lowers them. */
    public ServerConfig fit(ServerConfig server) {
        var room = Math.max(limit - OTHERS, limit / SHARE_MIN);
        if (server.maxConnections() <= room) {
            return server;
        }
        LOG.log(
                Level.WARNING,
                "server.max-connections is lowered from " + server.maxConnections() + " to " + room
                        + ", since the system lets this process open " + limit + " files and sockets (ulimit -n)");
        return server.withMaxConnections((int) room);
    }
}
