package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many large bodies at once. */
@Timeout(20)
final class BodyMemoryLimitTest {
    private static final int MEBIBYTE = 1024 * 1024;
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void noMoreBytesAreHeldAtOnceThanThereIsRoomForAndAllGetTheirTurn() throws InterruptedException {
        var room = new BodyMemoryLimit(4 * MEBIBYTE, LONG);
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        var done = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 40; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                done.addAndGet(room.hold(MEBIBYTE, () -> {
                            most.accumulateAndGet(now.incrementAndGet(), Math::max);
                            // Gives way, so that all who were let in are here at once.
                            LockSupport.parkNanos(1_000_000);
                            now.decrementAndGet();
                            return 1;
                        })
                        .orElseThrow());
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
        var room = new BodyMemoryLimit(4 * MEBIBYTE, LONG);
        assertEquals(Optional.of(Optional.of(1)), room.hold(4 * MEBIBYTE, () -> hold(room, 1000)));
    }

    @Test
    void aLargeBodyForWhichNoRoomComesFreeInTimeIsTurnedAwayAndTakesNone() throws InterruptedException {
        var room = new BodyMemoryLimit(4 * MEBIBYTE, Duration.ofMillis(1));
        assertEquals(Optional.of(Optional.empty()), room.hold(4 * MEBIBYTE, () -> hold(room, MEBIBYTE)));
        assertEquals(Optional.of(1), room.hold(4 * MEBIBYTE, () -> 1));
    }

    @Test
    void bodiesOfOneAccountDoNotKeepAnotherWaitingForItsTurn() throws InterruptedException {
        var room = new BodyMemoryLimit(4 * MEBIBYTE, LONG);
        var order = Collections.synchronizedList(new ArrayList<String>());
        var held = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        var threads = new ArrayList<Thread>();
        threads.add(start(
                "greedy",
                () -> room.hold(4 * MEBIBYTE, () -> {
                    held.countDown();
                    return awaited(release);
                })));
        held.await();
        for (var account : List.of("greedy", "greedy", "greedy", "greedy", "greedy", "greedy", "honest")) {
            int before = room.awaited();
            threads.add(start(account, () -> room.hold(4 * MEBIBYTE, () -> order.add(account))));
            while (room.awaited() == before) {
                Thread.onSpinWait();
            }
        }
        release.countDown();
        for (var thread : threads) {
            thread.join();
        }
        assertTrue(order.indexOf("honest") <= 1, order.toString());
    }

    @Test
    void oneAccountLeavesHalfToOthersWhetherTheyWaitOrNot() throws InterruptedException {
        var room = new BodyMemoryLimit(4 * MEBIBYTE, Duration.ZERO);
        var greedy = new Tenant("greedy");
        var second = greedy.call(() -> room.hold(
                2 * MEBIBYTE,
                () -> List.of(hold(room, MEBIBYTE), new Tenant("honest").call(() -> hold(room, MEBIBYTE)))));
        assertEquals(Optional.of(List.of(Optional.empty(), Optional.of(1))), second);
    }

    private static Thread start(String account, Callable<?> work) {
        return Thread.ofVirtual()
                .start(() -> new Tenant(account).run(() -> {
                    try {
                        work.call();
                    } catch (Exception failed) {
                        throw new IllegalStateException(failed);
                    }
                }));
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    @Test
    void aBodyThatCannotBeReadLeavesItsRoom() throws InterruptedException {
        var room = new BodyMemoryLimit(4 * MEBIBYTE, LONG);
        for (int i = 0; i < 3; i++) {
            assertThrows(
                    IllegalStateException.class,
                    () -> room.hold(3 * MEBIBYTE, () -> {
                        throw new IllegalStateException("not UTF-8");
                    }));
        }
        assertEquals(Optional.of(1), room.hold(4 * MEBIBYTE, () -> 1));
    }

    private static Optional<Integer> hold(BodyMemoryLimit room, int bytes) {
        return room.hold(bytes, () -> 1);
    }
}
