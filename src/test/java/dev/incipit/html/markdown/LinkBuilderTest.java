package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class LinkBuilderTest {
    /** What a link becomes in a block with these words. */
    private static String block(LinkBuilder link, String words, boolean heading) {
        var run = new InlineRun();
        link.openIn(run, heading);
        run.text(words);
        link.closeIn(run);
        return run.markdown(InlineShape.PARAGRAPH);
    }

    @Test
    void aLinkOverSeveralBlocksStandsAtItsFirstWords() {
        var link = new LinkBuilder("/a", false);
        assertEquals("", block(link, " ", false));
        assertEquals("[a](/a)", block(link, "a", false));
        assertEquals("b", block(link, "b", false));
    }

    @Test
    void aLinkAroundAHeadingStandsThere() {
        var link = new LinkBuilder("/a", true);
        assertEquals("a", block(link, "a", false));
        assertEquals("[b](/a)", block(link, "b", true));
        assertEquals("c", block(link, "c", true));
    }

    @Test
    void whereWordsCameBeforeItInItsBlockItGoesOnInTheNext() {
        var link = new LinkBuilder("/a", false);
        var run = new InlineRun();
        run.text("See ");
        link.openIn(run, false);
        run.text("a");
        link.closeIn(run);
        assertEquals("See [a](/a)", run.markdown(InlineShape.PARAGRAPH));
        assertEquals("[b](/a)", block(link, "b", false));
    }

    @Test
    void whereNoneIsOpenNoneIsWritten() {
        assertEquals("a", block(LinkBuilder.none(), "a", true));
    }
}
