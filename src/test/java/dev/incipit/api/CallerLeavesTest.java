package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A caller who goes away ends the work that was for nobody else (hostile.md row 38). */
final class CallerLeavesTest {
    private static final int PATIENCE_SECONDS = 20;

    /** The aim is one second, the run's own deadline twenty: a busy machine may take some in between. */
    private static final int CANCEL_SECONDS_MAX = 8;

    private static final String BODY = "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}";

    private final Pages pages = Pages.site();
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicInteger fetches = new AtomicInteger();
    private final RunningService service = RunningService.over(this::web);
    private final String key = service.key("pro");

    @AfterEach
    void stop() {
        answer.countDown();
        service.close();
    }

    /** A site whose guide takes until it is told to answer. */
    private FetchOutcome web(FetchRequest request) throws InterruptedException {
        fetches.incrementAndGet();
        if (request.url().path().equals("/guide")) {
            asked.countDown();
            try {
                assertTrue(answer.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
            } catch (InterruptedException interrupted) {
                ended.countDown();
                throw interrupted;
            }
        }
        return pages.fetch(request);
    }

    private RawClient caller() throws IOException {
        return new RawClient(service.port()).write(request());
    }

    private String request() {
        return "POST /api/v1/generate HTTP/1.1\r\nHost: x\r\nx-api-key: " + key
                + "\r\nContent-Type: application/json\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY;
    }

    private void awaitGuide() throws InterruptedException {
        assertTrue(asked.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    private void awaitRuns(int runs) throws InterruptedException {
        for (int i = 0; i < 1_000 && metric("incipit_runs_in_flight ") != runs; i++) {
            Thread.sleep(10);
        }
        assertEquals(runs, metric("incipit_runs_in_flight "));
    }

    private double visitsRead() {
        return metric("incipit_visits_total{outcome=\"read\"");
    }

    /** Of all services of this process: the registry is one. */
    private double metric(String begin) {
        return service.health("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(begin))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    private String quotaRemaining() {
        var response = service.post("/api/v1/generate", key, "{}");
        return response.headers().firstValue("X-RateLimit-Quota-Remaining").orElseThrow();
    }

    @Test
    void theFetchesOfWhoLeavesEndAtOnceAndAreNotGivenBack() throws Exception {
        var before = Integer.parseInt(quotaRemaining());
        var caller = caller();
        awaitGuide();
        caller.close();
        assertTrue(ended.await(CANCEL_SECONDS_MAX, TimeUnit.SECONDS), "the fetch went on");
        assertEquals(before - 1, Integer.parseInt(quotaRemaining()));
    }

    /** As {@code printf … | nc -N} does: it says all it has to say, and waits (RFC 9112 §9.6). */
    @Test
    void whoOnlyStopsSendingGetsTheAnswer() throws Exception {
        try (var caller = caller()) {
            awaitGuide();
            caller.socket().shutdownOutput();
            assertFalse(ended.await(2, TimeUnit.SECONDS), "the work was ended");
            answer.countDown();
            var said = caller.readAll();
            var interim = "HTTP/1.1 100 Continue\r\n\r\n";
            assertTrue(said.startsWith(interim), said);
            while (said.startsWith(interim)) {
                said = said.substring(interim.length());
            }
            assertTrue(said.startsWith("HTTP/1.1 200"), said);
            assertTrue(said.contains("Guide"), said);
        }
    }

    @Test
    void whoStopsSendingAndThenLeavesIsNoticed() throws Exception {
        var caller = caller();
        awaitGuide();
        caller.socket().shutdownOutput();
        assertFalse(ended.await(1, TimeUnit.SECONDS), "the work was ended");
        caller.close();
        assertTrue(ended.await(CANCEL_SECONDS_MAX, TimeUnit.SECONDS), "the fetch went on");
    }

    @Test
    void whoBreaksTheConnectionIsNoticed() throws Exception {
        var caller = caller();
        awaitGuide();
        caller.socket().setSoLinger(true, 0);
        caller.close();
        assertTrue(ended.await(CANCEL_SECONDS_MAX, TimeUnit.SECONDS), "the fetch went on");
    }

    @Test
    void whoSendsTheNextRequestAheadIsStillThere() throws Exception {
        try (var caller = caller()) {
            awaitGuide();
            caller.write(request());
            assertFalse(ended.await(1, TimeUnit.SECONDS), "the work was ended");
            answer.countDown();
            assertTrue(caller.readOne().startsWith("HTTP/1.1 200"));
            assertTrue(caller.readOne().startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void runsOverOneSiteAtOneTimeShareACrawlWhichGoesOnForWhoStays() throws Exception {
        double before = visitsRead();
        var first = caller();
        awaitGuide();
        try (var second = caller()) {
            awaitRuns(2);
            // Time to join; without sharing it would ask for the first page itself.
            assertFalse(ended.await(1, TimeUnit.SECONDS));
            first.close();
            assertFalse(ended.await(1, TimeUnit.SECONDS), "the crawl ended with the first caller");
            answer.countDown();
            var body = second.readOne();
            assertTrue(body.startsWith("HTTP/1.1 200"), body);
            assertTrue(body.contains("Guide"), body);
        }
        int shared = fetches.get();
        // Counted once the answer is out, for the one who stayed.
        for (int i = 0; i < 1_000 && visitsRead() == before; i++) {
            Thread.sleep(10);
        }
        assertTrue(visitsRead() > before, "nobody was told of the visits");
        try (var alone = caller()) {
            assertTrue(alone.readOne().startsWith("HTTP/1.1 200"));
        }
        assertEquals(shared * 2, fetches.get(), "two callers cost as much as one");
    }

    @Test
    void theLastToLeaveEndsTheSharedCrawl() throws Exception {
        var first = caller();
        awaitGuide();
        var second = caller();
        awaitRuns(2);
        assertFalse(ended.await(1, TimeUnit.SECONDS));
        first.close();
        second.close();
        assertTrue(ended.await(CANCEL_SECONDS_MAX, TimeUnit.SECONDS), "the crawl went on for nobody");
    }
}
