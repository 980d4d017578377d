package dev.incipit.api.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonMembersTest {
    private static final Set<String> KNOWN = Set.of("url", "checkLinks");

    private static JsonMembers read(String json) {
        return JsonMembers.read(json, KNOWN);
    }

    @Test
    void knownMembersAreReadAndOthersSkippedWhole() {
        var members = read("{\"x\": {\"url\": [1, {}]}, \"url\": \"a.example\", \"checkLinks\": false}");
        assertEquals("a.example", members.text("url"));
        assertEquals(false, members.flag("checkLinks"));
    }

    @Test
    void nullIsTheSameAsAbsent() {
        var members = read("{\"url\": null}");
        assertNull(members.text("url"));
        assertNull(members.flag("checkLinks"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"url": 1.5}     | url must be a string, not a number.
            {"url": []}      | url must be a string, not an array.
            {"url": {}}      | url must be a string, not an object.
            {"url": true}    | url must be a string, not true or false.
            """)
    void aMemberOfAnotherTypeIsNamed(String json, String message) {
        var members = read(json);
        assertEquals(
                message,
                assertThrows(InvalidInput.class, () -> members.text("url")).getMessage());
    }

    @Test
    void aFlagThatIsATextIsNamed() {
        var members = read("{\"checkLinks\": \"yes\"}");
        assertEquals(
                "checkLinks must be true or false, not a string.",
                assertThrows(InvalidInput.class, () -> members.flag("checkLinks"))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []                     | The request body must be a JSON object, such as {"url": "example.com"}.
            {} {}                  | The request body must be one JSON object and nothing after it.
            {"a": 1, "a": 2}       | The member a stands twice in the request body; send it once.
            {"url": }              | The request body is not valid JSON: see line 1, column 9.
            """)
    void whatIsNotOneObjectIsTold(String json, String message) {
        assertEquals(message, assertThrows(InvalidInput.class, () -> read(json)).getMessage());
    }

    @Test
    void anObjectThatNestsTooDeepIsTold() {
        var json = "{\"x\": " + "[".repeat(5_000);
        assertEquals(
                "The request body nests too deep, or holds a number or a name that is too long.",
                assertThrows(InvalidInput.class, () -> read(json)).getMessage());
    }
}
