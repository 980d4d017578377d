package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.fetch.Answers;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.testing.junit5.ServerTest;
import io.helidon.webserver.testing.junit5.SetUpServer;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interface section 4.2: what is refused before any linting, and what a report holds. */
@ServerTest
final class ValidateApiTest {
    private static final String PATH = "/api/v1/validate";
    private static final String FILE = """
            # Wrenbox

            > Wrenbox is a small queue for tasks that must not be lost, kept in one file.

            **Instructions for LLM Agents:** start with the guide, and cite the reference.

            ## Docs

            - [Guide](https://docs.example.test/guide.md): How a first queue is set up and read from
            - [Reference](https://docs.example.test/gone.md): Every option of the queue and its default
            """;
    private static final Map<String, String> WEB = Map.of(
            "https://docs.example.test/llms.txt",
            FILE,
            "https://docs.example.test/llms-full.txt",
            "# Wrenbox\n\n" + "All of it. ".repeat(50),
            "https://docs.example.test/guide.md",
            "# Guide\n\nA first queue.\n");
    private static final List<String> MEMBERS = List.of(
            "mode",
            "url",
            "targetUrl",
            "score",
            "readinessScore",
            "status",
            "health",
            "checks",
            "usesInstructionsPattern",
            "hasLlmsFull",
            "contentLength",
            "linkStats");
    private static RunningService service;

    ValidateApiTest(WebServer server) {
        service.at(server);
    }

    @SetUpServer
    static void start(WebServerConfig.Builder server) {
        service = RunningService.over(request -> Answers.foundOrMissing(
                        request.url(),
                        "text/markdown; charset=utf-8",
                        WEB.get(request.url().toString())))
                .mount(server);
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
    void aBodyThatIsJsonAndOutOfBoundsIsToldWhatItIs() {
        for (var member : List.of("[".repeat(5_000) + "]".repeat(5_000), "1".repeat(5_000))) {
            var response = validate("{\"more\":" + member + ",\"content\":\"# A\"}");
            assertEquals(400, response.statusCode(), response.body());
            assertTrue(response.body().contains("nests too deep, or holds a number"), response.body());
        }
    }

    @Test
    void anEncodedBodyIsToldThatItMustNotBe() {
        var response = service.send(service.to(PATH)
                .header("x-api-key", service.key("pro"))
                .header("Content-Type", "application/json")
                .header("Content-Encoding", "gzip")
                .POST(HttpRequest.BodyPublishers.ofString("{}")));
        assertEquals(400, response.statusCode(), response.body());
        assertTrue(response.body().contains("without Content-Encoding"), response.body());
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

    @Test
    void rule1TheFileOfASiteIsFetchedAndLinted() {
        var report = report("{\"url\":\" docs.example.test \"}");
        assertEquals("url", report.get("mode").asText());
        assertEquals("docs.example.test", report.get("url").asText());
        assertEquals(
                "https://docs.example.test/llms.txt", report.get("targetUrl").asText());
        assertEquals("degraded", report.get("health").asText());
        assertTrue(report.get("hasLlmsFull").asBoolean());
        assertTrue(report.get("usesInstructionsPattern").asBoolean());
        assertEquals(2, report.at("/linkStats/sampled").asInt());
        assertEquals(1, report.at("/linkStats/dead").asInt());
        assertEquals("fail", status(report, "links-alive"));
        assertEquals("pass", status(report, "file-reachable"));
    }

    @Test
    void rule1ASiteWithoutTheFileIsADeadOne() {
        var report = report("{\"url\":\"https://empty.example.test\"}");
        assertEquals("dead", report.get("health").asText());
        assertEquals("fail", report.get("status").asText());
        assertEquals(
                0, report.get("score").asInt() + report.get("readinessScore").asInt());
        assertTrue(report.get("targetUrl").isNull());
        assertEquals(1, report.get("checks").size());
    }

    @Test
    void rule2ContentIsLintedAsItStandsAndRule7HasNoHealth() throws IOException {
        var report = report(content(FILE, ""));
        assertEquals("content", report.get("mode").asText());
        // Names under .test are none of the public web.
        assertEquals("fail", status(report, "url-public"));
        assertEquals(98, report.get("score").asInt());
        assertEquals(FILE.length(), report.get("contentLength").asInt());
        for (var member : List.of("url", "targetUrl", "health")) {
            assertTrue(report.get(member).isNull(), member);
        }
        assertEquals(2, report.at("/linkStats/sampled").asInt());
    }

    @Test
    void rule3NoLinkIsAskedWhereLinksAreNotToBeChecked() throws IOException {
        var report = report(content(FILE, ",\"checkLinks\":false"));
        assertTrue(report.get("linkStats").isNull());
        assertEquals("", status(report, "links-alive"));
    }

    @Test
    void emptyTextIsAFailure() throws IOException {
        var report = report(content("", ""));
        assertEquals("fail", report.get("status").asText());
        assertEquals(0, report.get("contentLength").asInt());
    }

    private static String content(String text, String more) throws IOException {
        return "{\"content\":" + new ObjectMapper().writeValueAsString(text) + more + "}";
    }

    /** The body of a 200, every member of the interface in its order. */
    private static JsonNode report(String json) {
        var response = validate(json);
        assertEquals(200, response.statusCode(), response.body());
        assertEquals(
                "4999",
                response.headers().firstValue("X-RateLimit-Quota-Remaining").orElseThrow());
        var report = RunningService.json(response);
        assertEquals(
                MEMBERS, report.properties().stream().map(Map.Entry::getKey).toList());
        for (var check : report.get("checks")) {
            assertEquals(
                    List.of("tier", "id", "name", "status", "message"),
                    check.properties().stream().map(Map.Entry::getKey).toList());
        }
        return report;
    }

    private static String status(JsonNode report, String id) {
        for (var check : report.get("checks")) {
            if (check.get("id").asText().equals(id)) {
                return check.get("status").asText();
            }
        }
        return "";
    }
}
