package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SpreadTest {
    private static final Duration PLENTY = Duration.ofSeconds(20);
    private static final List<Integer> NUMBERS =
            IntStream.range(0, 1_000).boxed().toList();

    private final ComputePool pool = new ComputePool(3, 1 << 20, false);

    @Test
    void theResultsAreInTheOrderOfTheElements() throws InterruptedException {
        var doubled = NUMBERS.stream().map(n -> 2 * n).toList();
        assertEquals(doubled, Spread.over(NUMBERS, n -> 2 * n));
        assertEquals(doubled, pool.run(1, PLENTY, () -> Spread.over(NUMBERS, n -> 2 * n)));
        assertEquals(List.of(), pool.run(1, PLENTY, () -> Spread.over(List.<Integer>of(), n -> 2 * n)));
    }

    @Test
    void allFreeProcessorsWork() {
        var together = new CountDownLatch(3);
        var threads = assertTimeoutPreemptively(
                PLENTY,
                () -> pool.run(1, PLENTY, () -> {
                    var seen = ConcurrentHashMap.<Thread>newKeySet();
                    Spread.over(List.of(1, 2, 3), n -> {
                        seen.add(Thread.currentThread());
                        together.countDown();
                        await(together);
                        return n;
                    });
                    return seen;
                }));
        assertEquals(3, threads.size());
    }

    @Test
    void theWorkIsTheTenantsOnEachThread() throws InterruptedException {
        var ann = new Tenant("ann");
        var tenants = ann.call(() -> pool.run(1, PLENTY, () -> Spread.over(NUMBERS, _ -> Tenant.current())));
        assertTrue(tenants.stream().allMatch(ann::equals));
    }

    @Test
    void whereTheCallersThreadFailsTheOthersEnd() {
        var failed = assertTimeoutPreemptively(
                PLENTY,
                () -> assertThrows(
                        IllegalArgumentException.class,
                        () -> pool.run(1, PLENTY, () -> {
                            var caller = Thread.currentThread();
                            var begun = new CountDownLatch(2);
                            return Spread.over(NUMBERS, n -> {
                                begun.countDown();
                                await(begun);
                                if (Thread.currentThread() == caller) {
                                    throw new IllegalArgumentException("one");
                                }
                                return spin(true);
                            });
                        })));
        assertEquals("one", failed.getMessage());
    }

    @Test
    void whereAnotherThreadFailsTheCallerIsTold() {
        assertTimeoutPreemptively(
                PLENTY,
                () -> assertThrows(
                        IllegalArgumentException.class,
                        () -> pool.run(1, PLENTY, () -> {
                            var caller = Thread.currentThread();
                            var failing = new CountDownLatch(1);
                            return Spread.over(NUMBERS, n -> {
                                if (Thread.currentThread() == caller) {
                                    await(failing);
                                    return n;
                                }
                                failing.countDown();
                                throw new IllegalArgumentException("another");
                            });
                        })));
    }

    /** Two threads spend the caller's budget at the same time, each no more than it. */
    @Test
    void noThreadTakesMoreThanTheBudget() {
        assertTimeoutPreemptively(
                PLENTY,
                () -> assertThrows(
                        OverBudget.class,
                        () -> pool.run(1, Duration.ofMillis(50), () -> Spread.over(NUMBERS, _ -> spin(true)))));
    }

    private static int spin(boolean endless) {
        int steps = 0;
        while (endless) {
            Budget.step();
            steps++;
        }
        return steps;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }
}
