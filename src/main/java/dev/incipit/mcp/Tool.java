package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A tool, described for the model that is to use it.
 *
 * @param description as lists of tools have it: name, title, description, the JSON Schema of the arguments, that of the structured
 *     result if there is one, and hints for the client, such as {@code readOnlyHint}
 */
public record Tool(ObjectNode description, Work work) {
    @FunctionalInterface
    public interface Work {
        /**
         * The result, also where it is an error that the model can act on.
         *
         * @param arguments as sent; empty if there are none
         */
        ObjectNode call(Call call, ObjectNode arguments) throws InterruptedException;
    }

    /** By which clients call it. */
    public String name() {
        return description.path("name").textValue();
    }
}
