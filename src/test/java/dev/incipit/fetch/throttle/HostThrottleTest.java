package dev.incipit.fetch.throttle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Wakeup;
import dev.incipit.fetch.throttle.HostThrottle.Feedback;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class HostThrottleTest {
    private static final long MILLIS = 1_000_000;

    private final AtomicLong now = new AtomicLong(77);
    private final Wakeup run = new Wakeup();

    private HostThrottle gate(int places) {
        return new HostThrottle(places, now::get);
    }

    private void answer(HostThrottle gate, long took) throws InterruptedException {
        var entered = gate.enter(run);
        now.addAndGet(took);
        gate.leave(entered, Feedback.GOOD);
    }

    @Test
    void crawlDelaySpacesTheBeginnings() throws InterruptedException {
        var gate = gate(8);
        gate.delay(Duration.ofSeconds(2));
        var first = gate.enter(run);
        assertEquals(77, first.start());
        gate.leave(first, Feedback.GOOD);
        now.addAndGet(500 * MILLIS);
        var second = gate.enter(run);
        assertEquals(77 + 2_000 * MILLIS, second.start());
        gate.leave(second, Feedback.GOOD);
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
            gate.leave(turn, Feedback.GOOD);
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
        gate.leave(entered, Feedback.GOOD);
        assertTrue(other.await(0));
        assertFalse(run.await(0));
    }

    private void fail(HostThrottle gate) throws InterruptedException {
        now.incrementAndGet();
        gate.leave(gate.enter(run), Feedback.TROUBLED);
    }

    @Test
    void troubleHalvesThePlacesAndGoodAnswersBringThemBackSlowly() throws InterruptedException {
        var gate = gate(8);
        assertEquals(8, gate.places(run));
        fail(gate);
        assertEquals(4, gate.places(run));
        fail(gate);
        fail(gate);
        fail(gate);
        assertEquals(1, gate.places(run), "one place always stays");
        int answers = 0;
        while (gate.places(run) < 8 && answers < 1_000) {
            answer(gate, 20 * MILLIS);
            answers++;
        }
        assertTrue(answers > 20, "after " + answers);
    }

    @Test
    void answersToOneBurstCutThePlacesOnce() throws InterruptedException {
        var gate = gate(8);
        now.incrementAndGet();
        var entered = new ArrayList<HostThrottle.Turn>();
        for (int i = 0; i < 8; i++) {
            entered.add(gate.enter(run));
        }
        now.incrementAndGet();
        for (var turn : entered) {
            gate.leave(turn, Feedback.TROUBLED);
        }
        assertEquals(4, gate.places(run));
    }

    @Test
    void aRunThatWaitsGetsItsShareOfPlaces() throws Exception {
        var gate = gate(4);
        var late = new Wakeup();
        var entered = new ArrayList<HostThrottle.Turn>();
        for (int i = 0; i < 4; i++) {
            entered.add(gate.enter(run));
        }
        assertEquals(0, gate.places(late));
        var waiting = new FutureTask<>(() -> gate.enter(late));
        Thread.ofVirtual().start(waiting);
        while (gate.places(run) > 2) {
            Thread.onSpinWait();
        }
        assertEquals(2, gate.places(run), "half while another waits");
        gate.leave(entered.removeFirst(), Feedback.UNKNOWN);
        waiting.get();
        assertEquals(1, gate.places(late));
    }

    @Test
    void aWaitForAPlaceCanBeInterrupted() throws Exception {
        var gate = gate(1);
        var entered = gate.enter(run);
        var waiting = new FutureTask<>(() -> assertThrows(InterruptedException.class, () -> gate.enter(run)));
        Thread.ofVirtual().start(waiting).interrupt();
        waiting.get();
        gate.leave(entered, Feedback.UNKNOWN);
        assertEquals(1, gate.places(run));
    }

    @Test
    void aStreamUsesThePlacesThatAnotherRunGivesBack() throws InterruptedException {
        var gate = gate(4);
        var other = new Wakeup();
        gate.join(run);
        var held = new ArrayList<HostThrottle.Turn>();
        for (int i = 0; i < 4; i++) {
            held.add(gate.enter(other));
        }
        var giver = Thread.ofVirtual().start(() -> held.forEach(entered -> gate.leave(entered, Feedback.GOOD)));
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
