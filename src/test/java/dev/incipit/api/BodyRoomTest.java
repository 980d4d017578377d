package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many large bodies at once. */
@Timeout(20)
final class BodyRoomTest {
    private static final int MEBIBYTE = 1024 * 1024;

    @Test
    void noMoreBytesAreHeldAtOnceThanThereIsRoomForAndAllGetTheirTurn() throws InterruptedException {
        var room = new BodyRoom(4 * MEBIBYTE);
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        var done = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 40; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    done.addAndGet(room.hold(MEBIBYTE, () -> {
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
        assertTrue(most.get() > 1 && most.get() <= 4, most + " at once");
    }

    @Test
    void aSmallBodyPassesWhereThereIsNoRoomLeft() throws InterruptedException {
        var room = new BodyRoom(4 * MEBIBYTE);
        assertEquals(1, room.hold(4 * MEBIBYTE, () -> small(room)));
    }

    @Test
    void aBodyThatCannotBeReadLeavesItsRoom() throws InterruptedException {
        var room = new BodyRoom(4 * MEBIBYTE);
        for (int i = 0; i < 3; i++) {
            assertThrows(
                    IllegalStateException.class,
                    () -> room.hold(3 * MEBIBYTE, () -> {
                        throw new IllegalStateException("not UTF-8");
                    }));
        }
        assertEquals(1, room.hold(4 * MEBIBYTE, () -> 1));
    }

    private static int small(BodyRoom room) {
        try {
            return room.hold(1000, () -> 1);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }
}
