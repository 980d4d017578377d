package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LogLines;
import dev.incipit.fetch.FetchOutcome;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a caller is told while the store is away. */
final class StoreOutageTest {
    private static final int TRIES_MAX = 200;

    private final LogLines bugs = LogLines.alone("dev.incipit.api.exchange.Exchange", Level.WARNING);
    private RunningService service;
    private String key;

    @BeforeEach
    void loseTheStore() {
        service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404));
        key = service.key("free");
        service.database().close();
    }

    @AfterEach
    void stop() {
        bugs.close();
        service.close();
    }

    private HttpResponse<String> validate() {
        return service.post("/api/v1/validate", key, "{\"content\": \"# A\", \"checkLinks\": false}");
    }

    @Test
    void theAnswerIs500WithTheErrorBodyAndItsIdInTheLog() {
        var answer = validate();
        assertEquals(500, answer.statusCode());
        assertEquals(500, RunningService.json(answer).get("statusCode").asInt());
        assertFalse(answer.body().contains("Hikari"), answer.body());
        assertEquals(
                List.of("request_id="
                        + answer.headers().firstValue("X-Request-Id").orElseThrow()),
                bugs.messages());
    }

    @Test
    void theAnswerCarriesTheLimitOfTheAddressWhichIsNotCounted() {
        for (int i = 0; i < 2; i++) {
            var headers = validate().headers();
            assertEquals("60", headers.firstValue("X-RateLimit-Limit").orElseThrow());
            assertEquals("60", headers.firstValue("X-RateLimit-Remaining").orElseThrow());
            assertTrue(headers.firstValue("X-RateLimit-Reset").isPresent());
        }
    }

    @Test
    void theServiceIsSoonNotReadyButAlive() throws InterruptedException {
        for (int tries = 0; tries < TRIES_MAX && service.health("/health/ready").statusCode() == 200; tries++) {
            Thread.sleep(100);
        }
        assertEquals(503, service.health("/health/ready").statusCode());
        assertEquals(200, service.health("/health/live").statusCode());
    }
}
