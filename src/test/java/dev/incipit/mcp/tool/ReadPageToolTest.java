package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.incipit.mcp.TestDesk;
import dev.incipit.text.TokenEstimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReadPageToolTest {
    private static JsonNode call(String markdown, int offset) {
        return TestDesk.page(markdown).call("read_page", "{\"url\":\"a.example\",\"offset\":" + offset + "}");
    }

    /** Of the message as it is sent; an escape is two signs, and not one that would be escaped again. */
    private static int tokens(JsonNode result) {
        return TokenEstimate.of(result.toString().replaceAll("\\\\.", "-+"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Words of a page, with \"quotes\" and more.\n",
                "語",
                "x",
                "\\\"",
                "| a | b |\n",
                "0123456789abcdef ",
                "🙂"
            })
    void noResultIsOverTwentyThousandTokensAndTogetherTheyAreThePage(String unit) {
        var markdown = unit.repeat(300_000 / unit.length());
        var read = new StringBuilder();
        int offset = 0;
        while (offset >= 0) {
            var result = call(markdown, offset);
            assertTrue(tokens(result) <= 20_000, () -> String.valueOf(tokens(result)));
            var page = result.path("structuredContent");
            read.append(page.path("markdown").asText());
            offset = page.path("nextOffset").asInt(-1);
        }
        assertEquals(markdown, read.toString());
    }

    @Test
    void aPartSaysWhereTheRestBegins() {
        var result = call("a line of words\n".repeat(10_000), 0);
        int next = result.path("structuredContent").path("nextOffset").asInt();
        assertTrue(result.path("content").get(0).path("text").asText().contains("the rest begins at offset " + next));
        assertEquals(
                160_000,
                result.path("structuredContent").path("totalCharacters").asInt());
    }
}
