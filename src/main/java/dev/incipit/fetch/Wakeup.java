package dev.incipit.fetch;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Tells a {@link Fanout} stream to look again, because a task has ended or a place may have become free. One stream waits for it. */
public final class Wakeup {
    private final Semaphore calls = new Semaphore(0);

    /** Ends the present wait, or the next one when nobody waits now. Calls are not counted. */
    public void wake() {
        if (calls.availablePermits() == 0) {
            calls.release();
        }
    }

    /** Waits for a call, at most so long; whether there was one. */
    public boolean await(long nanos) throws InterruptedException {
        return calls.tryAcquire(nanos, TimeUnit.NANOSECONDS);
    }
}
