package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProseTest {
    @ParameterizedTest
    @CsvSource({
        "'Plain.', Plain.",
        "'A `[name](address)`.', 'A |<[name](address)>|.'",
        "'`a` `b`', <a>| |<b>",
        "'one ` alone', one ` alone",
        "'`a` and ` alone', <a>| and ` alone",
        "'``', ''",
        "'', ''"
    })
    void pairsOfBackticksMarkCode(String text, String pieces) {
        assertEquals(
                pieces,
                Prose.pieces(text).stream()
                        .map(piece -> piece.code() ? "<" + piece.text() + ">" : piece.text())
                        .collect(Collectors.joining("|")));
    }
}
