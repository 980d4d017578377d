package dev.incipit.describe;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lines in what a model says: an object with them, or their list alone, among whatever plain models say around it: thoughts
 * aloud, a greeting, a fence. Of an answer that was cut off, the lines that are whole.
 */
final class ChatLines {
    private static final String MEMBER = "\"lines\"";

    private final int pages;
    private final Map<Integer, String> byId = new HashMap<>();
    private final Set<Integer> seen = new HashSet<>();

    private ChatLines(int pages) {
        this.pages = pages;
    }

    /** The lines by their ids; empty where the text holds no list of any. */
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

    /** Whether a list that no member names holds objects. */
    private static boolean opensLine(String content, int start) {
        return content.substring(start + 1).stripLeading().startsWith("{");
    }

    /** Reads to the end of the list, or to where it breaks off; whether it has an end. */
    private boolean read(String list) {
        try (var parser = ChatJson.MAPPER.createParser(list)) {
            parser.nextToken();
            for (var token = parser.nextToken(); token == JsonToken.START_OBJECT; token = parser.nextToken()) {
                take(line(parser));
            }
            return parser.currentToken() == JsonToken.END_ARRAY;
        } catch (IOException broken) {
            return false;
        }
    }

    private static JsonNode line(JsonParser parser) throws IOException {
        return ChatJson.MAPPER.readTree(parser);
    }

    /** Keeps a line of an id that was asked for. Two lines of one id: nobody knows which is meant. */
    private void take(JsonNode line) {
        int id = id(line.path("id"));
        if (id >= 1 && id <= pages && line.path("text").isTextual()) {
            byId.put(id, line.path("text").textValue());
            if (!seen.add(id)) {
                byId.remove(id);
            }
        }
    }

    /** A number, or one that a small model put into quotes; 0 where it is none. */
    private static int id(JsonNode id) {
        return id.isInt() || id.isTextual() ? id.asInt(0) : 0;
    }
}
