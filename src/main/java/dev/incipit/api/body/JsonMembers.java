package dev.incipit.api.body;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import dev.incipit.api.Json;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.Words;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The known members of a request body, read strictly (decisions §1): one JSON object without duplicate names; unknown members
 * are skipped, and null is the same as absent.
 */
record JsonMembers(Map<String, Value> values) {
    private static final int NAME_SHOWN_MAX = 60;

    /** Reads one JSON text and keeps the members named in {@code known}. */
    static JsonMembers read(String json, Set<String> known) {
        try (var parser = Json.factory().createParser(json)) {
            return new JsonMembers(read(parser, known));
        } catch (IOException beyond) {
            // A limit of Json was exceeded; every other error has a location.
            throw new InvalidInput("The request body nests too deep, or holds a number or a name that is too long.");
        }
    }

    @Nullable
    String text(String name) {
        return switch (values.get(name)) {
            case null -> null;
            case Value.Text(var text) -> text;
            case Value.Flag _ -> throw wrong(name, "a string", "true or false");
            case Value.Other(var kind) -> throw wrong(name, "a string", kind);
        };
    }

    /** A member that must be true or false. */
    @Nullable
    Boolean flag(String name) {
        return switch (values.get(name)) {
            case null -> null;
            case Value.Flag(var flag) -> flag;
            case Value.Text _ -> throw wrong(name, "true or false", "a string");
            case Value.Other(var kind) -> throw wrong(name, "true or false", kind);
        };
    }

    private static InvalidInput wrong(String name, String right, String found) {
        return new InvalidInput(name + " must be " + right + ", not " + found + ".");
    }

    private static Map<String, Value> read(JsonParser parser, Set<String> known) throws IOException {
        try {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new InvalidInput("The request body must be a JSON object, such as {\"url\": \"example.com\"}.");
            }
            var values = new HashMap<String, Value>();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                var name = parser.currentName();
                var token = parser.nextToken();
                if (known.contains(name) && token != JsonToken.VALUE_NULL) {
                    values.put(name, value(parser, token));
                }
                parser.skipChildren();
            }
            if (parser.nextToken() != null) {
                throw new InvalidInput("The request body must be one JSON object and nothing after it.");
            }
            return values;
        } catch (StreamReadException broken) {
            throw new InvalidInput(explain(parser, broken));
        }
    }

    private static Value value(JsonParser parser, JsonToken token) throws IOException {
        return switch (token) {
            case VALUE_STRING -> new Value.Text(parser.getText());
            case VALUE_TRUE -> new Value.Flag(true);
            case VALUE_FALSE -> new Value.Flag(false);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Value.Other("a number");
            case START_ARRAY -> new Value.Other("an array");
            case START_OBJECT -> new Value.Other("an object");
            case VALUE_NULL, VALUE_EMBEDDED_OBJECT, END_ARRAY, END_OBJECT, FIELD_NAME, NOT_AVAILABLE ->
                new Value.Other("nothing");
        };
    }

    private static String explain(JsonParser parser, StreamReadException broken) throws IOException {
        if (broken.getOriginalMessage().startsWith("Duplicate")) {
            return "The member " + shown(parser.currentName()) + " stands twice in the request body; send it once.";
        }
        var place = broken.getLocation();
        return place == null
                ? "The request body is not valid JSON."
                : "The request body is not valid JSON: see line " + place.getLineNr() + ", column "
                        + place.getColumnNr() + ".";
    }

    private static String shown(@Nullable String name) {
        return name == null ? "" : Words.shortened(name, NAME_SHOWN_MAX);
    }

    private sealed interface Value {
        record Text(String text) implements Value {}

        record Flag(boolean flag) implements Value {}

        record Other(String kind) implements Value {}
    }
}
