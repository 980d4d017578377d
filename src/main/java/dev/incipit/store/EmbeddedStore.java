package dev.incipit.store;

import java.lang.System.Logger.Level;

/** Settings of H2 that its address cannot hold. */
final class EmbeddedStore {
    private static final System.Logger LOG = System.getLogger(EmbeddedStore.class.getName());
    private static final String BIND_ADDRESS = "h2.bindAddress";

    private EmbeddedStore() {}

    /** Binds the server for other processes (AUTO_SERVER) to loopback; H2 reads this when its first class is loaded. */
    static void keepToLoopback() {
        if (System.getProperty(BIND_ADDRESS) == null) {
            System.setProperty(BIND_ADDRESS, "127.0.0.1");
        }
    }

    /**
     * Removes H2's shutdown hook. It would close the store at once, while the orderly shutdown still has runs to settle.
     * DB_CLOSE_ON_EXIT=FALSE would do the same but cannot be combined with AUTO_SERVER. The pool closes the store.
     */
    static void keepOpenThroughShutdown() {
        try {
            var hook = Class.forName("org.h2.engine.OnExitDatabaseCloser").getDeclaredField("INSTANCE");
            hook.setAccessible(true);
            Runtime.getRuntime().removeShutdownHook((Thread) hook.get(null));
        } catch (ReflectiveOperationException | IllegalStateException otherVersion) {
            LOG.log(Level.WARNING, "H2 will close the store at the first stop signal", otherVersion);
        }
    }
}
