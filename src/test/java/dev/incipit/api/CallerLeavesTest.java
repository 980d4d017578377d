package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A caller who goes away ends the work that was for nobody else (hostile.md row 38). */
final class CallerLeavesTest {
    /** The aim is one second, the run's own deadline twenty: a busy machine may take some in between. */
    private static final int CANCEL_SECONDS_MAX = 8;

    private static final String BODY = "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}";

    private final SlowGuide site = new SlowGuide();
    private final RunningService service = RunningService.over(site);
    private final String key = service.key("pro");

    @AfterEach
    void stop() {
        site.answer();
        service.close();
    }

    private RawClient caller() throws IOException {
        return new RawClient(service.port()).write(request());
    }

    private String request() {
        return "POST /api/v1/generate HTTP/1.1\r\nHost: x\r\nx-api-key: " + key
                + "\r\nContent-Type: application/json\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY;
    }

    private void awaitGuide() throws InterruptedException {
        site.awaitAsked();
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
        assertTrue(site.endsWithin(CANCEL_SECONDS_MAX), "the fetch went on");
        assertEquals(before - 1, Integer.parseInt(quotaRemaining()));
    }

    /** As {@code printf … | nc -N} does: it says all it has to say, and waits (RFC 9112 §9.6). */
    @Test
    void whoOnlyStopsSendingGetsTheAnswer() throws Exception {
        try (var caller = caller()) {
            awaitGuide();
            caller.socket().shutdownOutput();
            assertFalse(site.endsWithin(2), "the work was ended");
            site.answer();
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
        assertFalse(site.endsWithin(1), "the work was ended");
        caller.close();
        assertTrue(site.endsWithin(CANCEL_SECONDS_MAX), "the fetch went on");
    }

    @Test
    void whoBreaksTheConnectionIsNoticed() throws Exception {
        var caller = caller();
        awaitGuide();
        caller.socket().setSoLinger(true, 0);
        caller.close();
        assertTrue(site.endsWithin(CANCEL_SECONDS_MAX), "the fetch went on");
    }

    @Test
    void whoSendsTheNextRequestAheadIsStillThere() throws Exception {
        try (var caller = caller()) {
            awaitGuide();
            caller.write(request());
            assertFalse(site.endsWithin(1), "the work was ended");
            site.answer();
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
            assertFalse(site.endsWithin(1));
            first.close();
            assertFalse(site.endsWithin(1), "the crawl ended with the first caller");
            site.answer();
            var body = second.readOne();
            assertTrue(body.startsWith("HTTP/1.1 200"), body);
            assertTrue(body.contains("Guide"), body);
        }
        int shared = site.fetches();
        // Counted once the answer is out, for the one who stayed.
        for (int i = 0; i < 1_000 && visitsRead() == before; i++) {
            Thread.sleep(10);
        }
        assertTrue(visitsRead() > before, "nobody was told of the visits");
        try (var alone = caller()) {
            assertTrue(alone.readOne().startsWith("HTTP/1.1 200"));
        }
        assertEquals(shared * 2, site.fetches(), "two callers cost as much as one");
    }

    @Test
    void theLastToLeaveEndsTheSharedCrawl() throws Exception {
        var first = caller();
        awaitGuide();
        var second = caller();
        awaitRuns(2);
        assertFalse(site.endsWithin(1));
        first.close();
        second.close();
        assertTrue(site.endsWithin(CANCEL_SECONDS_MAX), "the crawl went on for nobody");
    }
}
