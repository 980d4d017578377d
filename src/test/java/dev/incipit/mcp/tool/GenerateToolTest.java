package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.incipit.mcp.TestDesk;
import org.junit.jupiter.api.Test;

final class GenerateToolTest {
    private static JsonNode call(String file, int offset) {
        return TestDesk.page(file).call("generate_llms_txt", "{\"url\":\"acme.example\",\"offset\":" + offset + "}");
    }

    private static String text(JsonNode result) {
        return result.path("content").get(0).path("text").asText();
    }

    @Test
    void aFileThatFitsIsWholeAndHasNoNextOffset() {
        var result = call("# Tides\n", 0);
        assertEquals(
                "# Tides\n", result.path("structuredContent").path("llmsTxt").asText());
        assertFalse(result.path("structuredContent").has("nextOffset"));
        assertFalse(text(result).contains("offset"), text(result));
    }

    @Test
    void aLongFileComesInPartsThatTogetherAreTheFile() {
        var file = "- [A page](https://acme.example/a): what it says.\n".repeat(4_000);
        var read = new StringBuilder();
        int offset = 0;
        while (offset >= 0) {
            var result = call(file, offset).path("structuredContent");
            read.append(result.path("llmsTxt").asText());
            offset = result.path("nextOffset").asInt(-1);
        }
        assertEquals(file, read.toString());
        assertTrue(text(call(file, 0)).contains("the rest begins at offset"));
    }
}
