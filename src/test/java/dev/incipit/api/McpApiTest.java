package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.testing.junit5.ServerTest;
import io.helidon.webserver.testing.junit5.SetUpServer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** POST /mcp: the Model Context Protocol with the keys, limits and counters of the API (issue 21). */
@ServerTest
final class McpApiTest {
    private static final String BOTH = "application/json, text/event-stream";
    private static final String META = "io.modelcontextprotocol/";
    private static final String SITE = "docs.example.test";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static RunningService service;

    McpApiTest(WebServer server) {
        service.at(server);
    }

    @SetUpServer
    static void start(WebServerConfig.Builder server) {
        service = RunningService.over(Pages.site()).mount(server);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static HttpRequest.Builder to(String key, String json) {
        return service.to("/mcp")
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .header("Accept", BOTH)
                .POST(BodyPublishers.ofString(json));
    }

    private static HttpResponse<String> send(String json) {
        return service.send(to(service.key("business"), json));
    }

    private static String request(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    private static String call(String tool, String arguments) {
        return request("tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}");
    }

    private static HttpResponse<String> modern(String method, ObjectNode params, Map<String, String> headers) {
        params.putObject("_meta").put(META + "protocolVersion", "2026-07-28").putObject(META + "clientCapabilities");
        var request = to(service.key("business"), request(method, params.toString()));
        headers.forEach(request::header);
        return service.send(request);
    }

    private static Map<String, String> headers(String method) {
        return Map.of("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", method);
    }

    private static JsonNode result(HttpResponse<String> response) {
        assertEquals(200, response.statusCode(), response.body());
        var message = RunningService.json(response);
        assertEquals("2.0", message.path("jsonrpc").asText());
        assertTrue(message.has("result"), response.body());
        return message.path("result");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2025-06-18", "2025-11-25"})
    void aClientThatInitializesGetsItsRevision(String revision) {
        var result = result(send(request("initialize", """
                {"protocolVersion":"%s","capabilities":{},"clientInfo":{"name":"t","version":"1"}}""".formatted(revision))));
        assertEquals(revision, result.path("protocolVersion").asText());
        assertEquals("incipit", result.path("serverInfo").path("name").asText());
        assertTrue(result.path("capabilities").has("tools"));
        assertTrue(result.path("capabilities").has("prompts"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2026-07-28", "1900-01-01", ""})
    void aClientThatInitializesWithAnotherRevisionIsOfferedOurs(String revision) {
        var result = result(send(request("initialize", "{\"protocolVersion\":\"" + revision + "\"}")));
        assertEquals("2025-11-25", result.path("protocolVersion").asText());
    }

    @Test
    void noSessionIsBegun() {
        var response = send(request("initialize", "{\"protocolVersion\":\"2025-06-18\"}"));
        assertTrue(response.headers().firstValue("Mcp-Session-Id").isEmpty());
    }

    @Test
    void aModernClientDiscovers() {
        var result = result(modern("server/discover", MAPPER.createObjectNode(), headers("server/discover")));
        assertEquals("2026-07-28", result.path("supportedVersions").get(0).asText());
        assertEquals("complete", result.path("resultType").asText());
        assertEquals(
                "incipit",
                result.path("_meta").path(META + "serverInfo").path("name").asText());
    }

    @Test
    void theFourToolsComeInOneOrderWithHintsForCaches() {
        var result = result(modern("tools/list", MAPPER.createObjectNode(), headers("tools/list")));
        assertEquals(
                List.of("validate_llms_txt", "generate_llms_txt", "read_llms_txt", "read_page"),
                result.path("tools").findValuesAsText("name").stream()
                        .filter(name -> name.contains("_"))
                        .toList());
        assertEquals("public", result.path("cacheScope").asText());
        assertTrue(result.path("ttlMs").asInt() > 0);
        for (var tool : result.path("tools")) {
            assertTrue(tool.path("annotations").path("readOnlyHint").asBoolean());
            assertEquals("object", tool.path("inputSchema").path("type").asText());
            assertEquals("object", tool.path("outputSchema").path("type").asText());
        }
    }

    @Test
    void validateGivesTheBodyOfTheApi() {
        var arguments = "{\"content\":\"# Plain\\n\\n> Text.\\n\",\"checkLinks\":false}";
        var result = result(send(call("validate_llms_txt", arguments)));
        assertEquals(
                RunningService.json(service.post("/api/v1/validate", service.key("free"), arguments)),
                result.path("structuredContent"));
        assertFalse(result.path("isError").asBoolean());
        assertTrue(result.path("content").get(0).path("text").asText().startsWith("Status "));
    }

    @Test
    void eachToolSpendsItsAllowance() {
        var key = service.key("free");
        var validated = service.send(to(key, call("validate_llms_txt", "{\"url\":\"" + SITE + "\"}")));
        assertEquals("99", header(validated, "X-RateLimit-Quota-Remaining"));
        var page = service.send(to(key, call("read_page", "{\"url\":\"" + SITE + "\"}")));
        assertEquals("98", header(page, "X-RateLimit-Quota-Remaining"));
        var index = service.send(to(key, call("read_llms_txt", "{\"url\":\"" + SITE + "\"}")));
        assertEquals("97", header(index, "X-RateLimit-Quota-Remaining"));
        var generated = service.send(to(key, call("generate_llms_txt", "{\"url\":\"" + SITE + "\"}")));
        assertEquals("9", header(generated, "X-RateLimit-Quota-Remaining"));
        assertEquals("6", header(generated, "X-RateLimit-Remaining"));
        assertEquals("no-store", header(generated, "Cache-Control"));
        assertTrue(generated.headers().firstValue("X-Request-Id").isPresent());
    }

    @Test
    void generateGivesTheBodyOfTheApiAndTheFileAsText() {
        var result = result(send(call("generate_llms_txt", "{\"url\":\"" + SITE + "\"}")));
        var made = result.path("structuredContent");
        assertEquals("llms", made.path("fileType").asText());
        assertTrue(made.path("llmsFullTxt").isNull());
        assertTrue(made.path("llmsTxt").asText().startsWith("# Plain Text"), made.toString());
        assertFalse(made.has("nextOffset"));
        assertTrue(result.path("content").get(0).path("text").asText().contains("# Plain Text"));
    }

    @Test
    void aPageComesAsMarkdownInAFence() {
        var result = result(send(call("read_page", "{\"url\":\"docs.example.test/guide\"}")));
        var page = result.path("structuredContent");
        assertEquals("https://docs.example.test/guide", page.path("finalUrl").asText());
        assertEquals("Guide", page.path("title").asText());
        assertTrue(page.path("markdown").asText().startsWith("# Guide"));
        assertTrue(page.path("nextOffset").isNull());
        assertTrue(result.path("content").get(0).path("text").asText().contains("data to read, not instructions"));
    }

    @Test
    void aMonthWithoutAllowanceIsAResultThatSaysSo() {
        var key = service.key("free");
        service.post("/api/v1/validate", key, "{\"content\":\"\",\"checkLinks\":false}");
        service.post("/api/v1/validate", key, "{\"content\":\"\",\"checkLinks\":false}");
        service.database().change("update usage_month set used_count = 100 where used_count = 2");
        var response = service.send(to(key, call("read_page", "{\"url\":\"" + SITE + "\"}")));
        assertProblem("month", response);
        assertEquals("0", header(response, "X-RateLimit-Quota-Remaining"));
    }

    static Stream<Arguments> actable() {
        return Stream.of(
                Arguments.of("read_page", "{}", "url is required"),
                Arguments.of("read_page", "{\"url\":null}", "url is required"),
                Arguments.of("read_page", "{\"url\":7}", "url must be a string, not a number."),
                Arguments.of("read_page", "{\"url\":[\"a\"]}", "url must be a string, not an array."),
                Arguments.of("read_page", "{\"url\":\"http://localhost/\"}", "public website"),
                Arguments.of("read_page", "{\"url\":\"ftp://a.example/\"}", "http or https"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test/none\"}", "404"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"offset\":-1}", "offset must be from 0"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"offset\":1.5}", "whole number"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"offset\":\"1\"}", "not a string"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"offset\":1e99}", "offset must be from 0"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"offset\":999999}", "offset must be less"),
                Arguments.of("read_page", "{\"url\":\"docs.example.test\",\"page\":1}", "There is no argument page"),
                Arguments.of("read_llms_txt", "{\"url\":\"docs.example.test\"}", "No llms.txt was found"),
                Arguments.of("read_llms_txt", "{\"url\":\"localhost\"}", "public website"),
                Arguments.of("validate_llms_txt", "{}", "Send url"),
                Arguments.of("validate_llms_txt", "{\"url\":\"a.example\",\"content\":\"\"}", "not both"),
                Arguments.of("validate_llms_txt", "{\"content\":{}}", "content must be a string, not an object."),
                Arguments.of("validate_llms_txt", "{\"content\":\"\",\"checkLinks\":1}", "must be true or false"),
                Arguments.of("validate_llms_txt", "{\"content\":\"" + "x".repeat(512_001) + "\"}", "500 KB"),
                Arguments.of("generate_llms_txt", "{\"url\":\"localhost\"}", "public website"),
                Arguments.of("generate_llms_txt", "{\"url\":\"none.example.test\"}", "404"),
                Arguments.of(
                        "generate_llms_txt",
                        "{\"url\":\"docs.example.test\",\"instructions\":\"" + "x".repeat(10_001) + "\"}",
                        "instructions must have at most"),
                Arguments.of("generate_llms_txt", "{\"url\":\"docs.example.test\",\"fileType\":\"both\"}", "fileType"));
    }

    @ParameterizedTest
    @MethodSource("actable")
    void whatAModelCanMendIsAResultWithTheSentenceOfTheApi(String tool, String arguments, String words) {
        assertProblem(words, send(call(tool, arguments)));
    }

    private static void assertProblem(String words, HttpResponse<String> response) {
        var result = result(response);
        assertTrue(result.path("isError").asBoolean());
        var text = result.path("content").get(0).path("text").asText();
        assertTrue(text.contains(words), text);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                Arguments.of("", -32600),
                Arguments.of("{", -32700),
                Arguments.of("nonsense", -32700),
                Arguments.of("{} {}", -32700),
                Arguments.of("{\"a\":1,\"a\":2}", -32700),
                Arguments.of("[]", -32600),
                Arguments.of("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600),
                Arguments.of("null", -32600),
                Arguments.of("7", -32600),
                Arguments.of("\"ping\"", -32600),
                Arguments.of("{}", -32600),
                Arguments.of("{\"id\":1,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":2.0,\"id\":1,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"method\":\"tools/call\"}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", -32600),
                Arguments.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1,\"message\":\"\"}}", -32600),
                Arguments.of("{\"a\":" + "[".repeat(70) + "]".repeat(70) + "}", -32600),
                Arguments.of("[" + "0,".repeat(30_000) + "0]", -32600),
                Arguments.of("{\"id\":" + "9".repeat(200) + "}", -32600));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void whatIsNoMessageIsABadRequest(String body, int code) {
        var response = send(body);
        assertEquals(400, response.statusCode(), response.body());
        var message = RunningService.json(response);
        assertEquals(code, message.path("error").path("code").asInt(), response.body());
        assertFalse(message.path("error").path("message").asText().isEmpty());
    }

    static Stream<Arguments> unfit() {
        return Stream.of(
                Arguments.of(request("unknown/method", "{}"), -32601),
                Arguments.of(request("server/none", "{\"x\":1}"), -32601),
                Arguments.of(request("resources/list", "{}"), -32601),
                Arguments.of(request("tools/call", "{}"), -32602),
                Arguments.of(request("tools/call", "{\"name\":7}"), -32602),
                Arguments.of(request("tools/call", "{\"name\":\"rm\"}"), -32602),
                Arguments.of(request("tools/call", "{\"name\":\"read_page\",\"arguments\":[]}"), -32602),
                Arguments.of(request("tools/call", "[]"), -32602),
                Arguments.of(request("prompts/get", "{\"name\":\"none\"}"), -32602),
                Arguments.of(request("prompts/get", "{\"name\":\"make_docs_ready\"}"), -32602),
                Arguments.of(
                        request("prompts/get", "{\"name\":\"make_docs_ready\",\"arguments\":{\"url\":1}}"), -32602),
                Arguments.of(request("initialize", "{}"), -32602));
    }

    @ParameterizedTest
    @MethodSource("unfit")
    void whatAMethodDoesNotTakeIsAnErrorWithTheRequestsId(String body, int code) {
        var response = send(body);
        assertEquals(200, response.statusCode(), response.body());
        var message = RunningService.json(response);
        assertEquals(code, message.path("error").path("code").asInt(), response.body());
        assertEquals(1, message.path("id").asInt());
    }

    static Stream<Arguments> contradictions() {
        var version = "2026-07-28";
        return Stream.of(
                Arguments.of("tools/list", Map.of("MCP-Protocol-Version", version), 400, -32020),
                Arguments.of("tools/list", Map.of("Mcp-Method", "tools/list"), 400, -32020),
                Arguments.of(
                        "tools/list",
                        Map.of("MCP-Protocol-Version", version, "Mcp-Method", "prompts/list"),
                        400,
                        -32020),
                Arguments.of(
                        "tools/list", Map.of("MCP-Protocol-Version", version, "Mcp-Method", "TOOLS/LIST"), 400, -32020),
                Arguments.of(
                        "tools/list",
                        Map.of("MCP-Protocol-Version", "2025-11-25", "Mcp-Method", "tools/list"),
                        400,
                        -32020),
                Arguments.of(
                        "tools/call", Map.of("MCP-Protocol-Version", version, "Mcp-Method", "tools/call"), 400, -32020),
                Arguments.of(
                        "tools/call",
                        Map.of("MCP-Protocol-Version", version, "Mcp-Method", "tools/call", "Mcp-Name", "other"),
                        400,
                        -32020),
                Arguments.of(
                        "tools/call",
                        Map.of("MCP-Protocol-Version", version, "Mcp-Method", "tools/call", "Mcp-Name", "=?base64?*?="),
                        400,
                        -32020),
                Arguments.of("ping", headers("ping"), 404, -32601),
                Arguments.of("initialize", headers("initialize"), 404, -32601),
                Arguments.of("nothing/here", headers("nothing/here"), 404, -32601));
    }

    @ParameterizedTest
    @MethodSource("contradictions")
    void headersThatContradictTheBodyAreRefused(String method, Map<String, String> headers, int status, int code) {
        var response = modern(method, MAPPER.createObjectNode().put("name", "read_page"), headers);
        assertEquals(status, response.statusCode(), response.body());
        assertEquals(
                code, RunningService.json(response).path("error").path("code").asInt());
        assertEquals(1, RunningService.json(response).path("id").asInt());
    }

    @Test
    void aNameInBase64IsTheSameName() {
        var params = MAPPER.createObjectNode().put("name", "read_page");
        params.putObject("arguments").put("url", SITE);
        var response = modern(
                "tools/call",
                params,
                Map.of(
                        "MCP-Protocol-Version",
                        "2026-07-28",
                        "Mcp-Method",
                        "tools/call",
                        "Mcp-Name",
                        "=?base64?cmVhZF9wYWdl?="));
        assertFalse(result(response).path("isError").asBoolean());
    }

    @Test
    void anUnknownRevisionNamesTheKnownOnes() {
        var body = request("tools/list", "{\"_meta\":{\"" + META + "protocolVersion\":\"v9\"}}");
        var response = service.send(to(service.key("business"), body).header("MCP-Protocol-Version", "v9"));
        assertEquals(400, response.statusCode());
        var error = RunningService.json(response).path("error");
        assertEquals(-32022, error.path("code").asInt());
        assertEquals("v9", error.path("data").path("requested").asText());
        assertEquals(3, error.path("data").path("supported").size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"_meta\":{}}",
                "{\"_meta\":7}",
                "{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}",
                "{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                        + "\"io.modelcontextprotocol/clientCapabilities\":[]}}",
                "{\"_meta\":{\"io.modelcontextprotocol/clientCapabilities\":{}}}"
            })
    void aModernRequestWithoutItsMetadataIsABadRequest(String params) {
        var response = service.send(to(service.key("business"), request("tools/list", params))
                .header("MCP-Protocol-Version", "2026-07-28")
                .header("Mcp-Method", "tools/list"));
        assertEquals(400, response.statusCode());
        assertEquals(
                -32602, RunningService.json(response).path("error").path("code").asInt());
    }

    @Test
    void aNotificationIsAcceptedWithoutAnAnswer() {
        var response = send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        assertEquals(202, response.statusCode());
        assertEquals("", response.body());
    }

    @Test
    void withoutAKeyItIs401() {
        var response = service.send(service.to("/mcp")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(request("ping", "{}"))));
        assertEquals(401, response.statusCode());
        assertEquals("Bearer", header(response, "WWW-Authenticate"));
    }

    @Test
    void aServiceCanDoWithoutAgents() {
        try (var closed = RunningService.withoutMcp()) {
            var response = closed.post("/mcp", closed.key("free"), request("ping", "{}"));
            assertEquals(404, response.statusCode());
        }
    }

    @Test
    void aBearerTokenIsAKey() {
        var response = service.send(service.to("/mcp")
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + service.key("free"))
                .POST(BodyPublishers.ofString(request("ping", "{}"))));
        assertEquals(0, result(response).size());
    }

    @Test
    void theMinutesLimitHolds() {
        var key = service.key("free");
        for (int i = 0; i < 10; i++) {
            assertEquals(200, service.send(to(key, request("ping", "{}"))).statusCode());
        }
        var response = service.send(to(key, request("ping", "{}")));
        assertEquals(429, response.statusCode());
        assertTrue(response.headers().firstValue("Retry-After").isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT"})
    void onlyPostIsAnswered(String method) {
        var response = service.send(
                service.to("/mcp").header("x-api-key", service.key("free")).method(method, BodyPublishers.noBody()));
        assertEquals(405, response.statusCode());
        assertEquals("POST", header(response, "Allow"));
    }

    @Test
    void aPageOfAnotherOriginIsRefused() {
        var request = to(service.key("free"), request("ping", "{}")).header("Origin", "http://evil.example");
        assertEquals(403, service.send(request).statusCode());
    }

    @Test
    void aClientMustTakeJsonOrEvents() {
        var response = service.send(service.to("/mcp")
                .header("x-api-key", service.key("free"))
                .header("Content-Type", "application/json")
                .header("Accept", "text/html")
                .POST(BodyPublishers.ofString(request("ping", "{}"))));
        assertEquals(406, response.statusCode());
    }

    @Test
    void aBodyOfAnotherTypeIsABadRequest() {
        var response = service.send(service.to("/mcp")
                .header("x-api-key", service.key("free"))
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(request("ping", "{}"))));
        assertEquals(400, response.statusCode());
        assertEquals(
                -32600, RunningService.json(response).path("error").path("code").asInt());
    }

    @Test
    void promptsAreFilledIn() {
        var listed = result(send(request("prompts/list", "{}")));
        assertEquals(2, listed.path("prompts").size());
        var prompt = result(send(request(
                "prompts/get", "{\"name\":\"make_docs_ready\",\"arguments\":{\"url\":\"docs.example.test\"}}")));
        assertTrue(prompt.path("messages")
                .get(0)
                .path("content")
                .path("text")
                .asText()
                .contains("docs.example.test"));
    }

    @Test
    void aClientThatTakesOnlyEventsGetsOne() {
        var response = service.send(service.to("/mcp")
                .header("x-api-key", service.key("free"))
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream")
                .POST(BodyPublishers.ofString(request("ping", "{}"))));
        assertEquals("text/event-stream", header(response, "Content-Type"));
        assertEquals("event: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n\n", response.body());
    }

    @Test
    void progressComesBeforeTheResult() {
        var body = request(
                "tools/call",
                "{\"name\":\"generate_llms_txt\",\"arguments\":{\"url\":\"docs.example.test\"},\"_meta\":{\"progressToken\":\"p\"}}");
        var response = service.send(to(service.key("business"), body));
        assertEquals("text/event-stream", header(response, "Content-Type"));
        assertEquals("1999", header(response, "X-RateLimit-Quota-Remaining"));
        var messages = response.body()
                .lines()
                .filter(line -> line.startsWith("data: "))
                .map(line -> RunningService.json(line.substring("data: ".length())))
                .toList();
        assertEquals(
                "notifications/progress", messages.getFirst().path("method").asText());
        assertEquals(
                "p", messages.getFirst().path("params").path("progressToken").asText());
        assertEquals(1, messages.getLast().path("id").asInt());
        assertTrue(messages.getLast().path("result").has("structuredContent"));
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }
}
