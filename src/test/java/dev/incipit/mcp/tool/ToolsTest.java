package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.mcp.Tool;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ToolsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static Tool tool(String name) {
        return Tools.all().stream()
                .filter(tool -> tool.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The tokenizers o200k and cl100k count 992 and 960, of which the model reads 464 and 454. */
    @Test
    void theDescriptionsOfAllToolsAreShort() throws IOException {
        try (var in = Tools.class.getResourceAsStream("/mcp-tools.json")) {
            var list = MAPPER.readTree(in).toString();
            assertTrue(list.length() < 4_300, () -> String.valueOf(list.length()));
        }
    }

    @ParameterizedTest
    @CsvSource({"validate_llms_txt,ValidateResponse,", "generate_llms_txt,GenerateResponse,nextOffset"})
    void aResultIsTheBodyOfTheApi(String tool, String body, String more) throws IOException {
        var ours = names(tool(tool).description().at("/outputSchema/properties"));
        try (var in = Tools.class.getResourceAsStream("/openapi.json")) {
            var theirs = names(MAPPER.readTree(in)
                    .path("components")
                    .path("schemas")
                    .path(body)
                    .path("properties"));
            if (more != null) {
                theirs.add(more);
            }
            assertEquals(theirs, ours);
        }
    }

    private static Set<String> names(JsonNode properties) {
        var names = new TreeSet<String>();
        properties.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void noToolChangesAnything() {
        assertTrue(Tools.all().stream()
                .map(tool -> tool.description().path("annotations"))
                .allMatch(hints -> hints.path("readOnlyHint").asBoolean()
                        && hints.path("openWorldHint").asBoolean()));
    }
}
