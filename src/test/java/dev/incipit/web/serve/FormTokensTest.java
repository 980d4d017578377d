package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gg.jte.output.StringOutput;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormTokensTest {
    @ParameterizedTest
    @CsvSource({"post, true", "POST, true", "get, false", "dialog, false"})
    void everyFormThatPostsHasTheTokenAndNoOther(String method, boolean has) {
        var out = new StringOutput();
        var tokens = new FormTokens(() -> "t0ken");
        tokens.onHtmlTagOpened("form", Map.of("method", method), out);
        assertEquals("", out.toString(), "within the tag nothing may be written");
        tokens.onHtmlTagClosed("form", out);
        assertEquals(has ? "<input type=\"hidden\" name=\"csrf\" value=\"t0ken\">" : "", out.toString());
    }

    @Test
    void aTokenBelongsToOneSecretAndDoesNotTellIt() {
        assertEquals(FormTokens.of("a"), FormTokens.of("a"));
        assertNotEquals(FormTokens.of("a"), FormTokens.of("b"));
        assertFalse(FormTokens.of("secret").contains("secret"));
        assertTrue(FormTokens.equal("x", "x"));
        assertFalse(FormTokens.equal("", "x"));
    }
}
