package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.connection.DisconnectWatch;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class RunsTest {
    private final Runs runs = new Runs(new DisconnectWatch());

    @Test
    void theEndInterruptsWhatRunsAndNoMoreThanThat() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var result = new AtomicReference<String>();
        var after = new AtomicBoolean(true);
        var thread = Thread.ofVirtual().start(() -> {
            try {
                result.set(runs.toTheEnd(() -> {
                    begun.countDown();
                    try {
                        new CountDownLatch(1).await();
                        return "never";
                    } catch (InterruptedException ended) {
                        return "what is ready";
                    }
                }));
            } catch (InterruptedException unexpected) {
                result.set("interrupted");
            }
            after.set(Thread.currentThread().isInterrupted());
        });
        begun.await();
        runs.end();
        thread.join();
        assertEquals("what is ready", result.get());
        assertFalse(after.get());
    }

    @Test
    void aRunThatBeginsAfterTheEndIsInterruptedAtOnce() throws InterruptedException {
        runs.end();
        assertThrows(
                InterruptedException.class,
                () -> runs.toTheEnd(() -> {
                    new CountDownLatch(1).await();
                    return 1;
                }));
        assertEquals(1, runs.toTheEnd(() -> 1));
        assertFalse(Thread.interrupted());
    }

    @Test
    void anInterruptThatCameTooLateIsTakenBack() throws InterruptedException {
        assertTrue(runs.toTheEnd(() -> {
            runs.end();
            return Thread.currentThread().isInterrupted();
        }));
        assertFalse(Thread.interrupted());
    }
}
