package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.LlmsTxtParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class WrappedLineTest {
    private static WrappedLine first(String text) {
        return WrappedLine.at(0, new LlmsTxtParser().parse(text).outline().lines());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a↵b↵c                  | a b c",
                "a.↵b                   | a.",
                "**a.**↵b               | **a.**",
                "a↵↵b                   | a",
                "> a↵> b                | > a > b",
                "- a↵  b↵- c            | - a   b",
                "- a↵- b                | - a",
                "# a↵b                  | # a",
                "a↵# b                  | a",
                "<!-- a↵b -->↵c         | <!-- a b -->",
                "`a` b↵c                | b c"
            })
    void aLineGoesOnInItsOwnBlock(String text, String wrapped) {
        assertEquals(
                wrapped,
                first(text.replace("↵", "\n")).text().replace('\u00A0', ' ').strip());
    }

    @Test
    void whatIsItsOwnIsKnown() {
        assertEquals(3, first("abc\nd").own());
        assertEquals(3, first("abc").own());
    }

    @Test
    void onlyTheBeginningOfWhatFollowsIsRead() {
        assertEquals(2 + 160, first("a\n" + "b".repeat(1000)).text().length());
        assertEquals(1 + 2 * 14, first("a\n" + "b\n".repeat(1000)).text().length());
    }
}
