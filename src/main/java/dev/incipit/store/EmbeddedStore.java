package dev.incipit.store;

import java.lang.System.Logger.Level;

/** What H2 must be told outside its address. */
final class EmbeddedStore {
    private static final System.Logger LOG = System.getLogger(EmbeddedStore.class.getName());
    private static final String BIND_ADDRESS = "h2.bindAddress";

    private EmbeddedStore() {}

    /** Keeps the door for other processes (AUTO_SERVER) on loopback; read by H2 as its first class is loaded. */
    static void keepToLoopback() {
        if (System.getProperty(BIND_ADDRESS) == null) {
            System.setProperty(BIND_ADDRESS, "127.0.0.1");
        }
    }

    /**
     * Takes H2's shutdown hook away. It closes the store at once beside our own orderly stop, under runs that are still to be
     * settled; DB_CLOSE_ON_EXIT=FALSE says the same but is refused together with AUTO_SERVER. The pool closes the store.
     */
    static void keepOpenThroughShutdown() {
        try {
            var hook = Class.forName("org.h2.engine.OnExitDatabaseCloser").getDeclaredField("INSTANCE");
            hook.setAccessible(true);
            Runtime.getRuntime().removeShutdownHook((Thread) hook.get(null));
        } catch (ReflectiveOperationException | IllegalStateException otherVersion) {
            LOG.log(Level.WARNING, "H2 will close the store at the first signal to stop", otherVersion);
        }
    }
}
