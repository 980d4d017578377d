package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.Socket;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Those who are too slow, and the one who cuts them. */
final class SlowClientWatchTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final AtomicInteger cuts = new AtomicInteger();

    @Test
    void aReaderIsHurriedOnlyWhileOthersWaitForItsMemory() {
        var wanted = new AtomicBoolean();
        var slow = new SlowClientWatch(Duration.ofSeconds(15), Duration.ofSeconds(30), now::get);
        var timing = new ClientTiming(
                new Socket() {
                    @Override
                    public void close() {
                        cuts.incrementAndGet();
                    }
                },
                now.get());
        timing.hurried(wanted::get);
        slow.watch(timing);
        timing.writing(now.get());
        now.set(Instant.EPOCH.plusSeconds(6));
        slow.look();
        assertEquals(0, cuts.get(), "nobody waits");
        wanted.set(true);
        slow.look();
        assertEquals(1, cuts.get());
        timing.written(now.get(), 64 << 20);
        timing.writing(now.get());
        now.set(now.get().plusSeconds(4));
        slow.look();
        assertEquals(1, cuts.get(), "it reads fast");
    }

    @Test
    void oneWhoCannotBeCutHidesNobodyElse() {
        var slow = new SlowClientWatch(Duration.ofSeconds(1), Duration.ofSeconds(1), now::get);
        for (int i = 0; i < 20; i++) {
            var timing = new ClientTiming(
                    new Socket() {
                        @Override
                        public void shutdownInput() {
                            cuts.incrementAndGet();
                            throw new IllegalStateException("a bug");
                        }
                    },
                    now.get());
            timing.reading();
            slow.watch(timing);
        }
        now.set(Instant.EPOCH.plusSeconds(2));
        slow.look();
        assertEquals(20, cuts.get());
    }
}
