package dev.incipit.llmstxt.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ContainersTest {
    private final Containers containers = new Containers();

    @Test
    void itemsAreFollowedInwardsAndOutwards() {
        containers.enter("- a", false);
        assertEquals(2, containers.base());
        containers.enter("  1. b", false);
        assertEquals(5, containers.base());
        containers.enter("  c", false);
        assertEquals(2, containers.base());
        containers.enter("d", false);
        assertTrue(containers.top());
    }

    @Test
    void aLineThatOpensNothingGoesOnWithAParagraph() {
        containers.enter("- a", false);
        containers.enter("b", true);
        assertEquals(2, containers.base());
        containers.enter("# c", true);
        assertEquals(0, containers.base());
    }

    @Test
    void severalItemsMayBeginOnOneLineAndARuleIsNone() {
        containers.enter("- 1. * a", false);
        assertEquals(7, containers.base());
        assertEquals(7, containers.content());
        containers.enter("* * *", false);
        assertTrue(containers.top());
    }

    @Test
    void aQuoteAndIndentedCodeOpenNothing() {
        containers.enter("- > a", false);
        assertFalse(containers.opens());
        assertFalse(containers.top());
        containers.enter("  b", false);
        assertTrue(containers.opens());
        containers.enter("      - c", false);
        assertFalse(containers.opens());
        assertEquals(2, containers.base());
    }

    @Test
    void aBlankLineChangesNothing() {
        containers.enter("- a", false);
        containers.enter("", false);
        assertEquals(2, containers.base());
    }

    @Test
    void aLineLeftOfItsContainerEndsTheCodeInIt() {
        assertFalse(containers.ends("a"));
        containers.enter("- a", false);
        assertTrue(containers.ends(" b"));
        assertFalse(containers.ends("  b"));
        assertFalse(containers.ends(""));
    }
}
