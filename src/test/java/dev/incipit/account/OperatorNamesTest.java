package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OperatorNamesTest {
    @Test
    void aNameKeepsEverythingButTheSpaceAroundIt() {
        assertEquals("Acme & Söhne 'x'", OperatorNames.name("  Acme & Söhne 'x'\t"));
    }

    @Test
    void aLabelMayBeEmptyAndANameNot() {
        assertEquals("", OperatorNames.label(" "));
        assertThrows(InvalidInput.class, () -> OperatorNames.name(" "));
    }

    @Test
    void aHundredCharactersAreTheMostAsAReaderCountsThem() {
        assertEquals("😀".repeat(100), OperatorNames.name("😀".repeat(100)));
        assertThrows(InvalidInput.class, () -> OperatorNames.name("a".repeat(101)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u001bb", "a\nb", "a\u0085b", "a\u200bb", "a\u202eb", "a\ud800b", "a\u2028b", "a\u2029b"})
    void whatATerminalWouldObeyOrNobodySeesIsRefused(String text) {
        var refused = assertThrows(InvalidInput.class, () -> OperatorNames.label(text));
        assertEquals("A key's label must be at most 100 printable characters.", refused.getMessage());
        assertThrows(InvalidInput.class, () -> OperatorNames.name(text));
    }
}
