package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class IdempotencyKeyTest {
    private static Optional<String> key(String... values) {
        var headers = WritableHeaders.create();
        for (var value : values) {
            headers.add(HeaderNames.create("Idempotency-Key"), value);
        }
        return IdempotencyKey.of(headers);
    }

    @Test
    void aRequestMayHaveNone() {
        assertEquals(Optional.empty(), key());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "8e03978e-40d5, 8e03978e-40d5",
                "\"8e03978e-40d5\", 8e03978e-40d5",
                "\"a b\", a b",
                "\"a\\\"b\\\\c\", a\"b\\c",
                "user_1/build:7, user_1/build:7"
            })
    void aStringIsReadWithAndWithoutQuotes(String sent, String key) {
        assertEquals(Optional.of(key), key(sent));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\"\"", "a b", "a,b", "a\"b", "\"a", "\"a\";p=1", "ä", "\"ä\"", "\"a\\x\""})
    void whatIsNoStringIsRefused(String sent) {
        assertThrows(InvalidInput.class, () -> key(sent));
    }

    @Test
    void twoKeysAreRefused() {
        assertThrows(InvalidInput.class, () -> key("a", "b"));
    }

    @Test
    void aKeyMayHave255Characters() {
        assertEquals(Optional.of("k".repeat(255)), key("k".repeat(255)));
        assertThrows(InvalidInput.class, () -> key("k".repeat(256)));
    }
}
