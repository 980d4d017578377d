package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TokenTest {
    /** Words with their sentence and clause, and a star where one opens its sentence. */
    private static String tokens(String text) {
        return Token.of(text).stream()
                .map(token -> token.text() + token.sentence() + token.clause() + (token.opens() ? "*" : ""))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Ebb and flood.          | Ebb00* and00 flood00",
                "Ebb. Flood!             | Ebb00* Flood11*",
                "Ebb, flood              | Ebb00* flood01",
                "Ebb (at six) comes      | Ebb00* at01 six01 comes02",
                "Ebb – flood             | Ebb00* flood01",
                "Ebb - flood             | Ebb00* flood01",
                "ebb-tide                | ebb-tide00*",
                "at e.g. six             | at00* e.g00 six00",
                "See Dr. Who             | See00* Dr00 Who00",
                "潮汐。Ebb                | 潮汐00* Ebb11*",
                "使用API文档               | 使用00* API00 文档00",
                "１０ %                   | 1000* %00",
                "it’s                    | it's00*",
                "… !                     | ''",
                "3 € ✓                   | 300* €00 ✓00"
            })
    void wordsStandInSentencesAndClauses(String text, String tokens) {
        assertEquals(tokens, tokens(text));
    }

    @Test
    void aTokenKnowsWhatItIsMadeOf() {
        var token = Token.of("Ab1").getFirst();
        assertTrue(token.hasDigit() && token.hasLetter() && token.capitalised());
        var other = Token.of("é").getFirst();
        assertFalse(other.hasDigit() || other.capitalised());
    }
}
