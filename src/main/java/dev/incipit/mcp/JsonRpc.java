package dev.incipit.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Reads and writes messages of JSON-RPC 2.0; input is parsed strictly and bounded. */
final class JsonRpc {
    /** Maximum nesting. The deepest known message has six levels. */
    private static final int DEPTH_MAX = 64;

    private static final int NUMBER_LENGTH_MAX = 100;

    private static final int NAME_LENGTH_MAX = 1_000;

    /** Maximum characters of a string; transports bound the whole message lower. */
    private static final int STRING_LENGTH_MAX = 8 * 1024 * 1024;

    /** Maximum tokens: a tree takes many times the memory of the text it is read from. */
    private static final int TOKENS_MAX = 20_000;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEPTH_MAX)
                            .maxNumberLength(NUMBER_LENGTH_MAX)
                            .maxNameLength(NAME_LENGTH_MAX)
                            .maxStringLength(STRING_LENGTH_MAX)
                            .maxTokenCount(TOKENS_MAX)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    // Names come from callers, so no table that outlives the request keeps them.
                    .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private JsonRpc() {}

    /**
     * Reads one JSON text.
     *
     * @throws ProtocolError if it is not JSON, or exceeds a bound
     */
    static JsonNode read(String text) {
        try {
            var read = MAPPER.readTree(text);
            if (read == null || read.isMissingNode()) {
                throw new ProtocolError(ProtocolError.Kind.PARSE, "The message is empty.");
            }
            return read;
        } catch (StreamConstraintsException beyond) {
            throw new ProtocolError(
                    ProtocolError.Kind.INVALID_REQUEST,
                    "The message nests too deep, has too many values, or holds a number or a name that is too long.");
        } catch (JsonProcessingException broken) {
            var place = broken.getLocation();
            throw new ProtocolError(
                    ProtocolError.Kind.PARSE,
                    place == null
                            ? "The message is not valid JSON."
                            : "The message is not valid JSON: see line " + place.getLineNr() + ", column "
                                    + place.getColumnNr() + ".");
        }
    }

    /** Writes a message as UTF-8, on one line. */
    static byte[] write(JsonNode message) {
        try {
            return MAPPER.writeValueAsBytes(message);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("a message could not be written", new IOException(impossible));
        }
    }

    static ObjectNode result(JsonNode id, ObjectNode result) {
        var message = message();
        message.set("id", id);
        message.set("result", result);
        return message;
    }

    /** An error response. It has no id if the request's could not be read. */
    static ObjectNode error(Optional<JsonNode> id, ProtocolError error) {
        var message = message();
        id.ifPresent(known -> message.set("id", known));
        message.set("error", error.toJson());
        return message;
    }

    static ObjectNode notification(String method, ObjectNode params) {
        var message = message();
        message.put("method", method);
        message.set("params", params);
        return message;
    }

    private static ObjectNode message() {
        return JsonNodeFactory.instance.objectNode().put("jsonrpc", "2.0");
    }
}
