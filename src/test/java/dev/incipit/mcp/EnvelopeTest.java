package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EnvelopeTest {
    private static final String META = """
            {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}""";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[]|INVALID_REQUEST",
                "7|INVALID_REQUEST",
                "{\"jsonrpc\": \"1.0\", \"id\": 1, \"method\": \"ping\"}|INVALID_REQUEST",
                "{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"ping\"}|INVALID_REQUEST",
                "{\"jsonrpc\": \"2.0\", \"id\": 1}|INVALID_REQUEST",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}|INVALID_REQUEST",
                "{\"jsonrpc\": \"2.0\", \"method\": \"ping\"}|INVALID_REQUEST",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\", \"params\": []}|INVALID_PARAMS"
            })
    void whatIsNoMessageIsRejectedWithItsKind(String text, ProtocolError.Kind kind) {
        var rejected = assertInstanceOf(Received.Rejected.class, withoutHeaders(text));
        assertEquals(Optional.of(kind), rejected.reply().error());
    }

    @Test
    void anIdOfMegabytesIsNotRepeated() {
        var longest = "{\"jsonrpc\": \"2.0\", \"id\": \"" + "x".repeat(1_000) + "\", \"method\": \"ping\"}";
        assertInstanceOf(Received.Asked.class, withoutHeaders(longest));
        var rejected = assertInstanceOf(Received.Rejected.class, withoutHeaders(longest.replace("xx\"", "xxx\"")));
        assertTrue(rejected.reply().bytes().length < 300);
    }

    @Test
    void aNotificationHasNoId() {
        var told = assertInstanceOf(
                Received.Told.class,
                withoutHeaders("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}"));
        assertEquals("notifications/initialized", told.method());
    }

    @Test
    void aRequestWithoutARevisionSpeaksTheNewestOfTheOldOnes() {
        var asked = assertInstanceOf(
                Received.Asked.class, withoutHeaders("{\"jsonrpc\": \"2.0\", \"id\": \"a\", \"method\": \"ping\"}"));
        assertEquals(Revision.newestLegacy(), asked.revision());
    }

    @Test
    void theHeadersMustSayWhatTheBodySays() {
        var text =
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"generate\", \"_meta\": "
                        + META + "}}";
        var right = Map.of(
                "MCP-Protocol-Version",
                List.of("2026-07-28"),
                "Mcp-Method",
                List.of("tools/call"),
                "Mcp-Name",
                List.of("generate"));
        assertInstanceOf(Received.Asked.class, withHeaders(right, text));
        for (var wrong : List.of(
                Map.of("MCP-Protocol-Version", List.of("2025-06-18")),
                Map.of("MCP-Protocol-Version", List.of("2026-07-28", "2026-07-28")),
                Map.of("MCP-Protocol-Version", List.of("2026-07-28"), "Mcp-Method", List.of("tools/list")),
                Map.of("MCP-Protocol-Version", List.of("2026-07-28"), "Mcp-Method", List.of("tools/call")))) {
            var rejected = assertInstanceOf(Received.Rejected.class, withHeaders(wrong, text));
            assertEquals(
                    Optional.of(ProtocolError.Kind.HEADER_MISMATCH),
                    rejected.reply().error());
        }
    }

    private static Received withoutHeaders(String text) {
        return new Envelope(Optional.empty()).open(text);
    }

    private static Received withHeaders(Map<String, List<String>> headers, String text) {
        return new Envelope(Optional.of(new MirroredHeaders(name -> headers.getOrDefault(name, List.of())))).open(text);
    }
}
