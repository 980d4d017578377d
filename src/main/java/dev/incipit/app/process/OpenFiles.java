package dev.incipit.app.process;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.incipit.api.ServerConfig;
import dev.incipit.app.settings.SettingsFailed;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * How many files this process may have open at once, sockets among them.
 *
 * @param limit of the system, {@code ulimit -n}; the JVM has raised it to the hard limit by itself
 */
public record OpenFiles(long limit) {
    /** The program's own files, its store, and a few connections each way. The launcher knows the same number. */
    static final long LIMIT_MIN = 256;

    /** What the service opens besides clients' connections: its own files, the store's, the operator's socket, and crawls. */
    private static final long OTHERS = 300;

    /** The part that clients get where the limit leaves no room for all of the others. */
    private static final long SHARE_MIN = 4;

    private static final System.Logger LOG = System.getLogger(OpenFiles.class.getName());

    /** Those of this process; as good as any number where the system does not tell. */
    public static OpenFiles ofProcess() {
        return new OpenFiles(
                ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                        ? system.getMaxFileDescriptorCount()
                        : Long.MAX_VALUE);
    }

    /**
     * Refuses to serve where there are too few.
     *
     * @throws SettingsFailed with what to change
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

    /** The settings with no more connections than there is room for; says so where it lowers them. */
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
