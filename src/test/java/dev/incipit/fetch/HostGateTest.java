package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.HostGate.Mood;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class HostGateTest {
    private static final long MILLIS = 1_000_000;

    private final AtomicLong now = new AtomicLong(77);
    private final Wakeup run = new Wakeup();

    private HostGate gate(int places) {
        return new HostGate(places, now::get);
    }

    private void answer(HostGate gate, long took) throws InterruptedException {
        var entered = gate.enter(run);
        now.addAndGet(took);
        gate.leave(entered, Mood.GOOD);
    }

    @Test
    void crawlDelaySpacesTheBeginnings() throws InterruptedException {
        var gate = gate(8);
        gate.delay(Duration.ofSeconds(2));
        var first = gate.enter(run);
        assertEquals(77, first.start());
        gate.leave(first, Mood.GOOD);
        now.addAndGet(500 * MILLIS);
        var second = gate.enter(run);
        assertEquals(77 + 2_000 * MILLIS, second.start());
        gate.leave(second, Mood.GOOD);
        now.addAndGet(9_000 * MILLIS);
        assertEquals(now.get(), gate.enter(run).start());
    }

    @Test
    void aHostThatSlowsDownHasFewerPlacesAndGetsThemBackWhenThatIsItsPace() throws InterruptedException {
        var gate = gate(8);
        for (int i = 0; i < 10; i++) {
            answer(gate, 20 * MILLIS);
        }
        assertEquals(8, gate.places(run));
        for (int i = 0; i < 10; i++) {
            answer(gate, 2_000 * MILLIS);
        }
        assertTrue(gate.places(run) < 4, gate.places(run) + " places");
        for (int i = 0; i < 400; i++) {
            answer(gate, 2_000 * MILLIS);
        }
        assertEquals(8, gate.places(run));
    }

    @Test
    void waitingForSomethingElseDoesNotMakeAHostSlow() throws InterruptedException {
        var gate = gate(8);
        for (int i = 0; i < 50; i++) {
            var turn = gate.enter(run);
            long waited = i < 10 ? 0 : 2_000 * MILLIS;
            turn.waited(waited);
            now.addAndGet(waited + 20 * MILLIS);
            gate.leave(turn, Mood.GOOD);
        }
        assertEquals(8, gate.places(run));
    }

    @Test
    void whoLeavesWakesTheOthersAndNotItself() throws InterruptedException {
        var gate = gate(2);
        var other = new Wakeup();
        gate.join(other);
        var entered = gate.enter(run);
        other.await(0);
        run.await(0);
        gate.leave(entered, Mood.GOOD);
        assertTrue(isWoken(other));
        assertTrue(!isWoken(run));
    }

    private static boolean isWoken(Wakeup wakeup) throws InterruptedException {
        long start = System.nanoTime();
        wakeup.await(50 * MILLIS);
        return System.nanoTime() - start < 50 * MILLIS;
    }

    @Test
    void aStreamUsesThePlacesThatAnotherRunGivesBack() throws InterruptedException {
        var gate = new HostGate(4, System::nanoTime);
        var other = new Wakeup();
        gate.join(run);
        var held = new ArrayList<HostGate.Turn>();
        for (int i = 0; i < 4; i++) {
            held.add(gate.enter(other));
        }
        var giver = Thread.ofVirtual().start(() -> held.forEach(entered -> gate.leave(entered, Mood.GOOD)));
        var waiting = new ArrayDeque<>(IntStream.range(0, 20).boxed().toList());
        var seen = new ArrayList<Integer>();
        // Whoever is not woken looks again after an hour.
        new Fanout(Duration.ofHours(1))
                .<Integer>stream(
                        () -> Optional.ofNullable(waiting.poll()).map(number -> () -> number),
                        () -> gate.places(run),
                        seen::add,
                        Duration.ofSeconds(30),
                        run);
        giver.join();
        assertEquals(20, seen.size());
    }
}
