package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** GET /api/v1/usage. */
final class UsageHandlerTest {
    private static final String PATH = "/api/v1/usage";
    private final RunningService service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404));

    @AfterEach
    void stop() {
        service.close();
    }

    @Test
    void aKeyReadsItsPlanItsLimitsAndWhatItHasUsed() {
        var key = service.key("starter");
        service.post("/api/v1/validate", key, "{\"content\":\"# A\"}");
        for (int i = 0; i < 2; i++) {
            var response = service.send(service.to(PATH).header("x-api-key", key));
            assertEquals(200, response.statusCode());
            var usage = RunningService.json(response);
            assertEquals("starter", usage.get("plan").asText());
            assertEquals(
                    "{\"limit\":1000,\"used\":1,\"remaining\":999}",
                    usage.get("validations").toString());
            assertEquals(
                    "{\"limit\":100,\"used\":0,\"remaining\":100}",
                    usage.get("generations").toString());
            assertEquals(30, usage.at("/requestsPerMinute/limit").asInt());
            assertEquals(50, usage.get("fullPagesMax").asInt());
            assertTrue(usage.at("/period/start").asText().matches("\\d{4}-\\d\\d-01T00:00:00Z"), usage.toString());
            assertTrue(usage.at("/period/end").asText().matches("\\d{4}-\\d\\d-01T00:00:00Z"), usage.toString());
            assertEquals(
                    usage.at("/requestsPerMinute/remaining").asText(),
                    response.headers().firstValue("X-RateLimit-Remaining").orElseThrow());
        }
    }

    @Test
    void itNeedsAKeyAndTakesNoOtherMethod() {
        assertEquals(401, service.send(service.to(PATH)).statusCode());
        var post = service.send(
                service.to(PATH).header("x-api-key", service.key("free")).POST(BodyPublishers.noBody()));
        assertEquals(405, post.statusCode());
        assertEquals("GET, HEAD", post.headers().firstValue("Allow").orElseThrow());
    }
}
