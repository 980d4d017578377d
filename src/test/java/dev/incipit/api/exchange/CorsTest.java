package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.RunningService;
import dev.incipit.api.ServerConfig;
import dev.incipit.fetch.FetchOutcome;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CorsTest {
    private static final String PATH = "/api/v1/validate";
    private static final String PAGE = "https://www.example.org";

    private static RunningService service(String... origins) {
        var patient = RunningService.CONFIG;
        return RunningService.with(
                new ServerConfig(
                        patient.host(),
                        patient.port(),
                        patient.managementHost(),
                        patient.managementPort(),
                        patient.shutdownGrace(),
                        patient.requestTimeout(),
                        patient.writeStall(),
                        patient.maxConnections(),
                        patient.maxRuns(),
                        patient.runWait(),
                        List.of(origins)),
                request -> new FetchOutcome.Missing(request.url(), 404));
    }

    private static HttpResponse<String> preflight(RunningService service, String origin) {
        return service.send(service.to(PATH)
                .header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "content-type,x-api-key")
                .method("OPTIONS", BodyPublishers.noBody()));
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("none");
    }

    @Test
    void byDefaultNoPageMayRead() {
        try (var service = service()) {
            var answer = preflight(service, PAGE);
            assertEquals(401, answer.statusCode());
            assertEquals("none", header(answer, "Access-Control-Allow-Origin"));
            assertEquals("none", header(answer, "Vary"));
        }
    }

    @Test
    void aNamedPageIsToldBeforehandWhatItMaySend() {
        try (var service = service(PAGE)) {
            var answer = preflight(service, PAGE);
            assertEquals(200, answer.statusCode());
            assertEquals(PAGE, header(answer, "Access-Control-Allow-Origin"));
            assertTrue(header(answer, "Access-Control-Allow-Headers").contains("X-API-Key"));
            assertTrue(header(answer, "Access-Control-Allow-Methods").contains("POST"));
            assertEquals("none", header(answer, "Access-Control-Allow-Credentials"));
        }
    }

    @Test
    void aNamedPageMayReadAnswersErrorsAndTheirHeaders() {
        try (var service = service("https://other.example.org", PAGE)) {
            var answer = service.send(service.to(PATH).header("Origin", PAGE).POST(BodyPublishers.ofString("{}")));
            assertEquals(401, answer.statusCode());
            assertEquals(PAGE, header(answer, "Access-Control-Allow-Origin"));
            assertEquals("Origin", header(answer, "Vary"));
            assertTrue(header(answer, "Access-Control-Expose-Headers").contains("X-RateLimit-Remaining"));
            assertTrue(header(answer, "Access-Control-Expose-Headers").contains("RateLimit-Policy"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"https://evil.example.org", "http://www.example.org", "https://www.example.org:8443", "null"})
    void anotherPageMayNot(String origin) {
        try (var service = service(PAGE)) {
            var answer = preflight(service, origin);
            assertEquals(401, answer.statusCode());
            assertEquals("none", header(answer, "Access-Control-Allow-Origin"));
            assertEquals("Origin", header(answer, "Vary"));
        }
    }

    @Test
    void everyPageMayWhereTheSettingSaysSo() {
        try (var service = service("*")) {
            assertEquals("*", header(preflight(service, "https://any.example.net"), "Access-Control-Allow-Origin"));
        }
    }

    @Test
    void whatVariesForOtherReasonsStillDoes() {
        try (var service = service(PAGE)) {
            var answer = service.send(service.to("/openapi").header("Origin", PAGE));
            assertEquals(List.of("Origin", "Accept"), answer.headers().allValues("Vary"));
        }
    }
}
