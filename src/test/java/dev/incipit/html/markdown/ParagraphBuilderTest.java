package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class ParagraphBuilderTest {
    private final BlockWriter page = new BlockWriter();
    private final ParagraphBuilder open = new ParagraphBuilder(page);
    private final Element strong = new Element("b");
    private final Element link = new Element("a");

    private String markdown() {
        open.flush();
        return page.markdown();
    }

    @Test
    void marksGoOnInTheNextParagraph() {
        open.mark(strong);
        open.run().text("a");
        open.flush();
        open.run().text("b");
        assertTrue(open.close(strong));
        open.run().text(" c");
        assertEquals("**a**\n\n**b** c", markdown());
    }

    @Test
    void aSeparatorAloneIsNoParagraph() {
        open.run().text("24 €");
        open.flush();
        open.run().text("/");
        open.flush();
        open.run().text("|");
        assertEquals("24 €", markdown());
    }

    @Test
    void onlyTheInnermostMarkIsClosed() {
        open.mark(strong);
        open.mark(new Element("i"));
        assertFalse(open.close(strong));
        assertFalse(open.close(new Element("p")));
    }

    @Test
    void aSecondBreakEndsTheParagraphButNotAHeading() {
        open.run().text("a");
        open.lineBreak();
        open.lineBreak();
        open.run().text("b");
        open.beginHeading(2);
        open.run().text("c");
        open.lineBreak();
        open.lineBreak();
        open.run().text("d");
        open.endHeading();
        assertEquals("a\n\nb\n\n## c d", markdown());
    }

    @Test
    void aLinkInsideOfAnotherIsWords() {
        open.link(link, "/a");
        open.run().text("a ");
        var inner = new Element("a");
        open.link(inner, "/b");
        open.run().text("b");
        assertFalse(open.close(inner));
        assertTrue(open.close(link));
        assertEquals("[a b](/a)", markdown());
    }

    @Test
    void aLinkAroundAHeadingIsWrittenThere() {
        link.appendElement("h2");
        open.link(link, "/a");
        open.run().text("a");
        open.beginHeading(2);
        open.run().text("b");
        open.endHeading();
        open.run().text("c");
        open.close(link);
        assertEquals("a\n\n## [b](/a)\n\nc", markdown());
    }

    @Test
    void sixteenMarksAreOpenAtOnce() {
        for (int i = 0; i < 17; i++) {
            open.mark(new Element("i"));
        }
        assertFalse(open.close(new Element("b")));
        open.link(link, "/a");
        open.run().text("a");
        assertTrue(open.close(link));
        assertEquals("a", markdown().replaceAll("[*]|\\[|\\]\\(/a\\)", ""));
    }
}
