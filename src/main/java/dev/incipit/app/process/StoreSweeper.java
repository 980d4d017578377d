package dev.incipit.app.process;

import dev.incipit.api.PollingThread;
import dev.incipit.store.StoreFailed;
import java.lang.System.Logger.Level;
import java.time.Duration;

/** A thread that has the store swept: what cut-off runs took is given back, and what is kept no longer is dropped. */
public record StoreSweeper(Thread thread) implements AutoCloseable {
    /** The service's interval. Any of several replicas may be the first. */
    public static final Duration EVERY = Duration.ofMinutes(1);

    private static final System.Logger LOG = System.getLogger(StoreSweeper.class.getName());

    /** Starts the thread; the first sweep comes after one interval. */
    public static StoreSweeper start(Runnable sweep, Duration every) {
        return new StoreSweeper(PollingThread.start("sweep", every, () -> once(sweep)));
    }

    private static void once(Runnable sweep) {
        try {
            sweep.run();
        } catch (StoreFailed away) {
            // The next sweep retries.
            LOG.log(Level.WARNING, "The store could not be swept: " + away.getMessage());
        } catch (RuntimeException bug) {
            LOG.log(Level.ERROR, "The store could not be swept", bug);
        }
    }

    /** Stops the thread; waits for a sweep in progress. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
