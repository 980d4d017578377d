package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The whole client against a host on loopback: what it asks at once, and what it asks no more. */
@Timeout(120)
final class FetchersTest {
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
                        eight.await(60, TimeUnit.SECONDS);
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
                var run = fetchers.open()) {
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

    private static String answer(String headers, String body) {
        return "HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static String ask(Fetcher run, String url) throws InterruptedException {
        var fetched = assertInstanceOf(Fetched.class, run.fetch(request(url)));
        return new String(fetched.body(), StandardCharsets.US_ASCII);
    }

    @Test
    void whatIsKeptServesLaterRunsButNotWhatWasAnsweredToACookie() throws Exception {
        var keeping = new Fetchers(withTtl(Duration.ofMinutes(10)), InstantSource.fixed(Instant.EPOCH));
        try (var host = new BadHost(wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                boolean known = request.contains("Cookie: ");
                wire.send(
                        request.startsWith("GET /in ") ? answer("Set-Cookie: a=b\r\n", "in") : answer("", "" + known));
            }
        })) {
            for (int i = 0; i < 2; i++) {
                try (var run = keeping.open()) {
                    assertEquals("in", ask(run, host.url("/in")));
                    assertEquals("true", ask(run, host.url("/")));
                }
            }
            for (int i = 0; i < 2; i++) {
                try (var run = keeping.open()) {
                    assertEquals("false", ask(run, host.url("/")));
                }
            }
            assertEquals(5, host.requests().size());
        }
    }

    private static FetchConfig withTtl(Duration ttl) {
        return new FetchConfig(
                CONFIG.userAgent(),
                CONFIG.connectTimeout(),
                CONFIG.headersTimeout(),
                CONFIG.pageTimeout(),
                CONFIG.bytesMax(),
                CONFIG.htmlBytesMax(),
                CONFIG.redirectsMax(),
                CONFIG.allowedNetworks(),
                CONFIG.allowedPorts(),
                CONFIG.hostConcurrency(),
                CONFIG.addressConcurrency(),
                ttl,
                CONFIG.proxy());
    }
}
