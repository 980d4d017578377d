package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class OngoingRunsTest {
    private static final CrawlProgress STEP = new CrawlProgress(1, 3, 0, Duration.ofSeconds(60));
    private static final byte[] RESULT = {1, 2};

    private final OngoingRuns runs = new OngoingRuns();
    private final CountDownLatch open = new CountDownLatch(1);

    @AfterEach
    void open() {
        open.countDown();
    }

    private Function<Consumer<CrawlProgress>, byte[]> held() {
        return steps -> {
            steps.accept(STEP);
            try {
                open.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            return RESULT;
        };
    }

    @Test
    void everyWatcherSeesTheStepsAndTheResult() throws InterruptedException {
        runs.start(1, 7, held());
        var run = runs.find(1, 7).orElseThrow();
        var steps = new LinkedBlockingQueue<CrawlProgress>();
        for (int i = 0; i < 2; i++) {
            var result = run.await(
                    step -> {
                        steps.add(step);
                        open.countDown();
                    },
                    () -> false);
            assertArrayEquals(RESULT, result.orElseThrow());
        }
        assertEquals(STEP, steps.take());
    }

    @Test
    void aWatcherWhoLeavesWaitsNoLonger() throws InterruptedException {
        runs.start(1, 7, held());
        assertEquals(Optional.empty(), runs.find(1, 7).orElseThrow().await(_ -> {}, () -> true));
    }

    @Test
    void anotherAccountDoesNotFindIt() {
        runs.start(1, 7, held());
        assertEquals(Optional.empty(), runs.find(2, 7));
        assertEquals(Optional.empty(), runs.find(1, 8));
    }

    @Test
    void anAccountHasSomeAtOnceAndOthersAreNotHindered() {
        for (int i = 0; i < OngoingRuns.OF_ACCOUNT_MAX; i++) {
            assertTrue(runs.start(1, i, held()));
        }
        assertFalse(runs.start(1, 100, held()));
        assertEquals(Optional.empty(), runs.find(1, 100));
        assertTrue(runs.start(2, 101, held()));
    }

    @Test
    void aBrokenRunEndsWithoutAResult() throws InterruptedException {
        var broken = new CountDownLatch(1);
        runs.start(1, 7, _ -> {
            try {
                broken.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            throw new IllegalStateException("a bug");
        });
        var run = runs.find(1, 7).orElseThrow();
        broken.countDown();
        assertEquals(Optional.empty(), run.await(_ -> {}, () -> false));
        runs.awaitEnd(Duration.ofSeconds(20));
        assertEquals(Optional.empty(), runs.find(1, 7));
    }

    @Test
    void theEndOfAllIsWaitedForButNoLongerThanSaid() {
        runs.start(1, 7, held());
        runs.awaitEnd(Duration.ofMillis(20));
        assertTrue(runs.find(1, 7).isPresent());
        open.countDown();
        runs.awaitEnd(Duration.ofSeconds(20));
        assertEquals(Optional.empty(), runs.find(1, 7));
    }
}
