package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What only the service's own listener does: a stream whose client may leave, and an end that the client sees. */
final class McpStreamTest {
    /** Long before the run's own deadline of twenty seconds would end it. */
    private static final int CANCEL_SECONDS_MAX = 8;

    private static final String BODY =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"generate_llms_txt\","
                    + "\"arguments\":{\"url\":\"docs.example.test\"},\"_meta\":{\"progressToken\":1}}}";

    private final SlowGuide site = new SlowGuide();
    private final RunningService service = RunningService.over(site);
    private final String key = service.key("pro");

    @AfterEach
    void stop() {
        site.answer();
        service.close();
    }

    private RawClient caller() throws IOException {
        return new RawClient(service.port())
                .write("POST /mcp HTTP/1.1\r\nHost: x\r\nx-api-key: " + key
                        + "\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: "
                        + BODY.length() + "\r\n\r\n" + BODY);
    }

    private static String firstEvent(BufferedReader lines) throws IOException {
        var line = lines.readLine();
        while (line != null && !line.startsWith("data: ")) {
            line = lines.readLine();
        }
        return String.valueOf(line);
    }

    private static BufferedReader lines(RawClient client) throws IOException {
        return new BufferedReader(new InputStreamReader(client.in(), StandardCharsets.UTF_8));
    }

    @Test
    void anOversizeBodyIs413WithAMessageOfTheProtocol() {
        var response = service.post("/mcp", key, "\"" + "x".repeat(4 * 1024 * 1024) + "\"");
        assertEquals(413, response.statusCode());
        assertEquals(
                -32600, RunningService.json(response).path("error").path("code").asInt());
    }

    @Test
    void progressArrivesWhileTheRunGoesOn() throws IOException {
        try (var client = caller()) {
            var lines = lines(client);
            assertTrue(firstEvent(lines).contains("notifications/progress"));
            site.answer();
            var rest = new ArrayList<String>();
            for (var line = lines.readLine(); line != null && !line.equals("0"); line = lines.readLine()) {
                rest.add(line);
            }
            assertTrue(rest.stream().anyMatch(line -> line.contains("\"structuredContent\"")), rest::toString);
        }
    }

    @Test
    void aConnectionServesTheNextRequestAfterAStream() throws IOException {
        site.answer();
        try (var client = caller()) {
            var lines = lines(client);
            for (var line = lines.readLine(); line != null && !line.equals("0"); line = lines.readLine()) {
                assertTrue(line.length() < 100_000);
            }
            assertEquals("", lines.readLine());
            var ping = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}";
            client.write("POST /mcp HTTP/1.1\r\nHost: x\r\nx-api-key: " + key
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + ping.length() + "\r\n\r\n" + ping);
            assertEquals("HTTP/1.1 200 OK", lines.readLine());
        }
    }

    @Test
    void aClientThatLeavesTheStreamEndsItsRun() throws IOException, InterruptedException {
        try (var client = caller()) {
            assertTrue(firstEvent(lines(client)).contains("notifications/progress"));
        }
        assertTrue(site.endsWithin(CANCEL_SECONDS_MAX));
    }

    @Test
    void aClientThatStopsSendingEndsItsRunToo() throws IOException, InterruptedException {
        try (var client = caller()) {
            assertTrue(firstEvent(lines(client)).contains("notifications/progress"));
            client.socket().shutdownOutput();
            assertTrue(site.endsWithin(CANCEL_SECONDS_MAX));
        }
    }
}
