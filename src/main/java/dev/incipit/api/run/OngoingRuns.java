package dev.incipit.api.run;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The runs of pages in this process, each in a thread of its own. Shared by threads. */
public final class OngoingRuns {
    /** Runs of one account at once: they wait for slots without a connection that would bound them. */
    public static final int OF_ACCOUNT_MAX = 5;

    private final Map<Long, OngoingRun> runs = new HashMap<>();

    /**
     * Starts a run.
     *
     * @param work is told whom to tell of its steps, and makes the result
     * @return false, without a run, if the account has {@link #OF_ACCOUNT_MAX} already
     */
    public boolean start(long accountId, long id, Function<Consumer<CrawlProgress>, byte[]> work) {
        var run = new OngoingRun(accountId);
        synchronized (runs) {
            if (runs.values().stream()
                            .filter(other -> other.accountId() == accountId)
                            .count()
                    >= OF_ACCOUNT_MAX) {
                return false;
            }
            runs.put(id, run);
        }
        Thread.ofVirtual().name("page-run").start(() -> {
            Optional<byte[]> result = Optional.empty();
            try {
                result = Optional.of(work.apply(run::step));
            } finally {
                remove(id);
                run.end(result);
            }
        });
        return true;
    }

    private void remove(long id) {
        synchronized (runs) {
            runs.remove(id);
            runs.notifyAll();
        }
    }

    /** A run of an account that has not ended. */
    public Optional<OngoingRun> find(long accountId, long id) {
        synchronized (runs) {
            return Optional.ofNullable(runs.get(id)).filter(run -> run.accountId() == accountId);
        }
    }

    /** Waits until all have ended, at most as long as said. */
    public void awaitEnd(Duration max) {
        long end = System.nanoTime() + max.toNanos();
        try {
            synchronized (runs) {
                for (long left = max.toMillis();
                        !runs.isEmpty() && left > 0;
                        left = (end - System.nanoTime()) / 1_000_000) {
                    runs.wait(left);
                }
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
