package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.LlmsTxtParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class ItemLinesTest {
    @ParameterizedTest(name = "{0} from {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "- a↵- b                       | 1 | 1 1 1 0",
                "- a↵  more↵- b                | 1 | 1 2 2 0",
                "- a↵  more↵  - c↵    more↵- b | 1 | 1 2 4 2",
                "- a↵  - c↵    more↵  - d      | 2 | 2 3 3 0",
                "- a↵    - c↵      - d         | 2 | 2 2 3 2",
                "- a↵↵  - c↵↵- b               | 1 | 1 1 3 2",
                "- a↵↵<!-- x -->↵- b           | 1 | 1 1 1 0",
                "- a↵  ```↵  x↵  ```↵- b       | 1 | 1 1 4 0",
                "- a↵text                      | 1 | 1 1 1 0"
            })
    void anItemHasItsWordsAndWhatIsNestedInIt(String text, int first, String extent) {
        var lines = new LlmsTxtParser().parse(text.replace("↵", "\n")).outline().lines();
        var found = ItemLines.of(lines, first);
        assertEquals(extent, found.first() + " " + found.own() + " " + found.last() + " " + found.depth(lines));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"    a\", 2, \"  a\"",
                "\"    a\", 9, \"a\"",
                "\"\ta\", 2, \"  a\"",
                "\"\ta\", 0, \"\ta\"",
                "\" \ta\", 1, \"   a\""
            })
    void aLineIsMovedTowardsTheMarginByColumns(String text, int columns, String moved) {
        assertEquals(moved, ItemLines.outdented(text, columns));
    }
}
