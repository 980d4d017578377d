package dev.incipit;

import java.util.concurrent.CountDownLatch;

/** Waiting where an interrupt cannot be thrown on. */
public final class Latches {
    private Latches() {}

    public static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
