package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.testing.junit5.ServerTest;
import io.helidon.webserver.testing.junit5.SetUpServer;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Interface section 4.1, rule by rule. */
@ServerTest
final class GenerateApiTest {
    private static final String PATH = "/api/v1/generate";
    private static final Pages SITE = Pages.site();
    private static RunningService service;

    GenerateApiTest(WebServer server) {
        service.at(server);
    }

    @SetUpServer
    static void start(WebServerConfig.Builder server) {
        service = RunningService.over(GenerateApiTest::web).mount(server);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static FetchOutcome web(FetchRequest request) {
        return switch (request.url().host()) {
            case "docs.example.test" -> SITE.fetch(request);
            case "refusing.example.test" ->
                request.url().path().equals("/robots.txt")
                        ? new FetchOutcome.Missing(request.url(), 404)
                        : new FetchOutcome.Refused(request.url(), 403, Optional.empty());
            case "buggy.example.test" -> throw new IllegalStateException("a bug with an internal name: jdbc:secret");
            default -> new FetchOutcome.Unreachable(request.url(), Cause.DNS, "name not found");
        };
    }

    private static HttpResponse<String> generate(String plan, String json) {
        return service.post(PATH, service.key(plan), json);
    }

    private static JsonNode generated(String plan, String json) {
        var response = generate(plan, json);
        assertEquals(200, response.statusCode(), response.body());
        return RunningService.json(response);
    }

    @Test
    void theAnswerHasEveryFieldInTheInterfacesOrder() {
        var body = generated("pro", "{\"url\":\"docs.example.test\"}");
        var names = new ArrayList<String>();
        body.fieldNames().forEachRemaining(names::add);
        assertEquals(
                List.of(
                        "url",
                        "domain",
                        "fileType",
                        "llmsTxt",
                        "llmsFullTxt",
                        "note",
                        "llmEnhanced",
                        "fullPagesIncluded",
                        "fullPagesAvailable"),
                names);
        assertEquals("docs.example.test", body.get("url").asText());
        assertEquals("docs.example.test", body.get("domain").asText());
        assertFalse(body.get("llmEnhanced").asBoolean());
    }

    @Test
    void rule1WithoutFileTypeBothAreMade() {
        for (var json :
                List.of("{\"url\":\"docs.example.test\"}", "{\"url\":\"docs.example.test\",\"fileType\":null}")) {
            var body = generated("starter", json);
            assertEquals("both", body.get("fileType").asText());
            assertTrue(body.get("llmsTxt").asText().startsWith("# "), body.toString());
            assertTrue(body.get("llmsFullTxt").asText().length() > 200, body.toString());
            assertTrue(body.get("fullPagesIncluded").asInt() >= 3, body.toString());
            assertTrue(body.get("fullPagesAvailable").asInt()
                    >= body.get("fullPagesIncluded").asInt());
        }
    }

    @Test
    void rule2WithLlmsTheFullTextIsNull() {
        var body = generated("pro", "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}");
        assertEquals("llms", body.get("fileType").asText());
        assertTrue(body.get("llmsTxt").isTextual());
        assertTrue(body.get("llmsFullTxt").isNull());
        assertTrue(body.get("fullPagesIncluded").isNull());
        assertTrue(body.get("fullPagesAvailable").isNull());
    }

    @Test
    void rule3WithLlmsFullTheIndexIsNull() {
        var body = generated("pro", "{\"url\":\"docs.example.test\",\"fileType\":\"llms-full\"}");
        assertEquals("llms-full", body.get("fileType").asText());
        assertTrue(body.get("llmsTxt").isNull());
        assertTrue(body.get("llmsFullTxt").isTextual());
    }

    @Test
    void rule4OnTheFreePlanLlmsFullIs403WithAnUpgradeHintAndCostsNothing() {
        var response = generate("free", "{\"url\":\"docs.example.test\",\"fileType\":\"llms-full\"}");
        assertEquals(403, response.statusCode());
        assertTrue(message(response).contains("upgrade"), response.body());
        assertEquals("10", header(response, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void rule5OnTheFreePlanBothDegradesToLlmsWithANote() {
        var body = generated("free", "{\"url\":\"docs.example.test\",\"fileType\":\"both\"}");
        assertEquals("llms", body.get("fileType").asText());
        assertTrue(body.get("note").asText().contains("upgrade"), body.toString());
        assertTrue(body.get("llmsFullTxt").isNull());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"url\":null}",
                "{\"url\":\"\"}",
                "{\"url\":\"   \"}",
                "{\"url\":\"ftp://docs.example.test\"}",
                "{\"url\":\"http://\"}",
                "{\"url\":\"https://user@docs.example.test\"}",
                "{\"url\":\"http://localhost\"}",
                "{\"url\":[\"docs.example.test\"]}",
                "{\"url\":\"docs.example.test\",\"fileType\":\"LLMS\"}",
                "{\"url\":\"docs.example.test\",\"fileType\":\"\"}",
                "{\"url\":\"docs.example.test\",\"fileType\":1}",
                "{\"url\":\"docs.example.test\",\"instructions\":{}}"
            })
    void rule6WhatIsMissingOrInvalidIs400AndCostsNothing(String json) {
        var response = generate("pro", json);
        assertEquals(400, response.statusCode(), response.body());
        assertEquals(400, RunningService.json(response).get("statusCode").asInt());
        assertTrue(message(response).length() > 20, response.body());
        assertEquals("500", header(response, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void rule7ASiteThatRefusesIs403AndGivenBack() {
        var response = generate("pro", "{\"url\":\"refusing.example.test\"}");
        assertEquals(403, response.statusCode(), response.body());
        assertFalse(message(response).contains("upgrade"), response.body());
        assertEquals("500", header(response, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void rule7ASiteThatCannotBeReachedIs500AndGivenBack() {
        var key = service.key("pro");
        var response = service.post(PATH, key, "{\"url\":\"nowhere.example.test\"}");
        assertEquals(500, response.statusCode(), response.body());
        assertEquals("500", header(response, "X-RateLimit-Quota-Remaining"));
        var next = service.post(PATH, key, "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}");
        assertEquals("499", header(next, "X-RateLimit-Quota-Remaining"));
    }

    @Test
    void aBugIs500GivenBackAndTellsNothingOfOurInsides() {
        var response = generate("pro", "{\"url\":\"buggy.example.test\"}");
        assertEquals(500, response.statusCode(), response.body());
        assertFalse(response.body().contains("jdbc"), response.body());
        assertFalse(response.body().contains("Exception"), response.body());
        assertEquals("500", header(response, "X-RateLimit-Quota-Remaining"));
    }

    /** H5 of the security review: sites that fail cost nothing, however often they were asked for. */
    @Test
    void failedRunsAreGivenBackThreeTimesADayToASmallKey() {
        var key = service.key("free");
        for (int left : new int[] {10, 10, 10, 9, 8}) {
            var failed = service.post(PATH, key, "{\"url\":\"down.example.test\"}");
            assertTrue(failed.statusCode() == 500 || failed.statusCode() == 403, failed.body());
            assertEquals("" + left, header(failed, "X-RateLimit-Quota-Remaining"));
        }
    }

    @Test
    void rule8BeyondTheMonthsAllowanceIs429() {
        var key = service.key("starter");
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    "" + (99 - i),
                    header(
                            service.post(PATH, key, "{\"url\":\"docs.example.test\",\"fileType\":\"llms\"}"),
                            "X-RateLimit-Quota-Remaining"));
        }
        service.database().change("update usage_month set used_count = 100 where used_count = 3");
        var over = service.post(PATH, key, "{\"url\":\"docs.example.test\"}");
        assertEquals(429, over.statusCode());
        assertTrue(message(over).contains("month"), over.body());
        assertEquals("0", header(over, "X-RateLimit-Quota-Remaining"));
        assertTrue(Long.parseLong(header(over, "Retry-After")) > 0);
    }

    @ParameterizedTest
    @CsvSource({"9999,200", "10000,200", "10001,400"})
    void instructionsHaveAtMostTenThousandCharacters(int count, int status) {
        // A character is a code point: each of these is two units of UTF-16.
        var instructions = "  " + "😀".repeat(count) + "\\n";
        var response = generate(
                "pro",
                "{\"url\":\"docs.example.test\",\"fileType\":\"llms\",\"instructions\":\"" + instructions + "\"}");
        assertEquals(status, response.statusCode(), response.body());
    }

    @Test
    void instructionsStandInTheFile() {
        var body =
                generated("pro", "{\"url\":\"docs.example.test\",\"instructions\":\" Prefer the second version. \"}");
        assertTrue(body.get("llmsTxt").asText().contains("Prefer the second version."));
        assertTrue(body.get("llmsFullTxt").asText().contains("Prefer the second version."));
    }

    @Test
    void unknownMembersAreIgnored() {
        var body = generated(
                "pro", "{\"url\":\" docs.example.test \",\"fileType\":\"llms\",\"x\":[{\"y\":[1e5]}],\"z\":null}");
        assertEquals("docs.example.test", body.get("url").asText());
    }

    @Test
    void aRunInFlightIsEndedInOrderWhenTheServiceStops() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        var service = RunningService.over(request -> {
            begun.countDown();
            release.await();
            return SITE.fetch(request);
        });
        var key = service.key("pro");
        var answers = new ArrayList<HttpResponse<String>>();
        var caller =
                Thread.ofVirtual().start(() -> answers.add(service.post(PATH, key, "{\"url\":\"docs.example.test\"}")));
        begun.await();
        var stopper = Thread.ofVirtual().start(service::close);
        while (service.health("/health/ready").statusCode() == 200) {
            Thread.onSpinWait();
        }
        assertEquals(200, service.health("/health/live").statusCode());
        release.countDown();
        caller.join();
        stopper.join();
        assertEquals(200, answers.getFirst().statusCode(), answers.getFirst().body());
    }

    private static String message(HttpResponse<String> response) {
        return RunningService.json(response).get("message").asText();
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElseThrow(() -> new AssertionError("no " + name));
    }
}
