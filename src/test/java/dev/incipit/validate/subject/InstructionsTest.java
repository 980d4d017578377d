package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.FileSection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class InstructionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## Guide for LLMs↵Quote the times of the tides.               | 3",
                "## AI guide↵- [Tides for agents](/a): when they come          | 0",
                "## AI guide↵Quote the times.↵## Tides↵- [A](/a)               | 3",
                "## Agent 工作流↵1. Read the times of the tides first.           | 3",
                "## Instructions for agents↵- [Tides](/a): when they come      | 3",
                "Guide for agents:↵↵Quote the times of the tides.              | 3",
                "## Guide for LLMs↵Too short.                                  | 0"
            })
    void aGuideForMachinesIsABlockUnlessItListsPages(String text, int line) {
        var file = Linted.file("# T\n\n" + text.replace("↵", "\n") + "\n");
        assertEquals(line, file.instructions().map(Instructions::line).orElse(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "**Instructions for agents:** Quote the times.                 | 3",
                "__Instructions for agents__ Quote the times.                  | 3",
                "**Instructions for agents:** Quote them.                      | 3",
                "**Instructions for agents:** Quote them                       | 0",
                "**Instructions for agents:** Now:↵Quote the times.            | 3",
                "Words before.↵**Instructions for agents:** Quote the times.   | 0",
                "Words before.↵↵**Instructions for agents:** Quote the times.  | 5",
                "**Prices of goods:** Quote the times.                         | 0",
                "**Prices of goods:** Guide for agents:↵↵Quote the times.      | 3",
                "*Guide for agents:*↵↵Quote the times.                         | 3",
                "*Guide for agents*:↵↵Quote the times.                         | 3",
                "Guide for agents↵↵Quote the times.                            | 0",
                "Guide for agents:↵↵Quote times.                               | 3",
                "Guide for agents:↵↵Quote times                                | 0",
                "Guide for agents:↵↵Words.↵↵# More↵↵Quote the times.           | 0",
                "> Guide for agents:↵↵Quote the times.                         | 0"
            })
    void aLeadInHasSomethingToSayBehindOrBelowIt(String text, int line) {
        var file = Linted.file("# T\n\n" + text.replace("↵", "\n") + "\n");
        assertEquals(line, file.instructions().map(Instructions::line).orElse(0));
    }

    @Test
    void aLeadInIsNoLongerThanALine() {
        var words = "Guide for agents ";
        for (int length : new int[] {90, 91}) {
            var line = words + "x".repeat(length - words.length() - 1) + ":";
            var found = Linted.file("# T\n\n" + line + "\n\nQuote the times.\n").instructions();
            assertEquals(length == 90, found.isPresent());
        }
    }

    @Test
    void aBlockIsNoSectionOfLinks() {
        var file = Linted.file("# T\n\n## Guide for LLMs\n\nQuote the times.\n\n## Tides\n\n- [A](/a)\n");
        assertEquals(
                List.of("Tides"),
                file.sections().stream().map(FileSection::name).toList());
    }

    @Test
    void aBlockUnderASecondTitleIsNoneButFound() {
        var file = Linted.file("# T\n\n## S\n\n# Instructions for agents\n\nQuote the times.\n");
        assertEquals(Optional.empty(), file.instructions());
        assertEquals(Optional.of(5), Instructions.underTitle(file.outline()));
        var below = Linted.file("# T\n\n## Instructions for agents\n\nQuote the times.\n");
        assertEquals(Optional.empty(), Instructions.underTitle(below.outline()));
    }

    @ParameterizedTest
    @CsvSource({"'**_ a b _**', a b", "a*b, a*b", "***, ''", "'', ''", "* a, a", "a *, a"})
    void emphasisAroundATextIsNoPartOfIt(String text, String bare) {
        assertEquals(bare, Instructions.withoutEmphasis(text));
    }
}
