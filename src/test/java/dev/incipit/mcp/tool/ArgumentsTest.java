package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.problem.InvalidInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArgumentsTest {
    @Test
    void nullIsTheSameAsAbsent() throws JsonProcessingException {
        var arguments = arguments("{\"url\": null, \"offset\": null}");
        assertEquals(Optional.empty(), arguments.text("url"));
        assertEquals(0, arguments.offset());
    }

    @Test
    void aNameTheSchemaDoesNotListIsRefused() {
        var wrong = assertThrows(InvalidInput.class, () -> arguments("{\"link\": 1}"));
        assertTrue(wrong.getMessage().contains("link") && wrong.getMessage().contains("url, deep, offset"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u202e", "\\u2066", "\\u001b", "\\u009b", "\\u2028", "\\ud800", "\\u200b"})
    void aRefusedNameTurnsOrHidesNothing(String sequence) {
        var wrong = assertThrows(InvalidInput.class, () -> arguments("{\"a" + sequence + "b\": 1}"));
        assertTrue(wrong.getMessage().startsWith("There is no argument a\uFFFDb; "), wrong.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"7,7", "100.0,100", "2147483647,2147483647"})
    void anOffsetIsAWholeNumber(String said, int offset) throws JsonProcessingException {
        assertEquals(offset, arguments("{\"offset\": " + said + "}").offset());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "-1", "2147483648", "\"1\"", "true", "[]", "{}"})
    void anythingElseIsNone(String said) throws JsonProcessingException {
        var arguments = arguments("{\"offset\": " + said + "}");
        assertThrows(InvalidInput.class, arguments::offset);
    }

    @Test
    void eachKindIsHeldApart() throws JsonProcessingException {
        var arguments = arguments("{\"url\": true, \"deep\": \"yes\"}");
        assertEquals(
                "url must be a string, not true or false.",
                assertThrows(InvalidInput.class, () -> arguments.text("url")).getMessage());
        assertEquals(
                "deep must be true or false, not a string.",
                assertThrows(InvalidInput.class, () -> arguments.flag("deep")).getMessage());
    }

    private static Arguments arguments(String said) throws JsonProcessingException {
        var schema = "{\"properties\": {\"url\": {}, \"deep\": {}, \"offset\": {}}}";
        return new Arguments(
                (ObjectNode) new ObjectMapper().readTree(said), (ObjectNode) new ObjectMapper().readTree(schema));
    }
}
