package dev.incipit.api;

import java.util.concurrent.Semaphore;

/**
 * Lets few threads compute at once. Virtual threads take turns only where they wait for something: hundreds of lints that wait for
 * nothing would have everything else behind them, the health check too. Who waits here is let in by the order of coming.
 */
final class ComputeGate {
    private static final int PER_PROCESSOR = 2;

    private final Semaphore places =
            new Semaphore(PER_PROCESSOR * Runtime.getRuntime().availableProcessors(), true);

    /** Does work that asks nobody for anything, when it is its turn: after so much of such work as came before it. */
    <T> T pass(Runs.Work<T> work) throws InterruptedException {
        places.acquire();
        try {
            return work.run();
        } finally {
            places.release();
        }
    }
}
