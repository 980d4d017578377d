package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Those who wait for an answer, and the one who looks after them. */
final class DisconnectWatchTest {
    private final DisconnectWatch disconnects = new DisconnectWatch();

    @Test
    void oneWhoCannotBeLookedAtHidesNobodyElse() {
        var waiting = new ArrayList<DisconnectWatch.Caller>();
        var failed = new AtomicInteger();
        // Where they stand in the set is not known: broken ones before and behind the one who leaves.
        for (int i = 0; i < 20; i++) {
            waiting.add(disconnects.of(() -> {
                failed.incrementAndGet();
                throw new IllegalStateException("a bug");
            }));
        }
        var left = disconnects.of(() -> true);
        for (int i = 0; i < 20; i++) {
            waiting.add(disconnects.of(() -> {
                failed.incrementAndGet();
                throw new StackOverflowError("another");
            }));
        }
        disconnects.look();
        disconnects.look();
        assertTrue(Thread.interrupted());
        assertTrue(left.left());
        assertTrue(failed.get() == 40, failed + " looked at");
        waiting.forEach(DisconnectWatch.Caller::close);
        left.close();
    }

    @Test
    void whoIsStillThereIsNotDisturbed() {
        try (var caller = disconnects.of(() -> false)) {
            disconnects.look();
            disconnects.look();
            assertFalse(caller.left());
        }
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void whoWasServedIsLookedAtNoMore() {
        var looks = new AtomicInteger();
        var caller = disconnects.of(() -> looks.incrementAndGet() > 0);
        disconnects.look();
        caller.close();
        disconnects.look();
        assertTrue(looks.get() == 0 && !caller.left());
    }
}
