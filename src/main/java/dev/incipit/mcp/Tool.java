package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * A tool, described for the model that is to use it.
 *
 * @param inputSchema JSON Schema of the arguments
 * @param outputSchema JSON Schema of the structured result, if there is one
 * @param annotations hints for the client, such as {@code readOnlyHint}
 */
public record Tool(
        String name,
        String title,
        String description,
        ObjectNode inputSchema,
        Optional<ObjectNode> outputSchema,
        ObjectNode annotations,
        Work work) {
    /** What a tool does. */
    @FunctionalInterface
    public interface Work {
        /**
         * The result, also where it is an error that the model can act on.
         *
         * @param arguments as sent; empty if there are none
         */
        ObjectNode call(Call call, ObjectNode arguments) throws InterruptedException;
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode();
        json.put("name", name);
        json.put("title", title);
        json.put("description", description);
        json.set("inputSchema", inputSchema);
        outputSchema.ifPresent(schema -> json.set("outputSchema", schema));
        json.set("annotations", annotations);
        return json;
    }
}
