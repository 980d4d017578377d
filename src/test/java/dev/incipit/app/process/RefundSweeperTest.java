package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.StoreFailed;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class RefundSweeperTest {
    @Test
    void itComesRoundThoughTheStoreWasAway() throws InterruptedException {
        var rounds = new CountDownLatch(3);
        try (var round = RefundSweeper.start(
                () -> {
                    rounds.countDown();
                    throw new StoreFailed("away");
                },
                Duration.ofMillis(1))) {
            assertTrue(rounds.await(10, TimeUnit.SECONDS));
            assertTrue(round.isAlive());
        }
    }

    @Test
    void itComesRoundThoughARoundFailed() throws InterruptedException {
        var rounds = new CountDownLatch(3);
        try (var _ = RefundSweeper.start(
                () -> {
                    rounds.countDown();
                    throw new IllegalStateException("a bug");
                },
                Duration.ofMillis(1))) {
            assertTrue(rounds.await(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void itEndsWhenClosed() {
        var round = RefundSweeper.start(() -> {}, Duration.ofDays(1));
        round.close();
        assertFalse(round.isAlive());
    }
}
