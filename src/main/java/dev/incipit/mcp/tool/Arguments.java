package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.Words;
import java.util.Optional;
import java.util.regex.Pattern;

/** The arguments of a tool call, checked against the tool's schema; null is the same as absent. */
final class Arguments {
    private static final int NAME_SHOWN_MAX = 60;
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private final ObjectNode said;

    /** @param schema the tool's input schema; a name that it does not list is refused, so that a model learns of its mistake */
    Arguments(ObjectNode said, ObjectNode schema) {
        this.said = said;
        var known = schema.path("properties");
        for (var name : (Iterable<String>) said::fieldNames) {
            if (!known.has(name)) {
                throw new InvalidInput("There is no argument " + shown(name) + "; this tool takes "
                        + String.join(", ", (Iterable<String>) known::fieldNames) + ".");
            }
        }
    }

    /** Foreign text, without what turns or hides the words around it. */
    private static String shown(String name) {
        return UNSEEN.matcher(Words.shortened(name, NAME_SHOWN_MAX)).replaceAll("\uFFFD");
    }

    Optional<String> text(String name) {
        return value(name).map(value -> {
            if (!value.isTextual()) {
                throw wrong(name, "a string", value);
            }
            return value.textValue();
        });
    }

    Optional<Boolean> flag(String name) {
        return value(name).map(value -> {
            if (!value.isBoolean()) {
                throw wrong(name, "true or false", value);
            }
            return value.booleanValue();
        });
    }

    /** A whole number from 0; 0 if absent. */
    int offset() {
        return value("offset").map(Arguments::offset).orElse(0);
    }

    private static int offset(JsonNode value) {
        // 100.0 is a whole number in JSON Schema.
        boolean whole = value.isIntegralNumber() || (value.isNumber() && value.doubleValue() % 1 == 0);
        if (!whole) {
            throw wrong("offset", "a whole number", value);
        }
        double number = value.doubleValue();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw new InvalidInput("offset must be from 0 to " + Integer.MAX_VALUE + ".");
        }
        return (int) number;
    }

    private Optional<JsonNode> value(String name) {
        return Optional.ofNullable(said.get(name)).filter(value -> !value.isNull());
    }

    private static InvalidInput wrong(String name, String right, JsonNode found) {
        var kind = switch (found.getNodeType()) {
            case STRING -> "a string";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case ARRAY -> "an array";
            case OBJECT -> "an object";
            case NULL, MISSING, BINARY, POJO -> "nothing";
        };
        return new InvalidInput(name + " must be " + right + ", not " + kind + ".");
    }
}
