package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The forms of a tool's result. */
final class Results {
    private Results() {}

    /** A structured result, with its text for clients that read text only. */
    static ObjectNode of(ObjectNode structured, String text) {
        var result = text(text);
        result.set("structuredContent", structured);
        return result.put("isError", false);
    }

    /** An error that the model can act on. */
    static ObjectNode error(String sentence) {
        return text(sentence).put("isError", true);
    }

    private static ObjectNode text(String text) {
        var result = JsonNodeFactory.instance.objectNode();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result;
    }
}
