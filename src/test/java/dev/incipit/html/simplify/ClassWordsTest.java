package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.ResourceTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ClassWordsTest {
    @Test
    void everyWordIsSeenOnPagesOrHasAFixture() throws IOException {
        try (var in = Objects.requireNonNull(ClassWordsTest.class.getResourceAsStream("/html/markup.txt"))) {
            var cases = "\n" + new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (var row : ResourceTable.rows("/dev/incipit/html/class-words.tsv")) {
                boolean fixture = cases.contains("\n=== " + row.get(3) + "\n");
                assertTrue(row.get(3).equals("-") ? Integer.parseInt(row.get(2)) > 0 : fixture, row.toString());
            }
        }
    }

    @Test
    void aRoleWithoutWordsIsAMistake() {
        assertThrows(IllegalArgumentException.class, () -> ClassWords.of("gutters"));
    }
}
