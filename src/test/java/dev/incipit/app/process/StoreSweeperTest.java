package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.StoreFailed;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class StoreSweeperTest {
    @Test
    void itComesRoundThoughTheStoreWasAway() throws InterruptedException {
        var rounds = new CountDownLatch(3);
        try (var _ = StoreSweeper.start(
                () -> {
                    rounds.countDown();
                    throw new StoreFailed("away");
                },
                Duration.ofMillis(1))) {
            assertTrue(rounds.await(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void itComesRoundThoughARoundFailed() throws InterruptedException {
        var rounds = new CountDownLatch(3);
        try (var _ = StoreSweeper.start(
                () -> {
                    rounds.countDown();
                    throw new IllegalStateException("a bug");
                },
                Duration.ofMillis(1))) {
            assertTrue(rounds.await(10, TimeUnit.SECONDS));
        }
    }

    @Test
    @Timeout(10)
    void itEndsWhenClosed() {
        // Waits for the thread.
        StoreSweeper.start(() -> {}, Duration.ofDays(1)).close();
    }
}
