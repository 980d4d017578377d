package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
