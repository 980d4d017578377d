package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawlProgress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class OngoingRunTest {
    private static final byte[] RESULT = {1};

    private final OngoingRun run = new OngoingRun(1);
    private final List<Integer> told = new ArrayList<>();

    private Optional<byte[]> watch(Runnable atEachLook) throws InterruptedException {
        return run.await(step -> told.add(step.done()), () -> {
            atEachLook.run();
            return false;
        });
    }

    private void step(int done) {
        run.step(new CrawlProgress(done, 9, 0, Duration.ZERO));
    }

    @Test
    void anEndedRunHasItsResultAtOnce() throws InterruptedException {
        step(1);
        run.end(Optional.of(RESULT));
        assertArrayEquals(RESULT, watch(() -> {}).orElseThrow());
        assertEquals(List.of(), told);
    }

    @Test
    void aStepIsToldOnceAndOnlyTheLatest() throws InterruptedException {
        var looks = new AtomicInteger();
        watch(() -> {
            switch (looks.incrementAndGet()) {
                case 1 -> step(1);
                case 3 -> {
                    step(2);
                    step(3);
                }
                case 4 -> run.end(Optional.empty());
                default -> {}
            }
        });
        assertEquals(List.of(1, 3), told);
    }

    @Test
    void aWatcherThatHasLeftWaitsNoLonger() throws InterruptedException {
        step(1);
        assertTrue(run.await(step -> told.add(step.done()), () -> true).isEmpty());
        assertEquals(List.of(), told);
    }
}
