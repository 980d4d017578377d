package dev.incipit.api.run;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A run in this process. Its own thread tells it of steps and the end; any number of threads may watch. */
public final class OngoingRun {
    /** How often a watcher looks for a step, and whether its reader is still there. */
    private static final Duration LOOK = Duration.ofMillis(300);

    /** A step is told again after so many looks, so that no proxy takes the answer for broken. */
    private static final int SILENT_LOOKS_MAX = 30;

    private final long accountId;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile Optional<CrawlProgress> step = Optional.empty();
    private volatile Optional<byte[]> result = Optional.empty();

    OngoingRun(long accountId) {
        this.accountId = accountId;
    }

    long accountId() {
        return accountId;
    }

    void step(CrawlProgress latest) {
        step = Optional.of(latest);
    }

    /** Ends the run; without a result if its work broke off. */
    void end(Optional<byte[]> made) {
        result = made;
        ended.countDown();
    }

    /**
     * Waits for the end, and tells the latest step from time to time.
     *
     * @param left whether the watcher has left, which ends the wait
     * @return the result; empty if there is none, or the watcher has left
     */
    public Optional<byte[]> await(Consumer<CrawlProgress> steps, BooleanSupplier left) throws InterruptedException {
        Optional<CrawlProgress> told = Optional.empty();
        int silent = 0;
        while (!ended.await(LOOK.toMillis(), TimeUnit.MILLISECONDS)) {
            if (left.getAsBoolean()) {
                return Optional.empty();
            }
            var latest = step;
            silent++;
            if (!latest.equals(told) || silent >= SILENT_LOOKS_MAX) {
                latest.ifPresent(steps);
                told = latest;
                silent = 0;
            }
        }
        return result;
    }
}
