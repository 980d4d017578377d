package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ClausesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Name the version that your database is compatible with, e. g.:",
                "The two ways into the process of building a book are via,",
                "You will want to install the usual set of tools, but at least"
            })
    void whatNeedsTheNextBlockSaysNothingAlone(String sentence) {
        assertEquals("", Clauses.closed(sentence, Locale.ENGLISH).orElse(""));
    }
}
