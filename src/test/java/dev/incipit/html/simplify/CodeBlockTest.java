package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class CodeBlockTest {
    @Test
    void blankLinesAtBothEndsGoAndTheFirstIndentStays() {
        assertEquals("  a\n\n b", new CodeBlock("", "\n \n  a\n\n b \n\n").text());
        assertEquals("", new CodeBlock("", " \n\t\n").text());
    }

    @Test
    void aNameOfMoreThanThirtySignsIsNoLanguage() {
        assertEquals("x".repeat(30), new CodeBlock("x".repeat(30), "a").language());
        assertEquals("", new CodeBlock("x".repeat(31), "a").language());
    }
}
