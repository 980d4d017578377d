package dev.incipit.describe.model;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the lines in a model's answer: in an object, or as a list alone, among whatever plain models add: thoughts, a greeting,
 * a code fence. Of an answer that was cut off, keeps the complete lines.
 */
final class ChatLines {
    private static final String MEMBER = "\"lines\"";

    private final int pages;
    private final Map<Integer, String> byId = new HashMap<>();
    private final Set<Integer> seen = new HashSet<>();

    private ChatLines(int pages) {
        this.pages = pages;
    }

    /** Returns the lines by id; empty if the text contains no list of lines. */
    static Optional<Map<Integer, String>> in(String content, int pages) {
        int member = content.lastIndexOf(MEMBER);
        int start = content.indexOf('[', Math.max(0, member));
        if (start < 0 || (member < 0 && !opensLine(content, start))) {
            return Optional.empty();
        }
        var lines = new ChatLines(pages);
        boolean whole = lines.read(content.substring(start));
        return whole || !lines.seen.isEmpty() ? Optional.of(lines.byId) : Optional.empty();
    }

    /** Whether a list without a member name contains objects. */
    private static boolean opensLine(String content, int start) {
        return content.substring(start + 1).stripLeading().startsWith("{");
    }

    /** Reads to the end of the list or to where it breaks off; returns whether it is complete. */
    private boolean read(String list) {
        try (var parser = ChatJson.MAPPER.createParser(list)) {
            parser.nextToken();
            for (var token = parser.nextToken(); token == JsonToken.START_OBJECT; token = parser.nextToken()) {
                take(ChatJson.MAPPER.readTree(parser));
            }
            return parser.currentToken() == JsonToken.END_ARRAY;
        } catch (IOException broken) {
            return false;
        }
    }

    /** Keeps the line of a requested id. If two lines have the same id, drops both, since nobody knows which is meant. */
    private void take(JsonNode line) {
        int id = id(line.path("id"));
        if (id >= 1 && id <= pages && line.path("text").isTextual()) {
            byId.put(id, line.path("text").textValue());
            if (!seen.add(id)) {
                byId.remove(id);
            }
        }
    }

    /** Returns a number, which a small model may have put in quotes; 0 if it is not one. */
    private static int id(JsonNode id) {
        return id.isInt() || id.isTextual() ? id.asInt(0) : 0;
    }
}
