package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MirroredHeadersTest {
    @Test
    void aNameMayBeSentInBase64() {
        var called = JsonNodeFactory.instance.objectNode().put("name", "é");
        assertDoesNotThrow(() -> require("=?base64?w6k=?=", called));
        assertThrows(ProtocolError.class, () -> require("=?base64?*?=", called));
        assertThrows(ProtocolError.class, () -> require("=?base64?=", called));
    }

    @Test
    void onlyAMethodWhoseObjectHasANameNeedsOne() {
        var headers = headers(Map.of("Mcp-Method", List.of("ping")));
        assertDoesNotThrow(() -> headers.requireEqual("ping", JsonNodeFactory.instance.objectNode()));
    }

    private static void require(String name, ObjectNode params) {
        headers(Map.of("Mcp-Method", List.of("prompts/get"), "Mcp-Name", List.of(name)))
                .requireEqual("prompts/get", params);
    }

    private static MirroredHeaders headers(Map<String, List<String>> values) {
        return new MirroredHeaders(name -> values.getOrDefault(name, List.of()));
    }
}
