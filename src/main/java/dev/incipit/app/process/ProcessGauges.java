package dev.incipit.app.process;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.incipit.api.Gauges;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.store.Database;
import dev.incipit.store.Database.Connections;
import java.lang.management.ManagementFactory;
import java.util.function.ToIntFunction;
import jdk.management.VirtualThreadSchedulerMXBean;

/** Meters of the process: its version, store connections, virtual threads, open files, and the JVM. */
public final class ProcessGauges {
    private static final String CONNECTIONS = "incipit_store_connections";
    private static final String CONNECTIONS_MEAN = "Connections of the pool, and requests that wait for one.";
    private static final String THREADS = "incipit_virtual_threads";
    private static final String THREADS_MEAN = "Virtual threads that run, and that could and wait for a carrier.";
    private static final String STATE = "state";

    private ProcessGauges() {}

    public static void add(Gauges gauges, Database database) {
        JvmMeters.bind();
        gauges.add(
                "incipit_build_info", "version", ProgramVersion.get(), "Always 1; the label names what runs.", () -> 1);
        connections(gauges, "active", database, Connections::active);
        connections(gauges, "idle", database, Connections::idle);
        connections(gauges, "waiting", database, Connections::awaited);
        var scheduler = ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class);
        gauges.add(THREADS, STATE, "mounted", THREADS_MEAN, scheduler::getMountedVirtualThreadCount);
        gauges.add(THREADS, STATE, "queued", THREADS_MEAN, scheduler::getQueuedVirtualThreadCount);
        gauges.add("incipit_carrier_threads", "Platform threads that carry virtual ones.", scheduler::getPoolSize);
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            gauges.add("process_open_fds", "Files and sockets open.", system::getOpenFileDescriptorCount);
            gauges.add("process_max_fds", "Files and sockets that may be open.", system::getMaxFileDescriptorCount);
        }
    }

    private static void connections(Gauges gauges, String state, Database database, ToIntFunction<Connections> number) {
        gauges.add(CONNECTIONS, STATE, state, CONNECTIONS_MEAN, () -> number.applyAsInt(database.connections()));
    }
}
