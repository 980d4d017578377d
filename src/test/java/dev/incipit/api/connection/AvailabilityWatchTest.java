package dev.incipit.api.connection;

import static dev.incipit.Latches.await;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Readiness, between a store and those who ask for it. */
@Timeout(20)
final class AvailabilityWatchTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);

    @Test
    void nothingIsReadyBeforeTheStoreWasAsked() {
        assertFalse(new AvailabilityWatch("The store", () -> true, now::get).ready());
    }

    @Test
    void theLastAnswerCountsUntilTheNext() {
        var away = new AtomicBoolean();
        var watch = new AvailabilityWatch("The store", () -> !away.get(), now::get);
        watch.look();
        assertTrue(watch.ready());
        away.set(true);
        assertTrue(watch.ready());
        watch.look();
        assertFalse(watch.ready());
    }

    @Test
    void aStoreThatHoldsTheOneWhoAsksHoldsNoProbeAndIsNotReadyAfterFiveSeconds() throws InterruptedException {
        var asked = new CountDownLatch(1);
        var hold = new AtomicBoolean();
        var held = new CountDownLatch(1);
        var watch = new AvailabilityWatch(
                "The store",
                () -> {
                    if (hold.get()) {
                        asked.countDown();
                        await(held);
                    }
                    return true;
                },
                now::get);
        watch.look();
        hold.set(true);
        var thread = Thread.ofPlatform().daemon().start(watch::look);
        asked.await();
        assertTrue(watch.ready());
        now.set(Instant.EPOCH.plusSeconds(5));
        assertFalse(watch.ready());
        held.countDown();
        thread.join();
        assertTrue(watch.ready());
    }

    @Test
    void aFailureToAskEndsNoWatch() {
        var failure = new AtomicReference<Optional<Error>>(Optional.of(new OutOfMemoryError("a test's")));
        var watch = new AvailabilityWatch(
                "The store",
                () -> {
                    if (failure.get().isPresent()) {
                        throw failure.get().get();
                    }
                    return true;
                },
                now::get);
        watch.look();
        assertFalse(watch.ready());
        failure.set(Optional.empty());
        watch.look();
        assertTrue(watch.ready());
    }
}
