package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The dispatcher without a transport; by HTTP see {@code McpApiTest}. */
final class McpServerTest {
    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}";
    private final TestDesk desk = TestDesk.page("# Acme\n");

    @Test
    void aModernResultNamesItsTypeAndTheServer() {
        var result = desk.answer("tools/list", "{" + META + "}").path("result");
        assertEquals("complete", result.path("resultType").asText());
        assertEquals(
                "test",
                result.path("_meta")
                        .path("io.modelcontextprotocol/serverInfo")
                        .path("version")
                        .asText());
    }

    @Test
    void anEarlierResultDoesNot() {
        assertFalse(desk.answer("tools/list", "{}").path("result").has("resultType"));
    }

    @Test
    void methodsThatWereTakenAwayAreUnknownToModernClients() {
        assertEquals(
                -32601,
                desk.answer("ping", "{" + META + "}").path("error").path("code").asInt());
        assertTrue(desk.answer("ping", "{}").has("result"));
    }

    @Test
    void aTokenOfMegabytesIsNotRepeatedWithEachNotification() {
        desk.answer(
                "tools/call",
                "{\"name\":\"generate_llms_txt\",\"arguments\":{\"url\":\"a.example\"},\"_meta\":{\"progressToken\":\""
                        + "t".repeat(1_001) + "\"}}");
        assertEquals(0, desk.notifications.size());
    }

    @Test
    void progressRisesAndIsToldOnlyToThoseWhoAsked() {
        desk.call("generate_llms_txt", "{\"url\":\"a.example\"}");
        assertTrue(desk.notifications.isEmpty());
        desk.answer(
                "tools/call",
                "{\"name\":\"generate_llms_txt\",\"arguments\":{\"url\":\"a.example\"},\"_meta\":{\"progressToken\":\"t\"}}");
        assertEquals(1, desk.notifications.size(), "the others came too soon, or were no progress");
        var params = desk.notifications.getFirst().path("params");
        assertEquals("t", params.path("progressToken").asText());
        assertEquals(1, params.path("progress").asInt());
        assertEquals(3, params.path("total").asInt());
    }

    @Test
    void aPromptThatNoModelWouldTakeIsNotFilledIn() {
        var file = "{\"name\":\"mend_llms_txt\",\"arguments\":{\"file\":\"" + "x".repeat(100_000) + "\"}}";
        assertTrue(desk.answer("prompts/get", file).has("result"));
        var error = desk.answer("prompts/get", file.replace("xx\"", "xxx\"")).path("error");
        assertEquals(-32602, error.path("code").asInt());
        assertTrue(error.path("message").asText().contains("100000"), error.toString());
    }

    @Test
    void aPromptIsFilledInAndCannotBreakItsFence() {
        var file = "{\"name\":\"mend_llms_txt\",\"arguments\":{\"file\":\"# A\\n```\\nout\"}}";
        var text = desk.answer("prompts/get", file)
                .path("result")
                .path("messages")
                .get(0)
                .path("content")
                .path("text")
                .asText();
        assertTrue(text.contains("````markdown\n# A\n```\nout\n````"), text);
    }
}
