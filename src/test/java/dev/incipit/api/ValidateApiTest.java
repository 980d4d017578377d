package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interface section 4.2: what is refused before any linting. */
final class ValidateApiTest {
    private static final String PATH = "/api/v1/validate";
    private static RunningService service;

    @BeforeAll
    static void start() {
        service = RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404));
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static HttpResponse<String> validate(String json) {
        return service.post(PATH, service.key("pro"), json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"url\":null,\"content\":null}",
                "{\"url\":\"a.example\",\"content\":\"# A\"}",
                "{\"content\":7}",
                "{\"content\":[\"# A\"]}",
                "{\"content\":\"# A\",\"checkLinks\":\"no\"}",
                "{\"content\":\"# A\",\"checkLinks\":0}",
                "{\"url\":\"\"}",
                "{\"url\":\"http://localhost/llms.txt\"}"
            })
    void rule4NeitherBothOrTheWrongTypeIs400AndCostsNothing(String json) {
        var response = validate(json);
        assertEquals(400, response.statusCode(), response.body());
        assertEquals(
                "5000",
                response.headers().firstValue("X-RateLimit-Quota-Remaining").orElseThrow());
    }

    @Test
    void rule5ContentOver500KbIs413AndCostsNothing() {
        for (var content : new String[] {"x".repeat(512_001), "ü".repeat(256_001), "\\n".repeat(512_001)}) {
            var response = validate("{\"content\":\"" + content + "\"}");
            assertEquals(413, response.statusCode(), response.body());
            assertTrue(response.body().contains("500 KB"), response.body());
            assertEquals(
                    "5000",
                    response.headers().firstValue("X-RateLimit-Quota-Remaining").orElseThrow());
        }
    }
}
