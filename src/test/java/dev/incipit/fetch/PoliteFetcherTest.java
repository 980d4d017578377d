package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.HostGate.Mood;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
final class PoliteFetcherTest {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
    private final Fetchers fetchers = new Fetchers(CONFIG, InstantSource.system());
    private final Fanout fanout = new Fanout();

    private static FetchRequest request(String url) {
        return new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20);
    }

    @Test
    void aHostIsAskedEightThingsAtOnceByAllRunsTogether() throws Exception {
        var running = new AtomicInteger();
        var most = new AtomicInteger();
        var eight = new CountDownLatch(8);
        try (var host = new BadHost(wire -> {
                    while (!wire.request().isEmpty()) {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        eight.countDown();
                        eight.await(5, TimeUnit.SECONDS);
                        Thread.sleep(20);
                        running.decrementAndGet();
                        wire.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
                    }
                });
                var one = fetchers.open();
                var other = fetchers.open()) {
            var tasks = new ArrayList<Callable<FetchOutcome>>();
            for (int i = 0; i < 30; i++) {
                tasks.add(() -> one.fetch(request(host.url("/one"))));
                tasks.add(() -> other.fetch(request(host.url("/other"))));
            }
            for (var outcome : fanout.run(tasks, Duration.ofSeconds(60))) {
                assertInstanceOf(Fetched.class, outcome.orElseThrow());
            }
            assertEquals(8, most.get());
            assertTrue(host.connections() <= 16, "connections are reused: " + host.connections());
        }
    }

    @Test
    void crawlDelayLiesBetweenTwoRequests() throws Exception {
        var times = new ArrayList<Long>();
        try (var host = new BadHost(wire -> {
                    while (!wire.request().isEmpty()) {
                        times.add(System.nanoTime());
                        wire.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
                    }
                });
                var run = fetchers.open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            run.crawlDelay(url, Duration.ofMillis(150));
            assertEquals(1, run.places(url));
            List<Callable<FetchOutcome>> tasks = List.of(
                    () -> run.fetch(request(host.url("/1"))),
                    () -> run.fetch(request(host.url("/2"))),
                    () -> run.fetch(request(host.url("/3"))));
            assertTrue(fanout.run(tasks, Duration.ofSeconds(60)).stream().allMatch(Optional::isPresent));
            for (int i = 1; i < times.size(); i++) {
                assertTrue(times.get(i) - times.get(i - 1) > TimeUnit.MILLISECONDS.toNanos(140), times.toString());
            }
        }
    }

    @Test
    void troubleHalvesThePlacesAndGoodAnswersBringThemBackSlowly() throws Exception {
        var gate = new HostGate(8, System::nanoTime);
        var run = new Wakeup();
        assertEquals(8, gate.places(run));
        gate.leave(gate.enter(run), Mood.TROUBLED);
        assertEquals(4, gate.places(run));
        gate.leave(gate.enter(run), Mood.TROUBLED);
        gate.leave(gate.enter(run), Mood.TROUBLED);
        gate.leave(gate.enter(run), Mood.TROUBLED);
        assertEquals(1, gate.places(run), "one place always stays");
        int answers = 0;
        while (gate.places(run) < 8 && answers < 1_000) {
            gate.leave(gate.enter(run), Mood.GOOD);
            answers++;
        }
        assertTrue(answers > 20, "after " + answers);
    }

    @Test
    void answersToOneBurstCutThePlacesOnce() throws Exception {
        var gate = new HostGate(8, System::nanoTime);
        var run = new Wakeup();
        var entered = new ArrayList<HostGate.Turn>();
        for (int i = 0; i < 8; i++) {
            entered.add(gate.enter(run));
        }
        for (var start : entered) {
            gate.leave(start, Mood.TROUBLED);
        }
        assertEquals(4, gate.places(run));
    }

    @Test
    void aRunThatWaitsGetsItsShareOfPlaces() throws Exception {
        var gate = new HostGate(4, System::nanoTime);
        var greedy = new Wakeup();
        var late = new Wakeup();
        var entered = new ArrayList<HostGate.Turn>();
        for (int i = 0; i < 4; i++) {
            entered.add(gate.enter(greedy));
        }
        assertEquals(0, gate.places(late));
        var in = new CountDownLatch(1);
        var waiting = Thread.ofVirtual().start(() -> {
            try {
                gate.enter(late);
                in.countDown();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        for (int i = 0; i < 5_000 && gate.places(greedy) > 2; i++) {
            Thread.sleep(10);
        }
        assertEquals(2, gate.places(greedy), "half while another waits");
        gate.leave(entered.removeFirst(), Mood.UNKNOWN);
        assertTrue(in.await(60, TimeUnit.SECONDS));
        waiting.join();
        assertEquals(1, gate.places(late));
    }

    @Test
    void aWaitForAPlaceCanBeInterrupted() throws Exception {
        var gate = new HostGate(1, System::nanoTime);
        var run = new Wakeup();
        var entered = gate.enter(run);
        var ended = new CountDownLatch(1);
        var waiting = Thread.ofVirtual().start(() -> {
            try {
                gate.enter(run);
            } catch (InterruptedException wanted) {
                ended.countDown();
            }
        });
        waiting.interrupt();
        assertTrue(ended.await(60, TimeUnit.SECONDS));
        gate.leave(entered, Mood.UNKNOWN);
        assertEquals(1, gate.places(run));
    }

    @Test
    void oneSlowAnswerHoldsUpNoOther() throws Exception {
        var others = new CountDownLatch(99);
        try (var host = new BadHost(wire -> {
                    for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                        if (request.startsWith("GET /slow ")) {
                            others.await(60, TimeUnit.SECONDS);
                        }
                        wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
                        others.countDown();
                    }
                });
                var run = new Fetchers(CONFIG, InstantSource.system()).open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            var asked = new AtomicInteger();
            var done = new ArrayList<FetchOutcome>();
            fanout.<FetchOutcome>stream(
                    () -> {
                        int number = asked.getAndIncrement();
                        return number < 100
                                ? Optional.of(() -> run.fetch(request(host.url(number == 0 ? "/slow" : "/"))))
                                : Optional.empty();
                    },
                    () -> run.places(url),
                    done::add,
                    Duration.ofSeconds(60));
            assertEquals(100, done.size());
            assertEquals(0, others.getCount(), "some waited for the slow one");
        }
    }

    @Test
    @Tag("full")
    void aHundredPagesOfATenthOfASecondTakeAsLongAsEightAtOnceMust() throws Exception {
        try (var host = new BadHost(wire -> {
                    while (!wire.request().isEmpty()) {
                        Thread.sleep(100);
                        wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
                    }
                });
                var run = fetchers.open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            var left = new AtomicInteger(100);
            var done = new ArrayList<FetchOutcome>();
            long start = System.nanoTime();
            fanout.<FetchOutcome>stream(
                    () -> left.getAndDecrement() > 0
                            ? Optional.of(() -> run.fetch(request(host.url("/"))))
                            : Optional.empty(),
                    () -> run.places(url),
                    done::add,
                    Duration.ofSeconds(20));
            var took = Duration.ofNanos(System.nanoTime() - start);
            assertEquals(100, done.size());
            // The floor is 1.3 s; three times that leaves room for a busy machine.
            assertTrue(took.compareTo(Duration.ofSeconds(4)) < 0, took.toString());
        }
    }
}
