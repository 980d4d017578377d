package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.Pages;
import dev.incipit.api.RawClient;
import dev.incipit.api.RunningService;
import dev.incipit.api.SlowGuide;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.store.Compressed;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Generate with an Idempotency-Key. */
final class RepeatableRunTest {
    private static final String PATH = "/api/v1/generate";
    private static final String BODY = "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}";
    private static final int PATIENCE_SECONDS = 20;

    private final Pages pages = Pages.site();
    private final AtomicInteger homes = new AtomicInteger();
    private final SlowGuide guide = new SlowGuide();
    private volatile boolean slow;
    private volatile boolean down;
    private final RunningService service = RunningService.over(this::web);
    private final String key = service.key("pro");

    @AfterEach
    void stop() {
        guide.answer();
        service.close();
    }

    private FetchOutcome web(FetchRequest request) throws InterruptedException {
        if (down) {
            return new FetchOutcome.Unreachable(request.url(), Cause.DNS, "name not found");
        }
        if (request.url().path().equals("/")) {
            homes.incrementAndGet();
        }
        return slow ? guide.fetch(request) : pages.fetch(request);
    }

    private HttpResponse<String> generate(String apiKey, String idempotencyKey, String body) {
        return service.send(service.to(PATH)
                .header("x-api-key", apiKey)
                .header("Idempotency-Key", idempotencyKey)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("none");
    }

    @Test
    void aRepetitionGetsTheSameBytesWithoutARunAndNothingIsTaken() {
        var first = generate(key, "a", BODY);
        assertEquals(200, first.statusCode(), first.body());
        assertEquals("none", header(first, "Idempotent-Replayed"));
        assertEquals("499", header(first, "X-RateLimit-Quota-Remaining"));
        var runs = homes.get();
        // Written otherwise, it is the same request.
        var again = generate(key, "\"a\"", "{ \"fileType\": \"llms\", \"url\": \" docs.example.test \", \"x\": 1 }");
        assertEquals(200, again.statusCode());
        assertEquals(first.body(), again.body());
        assertEquals("true", header(again, "Idempotent-Replayed"));
        assertEquals("499", header(again, "X-RateLimit-Quota-Remaining"));
        assertEquals(runs, homes.get());
    }

    /** Each is kept whole until its client has read it, and costs nothing. */
    @Test
    void repetitionsThatNobodyReadsFillNoMemory() throws Exception {
        var most = new byte[(int) Math.min(Runtime.getRuntime().maxMemory() / 8, 128 << 20)];
        assertEquals(200, generate(key, "a", BODY).statusCode());
        service.database()
                .change(
                        "update idempotent_answer set part = ?",
                        Compressed.parts(most).getFirst());
        try (var unread = repeating(4_096)) {
            assertTrue(unread.in().read() > 0);
            try (var second = repeating(0)) {
                assertTrue(second.readOne().startsWith("HTTP/1.1 429 "));
            }
        }
    }

    private RawClient repeating(int bytesKept) throws IOException {
        return new RawClient(service.port(), bytesKept)
                .write("POST " + PATH + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nx-api-key: "
                        + key + "\r\nIdempotency-Key: a\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY);
    }

    @Test
    void anotherKeyIsAnotherRun() {
        generate(key, "a", BODY);
        var other = generate(key, "b", BODY);
        assertEquals("498", header(other, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void aKeyReusedForAnotherRequestIs422() {
        generate(key, "a", BODY);
        var reused = generate(key, "a", "{\"url\":\"docs.example.test\"}");
        assertEquals(422, reused.statusCode());
        assertEquals(422, RunningService.json(reused).get("statusCode").asInt());
        assertEquals("499", header(reused, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void aRepetitionDuringTheRunIs409AndTheRunGoesOn() throws Exception {
        slow = true;
        var first = CompletableFuture.supplyAsync(() -> generate(key, "a", BODY));
        guide.awaitAsked();
        var early = generate(key, "a", BODY);
        assertEquals(409, early.statusCode(), early.body());
        assertTrue(Integer.parseInt(header(early, "Retry-After")) > 0);
        guide.answer();
        assertEquals(200, first.get(PATIENCE_SECONDS, TimeUnit.SECONDS).statusCode());
        assertEquals("true", header(generate(key, "a", BODY), "Idempotent-Replayed"));
    }

    @Test
    void whoLeavesAndComesBackFindsTheAnswerOfTheRun() throws Exception {
        slow = true;
        var request = "POST " + PATH + " HTTP/1.1\r\nHost: x\r\nx-api-key: " + key
                + "\r\nIdempotency-Key: a\r\nContent-Type: application/json\r\nContent-Length: " + BODY.length()
                + "\r\n\r\n" + BODY;
        var caller = new RawClient(service.port()).write(request);
        guide.awaitAsked();
        caller.close();
        assertFalse(guide.endsWithin(2), "the run was ended");
        assertEquals(409, generate(key, "a", BODY).statusCode());
        guide.answer();
        var back = generate(key, "a", BODY);
        while (back.statusCode() == 409) {
            Thread.sleep(50);
            back = generate(key, "a", BODY);
        }
        assertEquals(200, back.statusCode());
        assertEquals("true", header(back, "Idempotent-Replayed"));
        assertEquals("499", header(back, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void afterAFailedRunTheSameKeyTriesAgain() {
        down = true;
        assertEquals(500, generate(key, "a", BODY).statusCode());
        down = false;
        var again = generate(key, "a", BODY);
        assertEquals(200, again.statusCode());
        assertEquals("none", header(again, "Idempotent-Replayed"));
    }

    @Test
    void aMalformedKeyIs400AndStartsNothing() {
        var refused = generate(key, "a, b", BODY);
        assertEquals(400, refused.statusCode());
        assertTrue(refused.body().contains("Idempotency-Key"), refused.body());
        assertEquals(0, homes.get());
    }
}
