package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.testing.junit5.ServerTest;
import io.helidon.webserver.testing.junit5.SetUpServer;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every request under /api/v1, whatever it wants: interface sections 5, 7 and 8, decisions §§1 and 2. */
@ServerTest
final class DoorTest {
    private static final String VALIDATE = "/api/v1/validate";
    private static final String GENERATE = "/api/v1/generate";
    private static RunningService service;

    DoorTest(WebServer server) {
        service.at(server);
    }

    @SetUpServer
    static void start(WebServerConfig.Builder server) {
        service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404))
                .mount(server);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void aRequestWithoutAKeyIs401WithTheFixedMessage() {
        var response = service.send(service.to(VALIDATE).POST(HttpRequest.BodyPublishers.ofString("{}")));
        assertError(401, "Invalid or revoked API key.", response);
        assertEquals("Bearer", header(response, "WWW-Authenticate"));
        assertEquals("60", header(response, "X-RateLimit-Limit"));
        assertTrue(response.headers().firstValue("X-RateLimit-Quota-Limit").isEmpty());
    }

    @Test
    void bothSchemesAreEquivalent() {
        var key = service.key("free");
        var body = HttpRequest.BodyPublishers.ofString("[]");
        assertEquals(
                400,
                service.send(service.to(VALIDATE)
                                .header("Content-Type", "application/json")
                                .header("Authorization", "bearer " + key)
                                .POST(body))
                        .statusCode());
        assertEquals(400, service.post(VALIDATE, key, "[]").statusCode());
    }

    @Test
    void xApiKeyDecidesOverAuthorization() {
        var key = service.key("free");
        var both = service.to(VALIDATE)
                .header("Content-Type", "application/json")
                .header("x-api-key", "wrong")
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString("[]"));
        assertEquals(401, service.send(both).statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/v1", "/api/v1/", "/api/v1/nothing", "/api/v1/generate/", "/api/v1/generate/x"})
    void anUnknownPathUnderTheApiNeedsAKeyAndIsThen404(String path) {
        assertEquals(401, service.send(service.to(path).GET()).statusCode());
        var known = service.send(service.to(path).header("x-api-key", service.key("free")));
        assertEquals(404, known.statusCode());
        assertEquals(404, RunningService.json(known).get("statusCode").asInt());
        assertEquals("10", header(known, "X-RateLimit-Limit"));
        assertEquals("no-store", header(known, "Cache-Control"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"})
    void anotherMethodIs405WithAllow(String method) {
        var response = service.send(service.to(GENERATE)
                .header("x-api-key", service.key("free"))
                .method(method, HttpRequest.BodyPublishers.noBody()));
        assertEquals(405, response.statusCode());
        assertEquals("POST", header(response, "Allow"));
        assertEquals("10", header(response, "X-RateLimit-Quota-Limit"));
        assertEquals("no-store", header(response, "Cache-Control"));
    }

    @Test
    void anUnknownPathElsewhereIs404WithTheErrorBody() {
        var response = service.send(service.to("/nothing"));
        assertEquals(404, RunningService.json(response).get("statusCode").asInt());
        assertTrue(response.headers().firstValue("X-Request-Id").isPresent());
    }

    @Test
    void everyRequestWithAKeyCountsAgainstTheMinute() {
        var key = service.key("free");
        for (int left = 9; left >= 0; left--) {
            var response = service.send(service.to("/api/v1/nothing").header("x-api-key", key));
            assertEquals(404, response.statusCode());
            assertEquals("" + left, header(response, "X-RateLimit-Remaining"));
        }
        var over = service.post(VALIDATE, key, "{");
        assertEquals(429, over.statusCode());
        assertTrue(message(over).contains("minute"), message(over));
        assertTrue(Integer.parseInt(header(over, "Retry-After")) >= 1);
        assertEquals("100", header(over, "X-RateLimit-Quota-Limit"));
    }

    @Test
    void aRequestIdIsTakenWhereItIsOne() {
        var taken = service.send(service.to("/openapi.json").header("X-Request-Id", "a.b_c-1"));
        assertEquals("a.b_c-1", header(taken, "X-Request-Id"));
        var made = service.send(service.to("/openapi.json").header("X-Request-Id", "a b"));
        assertFalse(header(made, "X-Request-Id").contains(" "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "[]",
                "1",
                "null",
                "{",
                "{\"url\":\"a.example\"} x",
                "{\"url\":1}",
                "{\"url\":" + "\"a.example\",\"url\":\"b.example\"}",
                "{\"checkLinks\":\"yes\",\"url\":\"a.example\"}"
            })
    void aBodyThatIsNoProperObjectIs400(String body) {
        var response = service.post(VALIDATE, service.key("pro"), body);
        assertEquals(400, response.statusCode());
        assertEquals(400, RunningService.json(response).get("statusCode").asInt());
    }

    @Test
    void aWrongMemberIsNamed() {
        var key = service.key("pro");
        assertTrue(message(service.post(VALIDATE, key, "{\"content\":[1]}")).contains("content must be a string"));
        assertTrue(message(service.post(VALIDATE, key, "{\"a\":1,\"a\":2}")).contains("a stands twice"));
        assertTrue(message(service.post(GENERATE, key, "{\"url\":true}")).contains("url must be a string"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/plain", "application/json; charset=latin1", "application/jsonp", ""})
    void anotherMediaTypeIs400(String type) {
        var request = service.to(VALIDATE)
                .header("x-api-key", service.key("free"))
                .POST(HttpRequest.BodyPublishers.ofString("{\"content\":\"# A\"}"));
        if (!type.isEmpty()) {
            request.header("Content-Type", type);
        }
        var response = service.send(request);
        assertEquals(400, response.statusCode());
        assertTrue(message(response).contains("application/json"));
    }

    @Test
    void bytesThatAreNotUtf8Are400() {
        for (var bytes :
                List.of(new byte[] {'"', (byte) 0xFF, '"'}, new byte[] {(byte) 0xFE, (byte) 0xFF, 0, '{', 0, '}'})) {
            var response = service.send(service.to(VALIDATE)
                    .header("x-api-key", service.key("free"))
                    .header("Content-Type", "application/json; charset=UTF-8")
                    .POST(HttpRequest.BodyPublishers.ofByteArray(bytes)));
            assertEquals(400, response.statusCode());
            assertTrue(message(response).contains("UTF-8"));
        }
    }

    @Test
    void healthAndMetricsStandOnTheirOwnSocket() {
        assertEquals(200, service.health("/health/live").statusCode());
        assertEquals(200, service.health("/health/ready").statusCode());
        assertEquals(200, service.health("/health/started").statusCode());
        service.send(service.to("/api/v1/nothing"));
        var metrics = service.health("/metrics").body();
        assertTrue(metrics.contains("incipit_requests_total{"), metrics);
        assertTrue(metrics.contains("incipit_request_duration_seconds"), metrics);
        assertTrue(metrics.contains("incipit_requests_in_flight{"), metrics);
        assertEquals(404, service.send(service.to("/metrics")).statusCode());
        assertEquals(404, service.send(service.to("/health/live")).statusCode());
    }

    static void assertError(int status, String message, HttpResponse<String> response) {
        assertEquals(status, response.statusCode());
        assertEquals(
                RunningService.json("{\"statusCode\":" + status + ",\"message\":\"" + message + "\"}"),
                RunningService.json(response));
        assertEquals("application/json", header(response, "Content-Type"));
    }

    private static String message(HttpResponse<String> response) {
        return RunningService.json(response).get("message").asText();
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElseThrow(() -> new AssertionError("no " + name));
    }
}
