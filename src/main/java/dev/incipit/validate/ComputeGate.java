package dev.incipit.validate;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Lets as many threads compute at once as there are processors; who waits here is let in by the order of coming. A virtual thread
 * gives its carrier back only where it waits for something: without a gate, hundreds of lints would stand in the carriers' queue, and
 * everything else behind them. It does so only where the process has one carrier more than processors, which finds the gate shut
 * and goes on to whoever needs no place.
 */
final class ComputeGate {
    private final Semaphore places = new Semaphore(Runtime.getRuntime().availableProcessors(), true);

    /** Does work that asks nobody for anything, when it is its turn: after so much of such work as came before it. */
    <T> T pass(Supplier<T> work) throws InterruptedException {
        places.acquire();
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
