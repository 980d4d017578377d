package dev.incipit.app;

import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import jdk.management.VirtualThreadSchedulerMXBean;

/**
 * The platform threads that carry virtual ones. One more than there are processors: as many as there are processors may be computing,
 * and do not give way; the further one takes up whoever has only a little to do, a health check for one, and the system shares
 * the processors between them.
 */
final class Carriers {
    private static final System.Logger LOG = System.getLogger(Carriers.class.getName());

    /** The JVM's own setting, which can name a number only, and wins. */
    private static final String NUMBER = "jdk.virtualThreadScheduler.parallelism";

    private Carriers() {}

    /** Has one to spare. */
    static void spareOne() {
        if (System.getProperty(NUMBER) != null) {
            return;
        }
        try {
            ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class)
                    .setParallelism(Runtime.getRuntime().availableProcessors() + 1);
        } catch (UnsupportedOperationException | IllegalArgumentException otherJvm) {
            LOG.log(Level.DEBUG, "Health may be slow to answer under load", otherJvm);
        }
    }
}
