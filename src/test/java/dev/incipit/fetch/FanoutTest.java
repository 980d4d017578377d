package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LogLines;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
final class FanoutTest {
    private static final Duration LONG = Duration.ofSeconds(15);
    private final Fanout fanout = new Fanout();

    @Test
    void resultsComeInTaskOrderAndFailuresAreEmpty() throws InterruptedException {
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> Integer.parseInt("no number"), () -> 3);
        assertEquals(List.of(Optional.of(1), Optional.empty(), Optional.of(3)), fanout.run(tasks, LONG));
    }

    @Test
    void whatWasReadyAtTheDeadlineIsKept() throws InterruptedException {
        var never = new CountDownLatch(1);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> {
            never.await();
            return 2;
        });
        assertEquals(List.of(Optional.of(1), Optional.empty()), fanout.run(tasks, Duration.ofMillis(200)));
    }

    @Test
    void nothingStartsWhenNoTimeIsLeft() throws InterruptedException {
        var started = new AtomicInteger();
        List<Callable<Integer>> task = List.of(started::incrementAndGet);
        for (int i = 0; i < 100; i++) {
            assertEquals(List.of(Optional.empty()), fanout.run(task, Duration.ZERO));
        }
        assertEquals(0, started.get());
    }

    @Test
    void aStreamEndsWhenTheSourceIsDryAndNothingRuns() throws InterruptedException {
        var waiting = new ArrayDeque<>(List.of(1, 2, 3));
        Set<Integer> seen = new TreeSet<>();
        fanout.<Integer>stream(
                () -> Optional.ofNullable(waiting.poll()).map(number -> () -> number),
                () -> 2,
                number -> {
                    seen.add(number);
                    // A result may bring new work, as a page brings links.
                    if (number < 10) {
                        waiting.add(number * 10);
                    }
                },
                LONG);
        assertEquals(Set.of(1, 2, 3, 10, 20, 30), seen);
    }

    @Test
    void noMoreRunAtOnceThanTheWidthAllows() throws InterruptedException {
        var left = new AtomicInteger(40);
        var running = new AtomicInteger();
        var most = new AtomicInteger();
        var four = new CountDownLatch(4);
        fanout.<Integer>stream(
                () -> left.getAndDecrement() > 0
                        ? Optional.of(() -> {
                            most.accumulateAndGet(running.incrementAndGet(), Math::max);
                            four.countDown();
                            four.await();
                            return running.decrementAndGet();
                        })
                        : Optional.empty(),
                () -> 4,
                result -> {},
                LONG);
        assertEquals(4, most.get());
    }

    @Test
    void oneSlowTaskDoesNotHoldUpTheOthers() throws InterruptedException {
        var othersDone = new CountDownLatch(20);
        var waiting = new ArrayDeque<Callable<String>>();
        waiting.add(() -> {
            othersDone.await();
            return "slow";
        });
        for (int i = 0; i < 20; i++) {
            waiting.add(() -> "quick");
        }
        var order = new ArrayList<String>();
        fanout.<String>stream(
                () -> Optional.ofNullable(waiting.poll()),
                () -> 2,
                name -> {
                    order.add(name);
                    if (name.equals("quick")) {
                        othersDone.countDown();
                    }
                },
                LONG);
        assertEquals("slow", order.getLast());
        assertEquals(21, order.size());
    }

    @Test
    void atTheLimitAStreamInterruptsWhatRunsAndKeepsWhatIsReady() throws InterruptedException {
        var interrupted = new CountDownLatch(1);
        var waiting = new ArrayDeque<Callable<Integer>>();
        waiting.add(() -> 1);
        waiting.add(() -> {
            try {
                new CountDownLatch(1).await();
            } finally {
                interrupted.countDown();
            }
            return 2;
        });
        var seen = new ArrayList<Integer>();
        long start = System.nanoTime();
        fanout.stream(() -> Optional.ofNullable(waiting.poll()), () -> 5, seen::add, Duration.ofMillis(300));
        assertEquals(List.of(1), seen);
        assertEquals(0, interrupted.getCount());
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(5).toNanos());
    }

    @Test
    void aFailedTaskFreesItsPlace() throws InterruptedException {
        var waiting = new ArrayDeque<Callable<Integer>>();
        waiting.add(() -> Integer.parseInt("no number"));
        waiting.add(() -> 2);
        var seen = new ArrayList<Integer>();
        fanout.stream(() -> Optional.ofNullable(waiting.poll()), () -> 1, seen::add, LONG);
        assertEquals(List.of(2), seen);
    }

    @Test
    void interruptingTheCallerEndsItsTasks() throws InterruptedException {
        var started = new CountDownLatch(1);
        var interrupted = new CountDownLatch(1);
        var ended = new CountDownLatch(1);
        var caller = Thread.ofVirtual().start(() -> {
            assertThrows(
                    InterruptedException.class,
                    () -> fanout.<Integer>stream(
                            () -> Optional.of(() -> {
                                started.countDown();
                                try {
                                    new CountDownLatch(1).await();
                                } finally {
                                    interrupted.countDown();
                                }
                                return 1;
                            }),
                            () -> 1,
                            result -> {},
                            LONG));
            ended.countDown();
        });
        started.await();
        caller.interrupt();
        ended.await();
        assertEquals(0, interrupted.getCount());
    }

    @Test
    void aWidthThatRisesLaterIsUsed() throws InterruptedException {
        var asked = new AtomicInteger();
        var left = new AtomicInteger(3);
        var seen = new ArrayList<Integer>();
        fanout.<Integer>stream(
                () -> left.getAndDecrement() > 0 ? Optional.of(() -> 1) : Optional.empty(),
                () -> asked.incrementAndGet() > 3 ? 2 : 0,
                seen::add,
                LONG);
        assertEquals(3, seen.size());
    }

    @Test
    void whoWaitsForOneTaskIsWokenAFewTimesASecond() throws InterruptedException {
        var asked = new AtomicInteger();
        var end = new CountDownLatch(1);
        fanout.<Integer>stream(
                () -> asked.getAndIncrement() == 0
                        ? Optional.of(() -> {
                            end.await(1, TimeUnit.SECONDS);
                            return 1;
                        })
                        : Optional.empty(),
                () -> 2,
                result -> {},
                LONG);
        assertTrue(asked.get() <= 15, asked + " in one second");
    }

    @Test
    void anErrorInAStreamInterruptsTheOthersAndIsTheCallers() {
        var interrupted = new CountDownLatch(1);
        var begun = new CountDownLatch(1);
        var waiting = new ArrayDeque<Callable<Integer>>();
        waiting.add(() -> {
            try {
                begun.countDown();
                return new CountDownLatch(1).await(10, TimeUnit.SECONDS) ? 1 : 2;
            } finally {
                interrupted.countDown();
            }
        });
        waiting.add(() -> {
            begun.await();
            throw new StackOverflowError("a test's");
        });
        long start = System.nanoTime();
        var error = assertThrows(
                StackOverflowError.class,
                () -> fanout.stream(() -> Optional.ofNullable(waiting.poll()), () -> 5, result -> {}, LONG));
        assertEquals("a test's", error.getMessage());
        assertEquals(0, interrupted.getCount());
        assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(8));
    }

    @Test
    void anErrorAmongTasksInterruptsTheOthersAndIsTheCallers() {
        var begun = new CountDownLatch(1);
        List<Callable<Integer>> tasks = List.of(
                () -> {
                    begun.countDown();
                    return new CountDownLatch(1).await(10, TimeUnit.SECONDS) ? 1 : 2;
                },
                () -> {
                    begun.await();
                    throw new OutOfMemoryError("a test's");
                });
        long start = System.nanoTime();
        assertThrows(OutOfMemoryError.class, () -> fanout.run(tasks, LONG));
        assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(8));
    }

    @Test
    void theFailureOfASingleTaskIsTheCallers() {
        assertThrows(NumberFormatException.class, () -> fanout.within(LONG, () -> Integer.parseInt("no number")));
        assertThrows(
                NumberFormatException.class, () -> fanout.runAbandonable(LONG, () -> Integer.parseInt("no number")));
        assertThrows(
                AssertionError.class,
                () -> fanout.runAbandonable(LONG, () -> {
                    throw new AssertionError("a test's");
                }));
    }

    @Test
    void whatWasReadyWhenTheLimitStruckIsNotLost() throws InterruptedException {
        var result = fanout.within(Duration.ofMillis(100), () -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException late) {
                return "opened";
            }
            return "never";
        });
        assertEquals(Optional.of("opened"), result);
    }

    @Test
    void eachKindOfFailureIsLoggedOnceInARunWithItsSubject() throws InterruptedException {
        try (var lines = LogLines.alone(FailureLog.class.getName(), Level.WARNING)) {
            var run = fanout.named("https://a.example");
            Callable<Integer> number = () -> Integer.parseInt("no number");
            Callable<Integer> none = () -> List.<Integer>of().getFirst();
            Callable<Integer> interrupted = () -> {
                throw new InterruptedException("a test's");
            };
            run.run(List.of(number, none, number, interrupted), LONG);
            var waiting = new ArrayDeque<>(List.of(number, none));
            run.stream(() -> Optional.ofNullable(waiting.poll()), () -> 2, result -> {}, LONG);
            assertEquals(
                    List.of("a task failed (https://a.example)", "a task failed (https://a.example)"),
                    lines.messages());
            assertEquals(
                    Set.of(Level.WARNING),
                    lines.records().stream().map(LogRecord::getLevel).collect(Collectors.toSet()));
            assertInstanceOf(
                    NumberFormatException.class, lines.records().getFirst().getThrown());
            fanout.named("https://b.example").run(List.of(number), LONG);
            assertEquals("a task failed (https://b.example)", lines.messages().getLast());
        }
    }

    @Test
    void aPlaceThatComesFreeIsUsedAtOnce() throws InterruptedException {
        // Without the wake-up each of the places would be found after an hour.
        var patient = new Fanout(Duration.ofHours(1));
        var wakeup = new Wakeup();
        var places = new AtomicInteger();
        var left = new AtomicInteger(20);
        var begun = new Semaphore(0);
        var end = new CountDownLatch(1);
        var giver = Thread.ofVirtual().start(() -> {
            for (int i = 1; i <= 20; i++) {
                places.incrementAndGet();
                wakeup.wake();
                begun.acquireUninterruptibly();
            }
            end.countDown();
        });
        var seen = new ArrayList<Integer>();
        patient.<Integer>stream(
                () -> left.getAndDecrement() > 0
                        ? Optional.of(() -> {
                            begun.release();
                            end.await();
                            return 1;
                        })
                        : Optional.empty(),
                places::get,
                seen::add,
                LONG,
                wakeup);
        giver.join();
        assertEquals(20, seen.size());
    }
}
