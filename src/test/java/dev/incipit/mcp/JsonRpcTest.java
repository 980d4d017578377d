package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonRpcTest {
    private static ProtocolError.Kind refused(String text) {
        return assertThrows(ProtocolError.class, () -> JsonRpc.read(text)).kind();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "{} {}", "{\"a\":1,\"a\":2}", "{'a':1}", "nul"})
    void whatIsNotOneStrictJsonTextIsRefused(String text) {
        assertEquals(ProtocolError.Kind.PARSE, refused(text));
    }

    @Test
    void whatIsTooDeepTooLongOrTooManyIsRefused() {
        assertEquals(64, depth(JsonRpc.read("[".repeat(64) + "]".repeat(64)).toString()));
        assertEquals(ProtocolError.Kind.INVALID_REQUEST, refused("[".repeat(65) + "]".repeat(65)));
        assertEquals(ProtocolError.Kind.INVALID_REQUEST, refused("1".repeat(101)));
        assertEquals(ProtocolError.Kind.INVALID_REQUEST, refused("{\"" + "a".repeat(1_001) + "\":1}"));
        var many = IntStream.range(0, 20_001).mapToObj(_ -> "1").collect(Collectors.joining(",", "[", "]"));
        assertEquals(ProtocolError.Kind.INVALID_REQUEST, refused(many));
    }

    private static long depth(String text) {
        return text.chars().filter(sign -> sign == '[').count();
    }

    @Test
    void theMessageNamesThePlaceOfAFault() {
        var fault = assertThrows(ProtocolError.class, () -> JsonRpc.read("{\n  x"));
        assertEquals("The message is not valid JSON: see line 2, column 3.", fault.getMessage());
    }

    @Test
    void answersNameTheProtocolAndTheRequest() {
        var nodes = JsonNodeFactory.instance;
        assertEquals(
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"text\":\"é\\n\"}}",
                written(JsonRpc.result(nodes.numberNode(7), nodes.objectNode().put("text", "é\n"))));
        var error = new ProtocolError(ProtocolError.Kind.PARSE, "Broken.");
        assertEquals(
                "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"Broken.\"}}",
                written(JsonRpc.error(Optional.empty(), error)));
        assertEquals(
                "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":{}}",
                written(JsonRpc.notification("m", nodes.objectNode())));
    }

    private static String written(JsonNode message) {
        return new String(JsonRpc.write(message), StandardCharsets.UTF_8);
    }
}
