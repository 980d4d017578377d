package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class InlineRunTest {
    private final InlineRun run = new InlineRun();

    private String markdown() {
        return run.markdown(InlineShape.PARAGRAPH);
    }

    @Test
    void blanksAreFoldedAndMoveOutOfMarks() {
        run.text(" a\n\tb");
        run.open("**");
        run.text(" c ");
        run.close("**");
        run.text("d ");
        assertEquals("a b **c** d", markdown());
    }

    @Test
    void marksAroundNothingGoAndTouchingOnesAreOne() {
        run.open("**");
        run.close("**");
        run.open("*");
        run.text("a");
        run.close("*");
        run.open("*");
        run.text("b");
        run.close("*");
        assertEquals("*ab*", markdown());
    }

    @Test
    void touchingCodeIsOne() {
        run.code("a");
        run.code(" b ");
        assertEquals("`ab`", markdown());
    }

    @Test
    void touchingLinksStayTwo() {
        run.openLink("/a");
        run.text("a");
        run.closeLink("/a");
        run.openLink("/a");
        run.text("b");
        run.closeLink("/a");
        assertEquals("[a](/a)[b](/a)", markdown());
    }

    @Test
    void aPlaceThatGivesEmphasisByItselfHasNone() {
        run.open("**");
        run.text("a");
        run.close("**");
        run.lineBreak();
        run.text("b");
        assertEquals("**a**\\\nb", markdown());
        assertEquals("a b", run.markdown(InlineShape.HEADING));
        assertEquals("a<br>b", run.markdown(InlineShape.HEAD_CELL));
    }

    @Test
    void breaksAtBothEndsAreNone() {
        run.lineBreak();
        run.text("a ");
        run.lineBreak();
        run.text(" ");
        assertTrue(run.endsInBreak());
        assertEquals("a", markdown());
        run.text("b");
        assertFalse(run.endsInBreak());
        assertEquals("a\\\nb", markdown());
    }

    @Test
    void trimmingTakesBlanksAndBreaksOffBehindTheLastWord() {
        run.open("**");
        run.text("a ");
        run.lineBreak();
        run.close("**");
        run.text(" ");
        run.trimEnd();
        run.text("b");
        assertEquals("**a**b", markdown());
    }

    @Test
    void itIsAllStrongWhereNoWordStandsOutsideOfStrongMarks() {
        assertFalse(run.isAllStrong());
        run.open("**");
        run.text("a");
        run.open("*");
        run.text("b");
        run.close("*");
        run.close("**");
        run.text(" ");
        assertTrue(run.isAllStrong());
        run.text("c");
        assertFalse(run.isAllStrong());
    }

    @Test
    void blanksAndMarksAloneAreBlank() {
        run.text(" \n");
        run.open("**");
        run.code(" ");
        assertTrue(run.isBlank());
        run.raw("![a](/a)");
        assertFalse(run.isBlank());
        assertEquals("", run.plain());
        run.text("b\u200B ");
        run.code("c");
        assertEquals("b c", run.plain());
    }
}
