package dev.incipit.app.process;

import dev.incipit.store.StoreFailed;
import java.lang.System.Logger.Level;
import java.time.Duration;

/** A thread that gives back, again and again, what runs took that a process's death cut off; until it is closed. */
public final class RefundSweeper implements AutoCloseable {
    /** As often as a service looks. Of several replicas any may come first. */
    public static final Duration EVERY = Duration.ofMinutes(1);

    private static final System.Logger LOG = System.getLogger(RefundSweeper.class.getName());

    private final Runnable sweep;
    private final Duration every;
    private final Thread thread;

    private RefundSweeper(Runnable sweep, Duration every) {
        this.sweep = sweep;
        this.every = every;
        this.thread = Thread.ofPlatform().name("sweep").daemon().unstarted(this::run);
    }

    /** Begins; the first sweep comes after one pause. */
    public static RefundSweeper start(Runnable sweep, Duration every) {
        var round = new RefundSweeper(sweep, every);
        round.thread.start();
        return round;
    }

    private void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(every);
                sweep();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void sweep() {
        try {
            sweep.run();
        } catch (StoreFailed away) {
            // The next round finds what this one left.
            LOG.log(Level.WARNING, "What cut-off runs took could not be given back: " + away.getMessage());
        }
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    /** Ends it; waits for a sweep under way. */
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
