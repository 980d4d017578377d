package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class SharedTasksTest {
    private final SharedTasks<String, Integer> tasks = new SharedTasks<>();
    private final AtomicInteger begun = new AtomicInteger();
    private final CountDownLatch running = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    private int work() throws InterruptedException {
        running.countDown();
        goOn.await();
        return begun.incrementAndGet();
    }

    @Test
    void whoComesLateGetsTheSameResult() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> tasks.run("a", this::work));
            running.await();
            var second = waiting();
            var other = threads.submit(() -> tasks.run("b", () -> 7));
            assertEquals(new SharedTasks.Joined<>(7, false), other.get());
            assertFalse(second.isDone());
            goOn.countDown();
            assertEquals(new SharedTasks.Joined<>(1, false), first.get());
            assertEquals(new SharedTasks.Joined<>(1, true), second.get());
            assertEquals(new SharedTasks.Joined<>(2, false), tasks.run("a", this::work), "what has ended begins anew");
        }
    }

    @Test
    void whatHasEndedBeginsAnewThoughItIsNotYetForgotten() throws Exception {
        for (int i = 0; i < 5_000; i++) {
            int number = i;
            assertEquals(new SharedTasks.Joined<>(i, false), tasks.run("a", () -> number));
        }
    }

    @Test
    void theResultCountsAsTheirsWhoAskedFirstOfThoseThatStayed() throws Exception {
        var first = Thread.ofVirtual().start(new FutureTask<>(() -> tasks.run("a", this::work)));
        running.await();
        var second = waiting();
        var third = waiting();
        first.interrupt();
        // It has left, and gives the task a moment for its last words.
        await(first, Thread.State.TIMED_WAITING);
        goOn.countDown();
        assertEquals(new SharedTasks.Joined<>(1, true), third.get());
        assertEquals(new SharedTasks.Joined<>(1, false), second.get());
    }

    /** One more caller of the task that runs. */
    private Future<SharedTasks.Joined<Integer>> waiting() {
        var joined = new FutureTask<>(() -> tasks.run("a", this::work));
        await(Thread.ofVirtual().start(joined), Thread.State.WAITING);
        return joined;
    }

    private static void await(Thread thread, Thread.State state) {
        while (thread.getState() != state) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whatIsReadyIsHandedToWhoWasInterruptedLast() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var only = threads.submit(() -> {
                var result = tasks.run("a", () -> {
                    running.countDown();
                    try {
                        goOn.await();
                        return 1;
                    } catch (InterruptedException ended) {
                        return 2;
                    }
                });
                assertTrue(Thread.interrupted(), "what comes next is to hurry too");
                return result.result();
            });
            running.await();
            threads.shutdownNow();
            assertEquals(2, only.get());
        }
    }

    @Test
    void aBugIsThrownToAllWhoWait() {
        var bug = assertThrows(
                IllegalStateException.class,
                () -> tasks.run("a", () -> {
                    throw new IllegalStateException("a bug");
                }));
        assertEquals("a bug", bug.getMessage());
    }

    @Test
    void aTaskThatIsEndedHandsOnItsInterruption() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var only = threads.submit(() -> tasks.run("a", this::work));
            running.await();
            threads.shutdownNow();
            var failed = assertThrows(ExecutionException.class, only::get);
            assertTrue(failed.getCause() instanceof InterruptedException);
        }
    }
}
