package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.Pages;
import dev.incipit.api.RunningService;
import dev.incipit.api.ServerConfig;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import dev.incipit.fetch.Fetcher;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** More generate requests than there are places for runs. */
@Timeout(120)
final class RunSlotsTest {
    private static final String SITE = "{\"url\": \"docs.example.test\", \"fileType\": \"llms\"}";
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch release = new CountDownLatch(1);
    private final Fetcher slow = request -> {
        asked.countDown();
        release.await();
        return Pages.site().fetch(request);
    };
    private final List<RunningService> opened = new ArrayList<>();

    @AfterEach
    void stop() {
        release.countDown();
        opened.forEach(RunningService::close);
    }

    private RunningService onePlace(Duration wait) {
        var service = RunningService.with(RunningService.withRuns(1, wait), slow);
        opened.add(service);
        return service;
    }

    private CompletableFuture<HttpResponse<String>> generate(RunningService service, String key) {
        return CompletableFuture.supplyAsync(() -> service.post("/api/v1/generate", key, SITE));
    }

    @Test
    void whoFindsNoPlaceIsToldWhenToComeAgainAndLosesNothing() throws InterruptedException {
        var service = onePlace(Duration.ofSeconds(1));
        var key = service.key("free");
        var first = generate(service, key);
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        var turned = service.post("/api/v1/generate", key, SITE);
        assertEquals(429, turned.statusCode(), turned.body());
        var retry = Integer.parseInt(turned.headers().firstValue("Retry-After").orElseThrow());
        assertTrue(retry >= 1 && retry <= 60, "after " + retry);
        var message = RunningService.json(turned).get("message").asText();
        // One of the two words that a client may rely on (decisions §1), and the one that is no month away.
        assertTrue(message.contains("minute") && !message.contains("month"), message);
        // The first one's is taken, ours is not.
        assertEquals(
                "9", turned.headers().firstValue("X-RateLimit-Quota-Remaining").orElseThrow());
        release.countDown();
        assertEquals(200, first.join().statusCode());
        assertEquals(
                "8",
                service.post("/api/v1/generate", key, SITE)
                        .headers()
                        .firstValue("X-RateLimit-Quota-Remaining")
                        .orElseThrow());
    }

    @Test
    void whoWaitsGetsThePlaceThatBecomesFree() throws InterruptedException {
        var service = onePlace(Duration.ofSeconds(20));
        var key = service.key("free");
        var first = generate(service, key);
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        var second = generate(service, key);
        awaitGauge(service, "incipit_runs_waiting 1.0");
        assertTrue(scrape(service).contains("incipit_runs_in_flight 1.0"));
        assertFalse(second.isDone());
        release.countDown();
        assertEquals(200, first.join().statusCode());
        assertEquals(200, second.join().statusCode());
    }

    @Test
    void aLintNeedsNoPlace() throws InterruptedException {
        var service = onePlace(Duration.ofMillis(200));
        var key = service.key("free");
        var first = generate(service, key);
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        var lint = service.post("/api/v1/validate", key, "{\"content\": \"# A\", \"checkLinks\": false}");
        assertEquals(200, lint.statusCode(), lint.body());
        release.countDown();
        assertEquals(200, first.join().statusCode());
    }

    @Test
    void whoWaitsAtTheEndOfTheServiceIsTurnedAwayAndNotFailed() throws InterruptedException {
        var service = onePlace(Duration.ofSeconds(20));
        var key = service.key("free");
        var first = generate(service, key);
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        var waiting = generate(service, key);
        awaitGauge(service, "incipit_runs_waiting 1.0");
        var stopped = Thread.ofVirtual().start(service.server()::stop);
        assertEquals(429, waiting.join().statusCode(), waiting.join().body());
        release.countDown();
        assertEquals(200, first.join().statusCode());
        stopped.join();
    }

    @Test
    void aPlaceIsSharedOutInTheOrderOfComing() throws InterruptedException {
        var places = new RunSlots(1, Duration.ofSeconds(10), InstantSource.system());
        var order = new ArrayList<Integer>();
        try (var _ = places.take().orElseThrow()) {
            for (int i = 0; i < 4; i++) {
                var turn = i;
                Thread.ofVirtual().start(() -> {
                    try (var _ = places.take().orElseThrow()) {
                        synchronized (order) {
                            order.add(turn);
                        }
                    }
                });
                while (places.awaited() <= i) {
                    Thread.onSpinWait();
                }
            }
        }
        while (places.taken() > 0 || places.awaited() > 0) {
            Thread.onSpinWait();
        }
        assertEquals(List.of(0, 1, 2, 3), order);
    }

    @Test
    void anAccountAloneHasAllPlacesAndHalfOnceAnotherAsked() {
        var now = new AtomicReference<>(Instant.EPOCH);
        var places = new RunSlots(4, Duration.ZERO, now::get);
        var greedy = new Tenant("greedy");
        var held = new ArrayDeque<FairShare.Hold>();
        for (int i = 0; i < 4; i++) {
            held.add(greedy.call(places::take).orElseThrow());
        }
        var honest = new Tenant("honest");
        assertTrue(honest.call(places::take).isEmpty());
        // Two come free, and they are not for the one who has the other two.
        held.remove().close();
        held.remove().close();
        assertTrue(greedy.call(places::take).isEmpty());
        try (var _ = honest.call(places::take).orElseThrow();
                var _ = honest.call(places::take).orElseThrow()) {
            assertEquals(4, places.taken());
        }
        now.set(Instant.EPOCH.plus(Duration.ofMinutes(11)));
        held.add(greedy.call(places::take).orElseThrow());
        held.add(greedy.call(places::take).orElseThrow());
        assertEquals(4, places.taken());
    }

    @Test
    void oneOfTwoPlacesIsForTheOtherAccount() {
        var places = new RunSlots(2, Duration.ZERO, () -> Instant.EPOCH);
        var greedy = new Tenant("greedy");
        var honest = new Tenant("honest");
        try (var _ = greedy.call(places::take).orElseThrow();
                var _ = honest.call(places::take).orElseThrow()) {
            assertTrue(greedy.call(places::take).isEmpty());
        }
    }

    /** H5 of the security review: eight requests of one free key kept every other account out. */
    @Test
    void manyRunsOfOneAccountLeaveAPlaceToAnother() throws InterruptedException {
        var service = RunningService.with(RunningService.withRuns(4, Duration.ofSeconds(1)), request -> {
            if (request.url().host().startsWith("slow")) {
                asked.countDown();
                release.await();
            }
            return Pages.site().fetch(request);
        });
        opened.add(service);
        var honest = service.key("business");
        var greedy = service.key("free");
        assertEquals(200, service.post("/api/v1/generate", honest, SITE).statusCode());
        var runs = new ArrayList<CompletableFuture<HttpResponse<String>>>();
        for (int i = 0; i < 8; i++) {
            var site = "{\"url\": \"slow" + i + ".example.test\", \"fileType\": \"llms\"}";
            runs.add(CompletableFuture.supplyAsync(() -> service.post("/api/v1/generate", greedy, site)));
        }
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        for (int i = 0; i < 4; i++) {
            assertEquals(200, service.post("/api/v1/generate", honest, SITE).statusCode());
        }
        release.countDown();
        runs.forEach(CompletableFuture::join);
    }

    @Test
    void aLargerHeapHasMorePlacesAndNoHeapFewerThanTwo() {
        assertEquals(2, ServerConfig.runsByMemory(16L << 20));
        assertEquals(2, ServerConfig.runsByMemory(307L << 20));
        assertEquals(4, ServerConfig.runsByMemory(614L << 20));
        assertEquals(1_000, ServerConfig.runsByMemory(1L << 50));
    }

    private static String scrape(RunningService service) {
        return service.health("/metrics").body();
    }

    private static void awaitGauge(RunningService service, String line) throws InterruptedException {
        while (!scrape(service).contains(line)) {
            Thread.sleep(20);
        }
    }
}
