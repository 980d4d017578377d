package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A prompt that a person can choose.
 *
 * @param text the words for the model, from the arguments by name
 */
public record PromptTemplate(
        String name,
        String title,
        String description,
        List<Argument> arguments,
        Function<Map<String, String>, String> text) {
    /** An argument, which is always a string. */
    public record Argument(String name, String description, boolean required) {}

    public PromptTemplate {
        arguments = List.copyOf(arguments);
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode();
        json.put("name", name);
        json.put("title", title);
        json.put("description", description);
        var list = json.putArray("arguments");
        for (var argument : arguments) {
            list.addObject()
                    .put("name", argument.name())
                    .put("description", argument.description())
                    .put("required", argument.required());
        }
        return json;
    }
}
