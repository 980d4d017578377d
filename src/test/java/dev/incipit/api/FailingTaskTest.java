package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Answers;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a caller gets when a task of its run fails by our own fault. */
final class FailingTaskTest {
    private static final List<Logger> LOGS = List.of(
            Logger.getLogger("dev.incipit.api.exchange.Exchange"), Logger.getLogger("dev.incipit.fetch.FailureLog"));

    @BeforeEach
    void silence() {
        LOGS.forEach(log -> log.setLevel(Level.OFF));
    }

    @AfterEach
    void speak() {
        LOGS.forEach(log -> log.setLevel(Level.INFO));
    }

    private static HttpResponse<String> generate(Fetcher web) {
        try (var service = RunningService.over(web)) {
            return service.post("/api/v1/generate", service.key("free"), "{\"url\": \"example.org\"}");
        }
    }

    private static FetchOutcome home(FetchRequest request) {
        var body = "<!doctype html><title>Home</title><main><p>A page with one link to <a href=/bad>another page</a>.";
        return request.url().path().equals("/")
                ? Answers.found(request.url(), "text/html", body)
                : new FetchOutcome.Missing(request.url(), 404);
    }

    @Test
    void anErrorEndsTheRunAsA500() {
        var answer = generate(request -> {
            if (request.url().path().equals("/bad")) {
                throw new StackOverflowError("a test's");
            }
            return home(request);
        });
        assertEquals(500, answer.statusCode());
        assertFalse(answer.body().contains("StackOverflow"), answer.body());
    }

    @Test
    void anExceptionLosesOnePage() {
        var answer = generate(request -> {
            if (request.url().path().equals("/bad")) {
                throw new IllegalStateException("a test's");
            }
            return home(request);
        });
        assertEquals(200, answer.statusCode());
        assertTrue(answer.body().contains("[example.org](https://example.org/)"), answer.body());
    }

    @Test
    void anExceptionOnTheFirstPageIsAFaultAndNotASlowSite() {
        var answer = generate(request -> {
            throw new IllegalStateException("a test's");
        });
        assertEquals(500, answer.statusCode());
        assertFalse(answer.body().contains("timed out"), answer.body());
    }
}
