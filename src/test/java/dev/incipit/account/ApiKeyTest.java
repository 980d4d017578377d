package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ApiKeyTest {
    /** Its checksum below was reckoned by another program (zlib of Python). */
    private static final String KNOWN = "inc_0123456789ABCDEFGHIJKLMNOPQRSTUV";

    @Test
    void aNewKeyHasTheFormOfTheHouse() {
        var raw = ApiKey.generate().reveal();
        assertTrue(raw.matches("inc_[0-9A-Za-z]{38}"), "another form");
    }

    @Test
    void aNewKeyIsReadBack() {
        for (int i = 0; i < 1000; i++) {
            var raw = ApiKey.generate().reveal();
            assertEquals(Optional.of(raw), ApiKey.parse(raw).map(ApiKey::reveal));
        }
    }

    @Test
    void noKeyComesTwice() {
        var keys = new HashSet<String>();
        for (int i = 0; i < 1000; i++) {
            assertTrue(keys.add(ApiKey.generate().reveal()));
        }
    }

    @Test
    void theChecksumIsCrc32InBase62() {
        assertTrue(ApiKey.parse(KNOWN + "3h2rUM").isPresent());
        assertEquals(
                "1dfa90a9a66de480c19873a93bef76176214af64c2277a03408d02b89e7916f0",
                ApiKey.parse(KNOWN + "3h2rUM").orElseThrow().hash());
    }

    @Test
    void anyOneWrongCharacterIsNoticed() {
        var raw = ApiKey.generate().reveal();
        for (int i = 0; i < raw.length(); i++) {
            var other = raw.charAt(i) == 'x' ? 'y' : 'x';
            assertTrue(ApiKey.parse(raw.substring(0, i) + other + raw.substring(i + 1))
                    .isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "inc_",
                "inc_0123456789ABCDEFGHIJKLMNOPQRSTUV",
                "INC_0123456789ABCDEFGHIJKLMNOPQRSTUV3h2rUM",
                " inc_0123456789ABCDEFGHIJKLMNOPQRSTUV3h2rUM",
                "inc_0123456789ABCDEFGHIJKLMNOPQRSTUé3h2rUM",
                "inc_0123456789ABCDEFGHIJKLMNOPQRSTU-3h2rUM"
            })
    void whatIsNoKeyIsNone(String text) {
        assertTrue(ApiKey.parse(text).isEmpty());
    }

    @Test
    void aKeyPrintsRedacted() {
        var key = ApiKey.generate();
        assertEquals(key.reveal().substring(0, 8) + "…", key.toString());
        assertFalse(new Keys.Created(key, null).toString().contains(key.reveal()));
    }
}
