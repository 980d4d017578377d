package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NearWordsTest {
    private static final List<String> COMMANDS = List.of("generate", "validate", "extract", "serve", "openapi");

    @Test
    void aWordIsLikeTheOneMeant() {
        assertEquals(List.of("generate"), NearWords.of("genrate", COMMANDS));
        assertEquals(List.of("openapi"), NearWords.of("api", COMMANDS));
        assertEquals(List.of("serve"), NearWords.of("sreve", COMMANDS));
    }

    @Test
    void whatIsLikeNoneHasNoSuggestion() {
        assertEquals(List.of(), NearWords.of("publish-everything", COMMANDS));
        assertEquals(List.of(), NearWords.of("", COMMANDS));
        assertEquals(List.of(), NearWords.of("generate".repeat(20), COMMANDS));
    }
}
