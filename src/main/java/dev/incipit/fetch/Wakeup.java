package dev.incipit.fetch;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Tells a waiting {@link Fanout} stream to look again, because a task ended or a place may have come free. One stream waits on it. */
public final class Wakeup {
    private final Semaphore calls = new Semaphore(0);

    /** Ends the present wait, or the next one when nobody waits now. Calls are not counted. */
    public void wake() {
        if (calls.availablePermits() == 0) {
            calls.release();
        }
    }

    /** Waits for a call, at most so long. */
    void await(long nanos) throws InterruptedException {
        calls.tryAcquire(nanos, TimeUnit.NANOSECONDS);
    }
}
