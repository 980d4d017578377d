package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ComputePoolTest {
    private static final Duration PLENTY = Duration.ofSeconds(20);
    private static final int LARGE = 1024 * 1024;
    private static final Tenant ANN = new Tenant("ann");
    private static final Tenant BEN = new Tenant("ben");

    private final ComputePool pool = new ComputePool(1, 4 * LARGE, true);

    private static int busyUntil(BooleanSupplier end) {
        int steps = 0;
        while (!end.getAsBoolean()) {
            Budget.step();
            steps++;
        }
        return steps;
    }

    private static Thread inBackground(ComputePool pool, Tenant tenant, BooleanSupplier end)
            throws InterruptedException {
        var begun = new CountDownLatch(1);
        var thread = Thread.ofVirtual()
                .start(() -> tenant.call(() -> {
                    try {
                        return pool.run(LARGE, PLENTY, () -> {
                            begun.countDown();
                            return busyUntil(end);
                        });
                    } catch (InterruptedException ended) {
                        return 0;
                    }
                }));
        begun.await();
        return thread;
    }

    @Test
    void workThatTakesMoreThanItsBudgetEnds() {
        assertTimeoutPreemptively(
                PLENTY,
                () -> assertThrows(
                        OverBudget.class, () -> pool.run(1, Duration.ofMillis(30), () -> busyUntil(() -> false))));
    }

    @Test
    void aBudgetIsOfProcessorTimeAndNotOfWaiting() throws InterruptedException {
        var end = new AtomicBoolean();
        var other = inBackground(pool, ANN, end::get);
        var steps = pool.run(1, Duration.ofSeconds(2), () -> busyUntil(new Countdown(2_000_000)));
        assertEquals(2_000_000, steps);
        end.set(true);
        other.join();
    }

    private static final class Countdown implements BooleanSupplier {
        private int left;

        private Countdown(int steps) {
            left = steps;
        }

        @Override
        public boolean getAsBoolean() {
            return left-- == 0;
        }
    }

    @Test
    void anInterruptedCallerIsFreeAtOnceAndItsWorkEnds() {
        assertTimeoutPreemptively(PLENTY, () -> {
            var ended = new CountDownLatch(1);
            var caller = Thread.ofVirtual()
                    .unstarted(() -> assertThrows(
                            InterruptedException.class,
                            () -> pool.run(1, PLENTY, () -> {
                                try {
                                    return busyUntil(() -> false);
                                } finally {
                                    ended.countDown();
                                }
                            })));
            caller.start();
            caller.interrupt();
            caller.join();
            // What had not begun never begins.
            pool.run(1, PLENTY, () -> 0);
            assertTrue(ended.getCount() == 0 || pool.awaited() == 0);
        });
    }

    @Test
    void aShortPieceOfAnotherTenantHasItsTurnWhileALongOneComputes() {
        assertTimeoutPreemptively(PLENTY, () -> {
            var end = new AtomicBoolean();
            var other = inBackground(pool, ANN, end::get);
            long start = System.nanoTime();
            for (int i = 0; i < 10; i++) {
                BEN.call(() -> pool.run(1, PLENTY, () -> 1));
            }
            var each = Duration.ofNanos(System.nanoTime() - start).dividedBy(10);
            assertFalse(end.get());
            end.set(true);
            other.join();
            assertTrue(each.compareTo(Duration.ofMillis(150)) < 0, each.toString());
        });
    }

    @Test
    void workThatNeverLooksAtItsBudgetStopsNobodyElse() {
        assertTimeoutPreemptively(PLENTY, () -> {
            var end = new AtomicBoolean();
            var deaf = Thread.ofVirtual()
                    .start(() -> ANN.call(() -> {
                        try {
                            return pool.run(1, PLENTY, () -> {
                                while (!end.get()) {
                                    Thread.onSpinWait();
                                }
                                return 0;
                            });
                        } catch (InterruptedException ended) {
                            return 1;
                        }
                    }));
            assertEquals(1, BEN.call(() -> pool.run(1, PLENTY, () -> 1)));
            end.set(true);
            deaf.join();
        });
    }

    @Test
    void oneTenantsPagesLeaveRoomForAnothers() {
        assertTimeoutPreemptively(PLENTY, () -> {
            var end = new AtomicBoolean();
            var hogs = IntStream.range(0, 2)
                    .mapToObj(_ -> {
                        try {
                            return inBackground(pool, ANN, end::get);
                        } catch (InterruptedException ended) {
                            throw new IllegalStateException(ended);
                        }
                    })
                    .toList();
            assertEquals(1, BEN.call(() -> pool.run(2 * LARGE, PLENTY, () -> 1)));
            end.set(true);
            for (var hog : hogs) {
                hog.join();
            }
        });
    }

    @Test
    void noMoreBytesAreReadAtOnceThanThereIsRoomFor() throws InterruptedException {
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        var free = new ComputePool(4, 4 * LARGE, false);
        var threads = IntStream.range(0, 12)
                .mapToObj(_ -> Thread.ofVirtual().start(() -> {
                    try {
                        free.run(LARGE, PLENTY, () -> {
                            most.accumulateAndGet(now.incrementAndGet(), Math::max);
                            busyUntil(new Countdown(100_000));
                            return now.decrementAndGet();
                        });
                    } catch (InterruptedException ended) {
                        throw new IllegalStateException(ended);
                    }
                }))
                .toList();
        for (var thread : threads) {
            thread.join();
        }
        assertTrue(most.get() <= 4, most.toString());
    }

    @Test
    void aFaultOfTheWorkReachesWhoAskedForIt() {
        assertThrows(
                ArithmeticException.class,
                () -> pool.run(1, PLENTY, () -> {
                    throw new ArithmeticException();
                }));
        assertThrows(
                StackOverflowError.class,
                () -> pool.run(1, PLENTY, () -> {
                    throw new StackOverflowError();
                }));
    }

    @Test
    void workWithinWorkNeedsNoFurtherRoom() throws InterruptedException {
        int deep = pool.run(4 * LARGE, PLENTY, () -> {
            try {
                return pool.run(4 * LARGE, PLENTY, () -> 7);
            } catch (InterruptedException ended) {
                return 0;
            }
        });
        assertEquals(7, deep);
    }

    @Test
    void theTenantGoesWithTheWork() throws InterruptedException {
        assertEquals(ANN, ANN.call(() -> pool.run(1, PLENTY, Tenant::current)));
        assertEquals(Tenant.OPERATOR, pool.run(1, PLENTY, Tenant::current));
    }

    @Test
    void offThePoolAStepCostsNothing() {
        Budget.step();
        Budget.steps(1_000_000);
    }
}
