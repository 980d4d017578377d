package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work that only computes, asked for by many at once. */
@Timeout(120)
final class ComputeGateTest {
    private static final int AT_ONCE_MAX = Runtime.getRuntime().availableProcessors();

    @Test
    void noMoreComputeAtOnceThanThereAreProcessorsAndAllGetTheirTurn() throws InterruptedException {
        var gate = new ComputeGate();
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        var done = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 50 * AT_ONCE_MAX; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    done.addAndGet(gate.pass(() -> {
                        most.accumulateAndGet(now.incrementAndGet(), Math::max);
                        // Gives way, so that all who were let in are here at once.
                        LockSupport.parkNanos(1_000_000);
                        now.decrementAndGet();
                        return 1;
                    }));
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        for (var thread : threads) {
            thread.join();
        }
        assertEquals(threads.size(), done.get());
        assertTrue((most.get() > 1 || AT_ONCE_MAX == 1) && most.get() <= AT_ONCE_MAX, most + " at once");
    }

    @Test
    void workThatFailsLeavesItsPlace() throws InterruptedException {
        var gate = new ComputeGate();
        for (int i = 0; i <= AT_ONCE_MAX; i++) {
            assertThrows(
                    IllegalStateException.class,
                    () -> gate.pass(() -> {
                        throw new IllegalStateException("a bug");
                    }));
        }
        assertEquals(1, gate.pass(() -> 1));
    }
}
