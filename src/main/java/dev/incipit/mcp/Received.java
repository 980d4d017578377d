package dev.incipit.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A message from a client, as far as it could be understood. */
public sealed interface Received {
    /**
     * A request, to be answered by {@link McpServer#answer}.
     *
     * @param id a string or a whole number
     * @param params empty if the message has none
     */
    record Asked(JsonNode id, String method, ObjectNode params, Revision revision) implements Received {
        /** The request's metadata; empty if it has none. */
        ObjectNode metadata() {
            return params.get("_meta") instanceof ObjectNode metadata ? metadata : params.objectNode();
        }
    }

    /** A notification, which is never answered. */
    record Told(String method, ObjectNode params) implements Received {}

    /** Something that is not a message as the protocol has it, and its response. */
    record Rejected(Reply reply) implements Received {}
}
