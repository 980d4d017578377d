package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.mcp.Call;
import dev.incipit.mcp.Tool;
import dev.incipit.problem.Problem;
import dev.incipit.text.ShippedFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The four tools. Their descriptions and schemas are in {@code mcp-tools.json}, for the model that reads them. */
public final class Tools {
    private static final Map<String, Work> WORK = Map.of(
            "validate_llms_txt", ValidateTool::call,
            "generate_llms_txt", GenerateTool::call,
            "read_llms_txt", ReadIndexTool::call,
            "read_page", ReadPageTool::call);

    private Tools() {}

    @FunctionalInterface
    private interface Work {
        ObjectNode call(Call call, Arguments arguments) throws InterruptedException;
    }

    public static List<Tool> all() {
        return described().valueStream().map(tool -> tool((ObjectNode) tool)).toList();
    }

    private static JsonNode described() {
        try {
            return new ObjectMapper().readTree(ShippedFile.bytes("/mcp-tools.json"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Tool tool(ObjectNode described) {
        var name = described.path("name").textValue();
        var work = Objects.requireNonNull(WORK.get(name), name);
        var schema = (ObjectNode) described.path("inputSchema");
        return new Tool(described, (call, said) -> called(work, call, said, schema));
    }

    /** What the caller can act on becomes a result with the sentence of the HTTP API. */
    private static ObjectNode called(Work work, Call call, ObjectNode said, ObjectNode schema)
            throws InterruptedException {
        try {
            return work.call(call, new Arguments(said, schema));
        } catch (Problem problem) {
            return Results.error(problem.getMessage());
        }
    }
}
