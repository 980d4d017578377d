package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.Page;
import dev.incipit.html.simplify.CodeBlock;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BlockWriterTest {
    private final BlockWriter page = new BlockWriter();

    private static InlineRun run(String words) {
        var run = new InlineRun();
        run.text(words);
        return run;
    }

    private void words(String words) {
        page.paragraph(run(words));
    }

    private void list(boolean ordered, int start, boolean tight, String... items) {
        page.openList(ordered, start, tight);
        for (var item : items) {
            page.openItem();
            words(item);
            page.close();
        }
        page.close();
    }

    @Test
    void aBlankLinePartsBlocksAndTheItemsOfALooseList() {
        words("a");
        list(false, 1, true, "b", "c");
        list(true, 1, false, "d", "e");
        assertEquals("a\n\n- b\n- c\n\n1. d\n\n2. e", page.markdown());
    }

    @Test
    void listsOneAfterTheOtherHaveOtherMarks() {
        list(false, 1, true, "a");
        list(false, 1, true, "b");
        list(true, 1, true, "c");
        list(true, 1, true, "d");
        assertEquals("- a\n\n* b\n\n1. c\n\n1) d", page.markdown());
    }

    @Test
    void whatStandsBetweenThemPartsThemToo() {
        list(false, 1, true, "a");
        words("b");
        list(false, 1, true, "c");
        assertEquals("- a\n\nb\n\n- c", page.markdown());
    }

    @Test
    void aListInATightItemFollowsItsWordsWhereItCountsFromOne() {
        page.openList(false, 1, true);
        page.openItem();
        words("a");
        list(true, 1, true, "b");
        page.close();
        page.openItem();
        words("c");
        list(true, 5, true, "d");
        assertEquals("- a\n  1. b\n- c\n\n  5. d", page.markdown());
    }

    @Test
    void quotesStandBeforeEveryLineOfTheirBlocks() {
        page.openQuote();
        words("a");
        page.code(new CodeBlock("js", "b\n\nc"));
        page.close();
        words("d");
        assertEquals("> a\n>\n> ```js\n> b\n>\n> c\n> ```\n\nd", page.markdown());
    }

    @Test
    void aFenceIsLongerThanTheTicksInsideAndEmptyCodeIsNone() {
        page.code(new CodeBlock("", "````"));
        page.code(new CodeBlock("js", " \n"));
        assertEquals("`````\n````\n`````", page.markdown());
    }

    @Test
    void aRuleStandsNeitherFirstOnThePageNorInAnItem() {
        page.rule();
        words("a");
        page.openList(false, 1, true);
        page.openItem();
        page.rule();
        words("b");
        page.close();
        page.close();
        page.rule();
        assertEquals("a\n\n- b\n\n---", page.markdown());
    }

    @Test
    void aHashAtTheEndOfAHeadingIsNoDecoration() {
        page.heading(2, run("C#"));
        page.heading(3, run(" "));
        assertEquals("## C\\#", page.markdown());
        assertEquals(List.of(new Page.Heading(2, "C#")), page.headings());
        page.heading(2, run("C\\#"));
        assertEquals("## C\\#\n\n## C\\\\#", page.markdown());
    }

    @Test
    void onlyRunningTextOfThePageItselfIsItsParagraphs() {
        words("a");
        list(false, 1, true, "b");
        var strong = run("");
        strong.open("**");
        strong.text("c");
        strong.close("**");
        page.paragraph(strong);
        words("d");
        assertEquals(List.of("a", "d"), page.paragraphs());
    }

    @Test
    void aParagraphIsCutAtAWord() {
        words("x".repeat(3_999) + " y");
        words("x".repeat(4_001));
        words("x".repeat(3_998) + "𝒜y");
        assertEquals(
                List.of(3_999, 3_999, 3_998),
                page.paragraphs().stream().map(String::length).toList());
    }

    @Test
    void whatIsNestedDeeperThanTwentyFourIsWrittenAtThatDepth() {
        for (int i = 0; i < 100; i++) {
            page.openQuote();
        }
        words("a");
        for (int i = 0; i < 101; i++) {
            page.close();
        }
        words("b");
        assertTrue(page.markdown().startsWith("> ".repeat(24) + "a"), page.markdown());
        assertTrue(page.markdown().endsWith("\n\nb"));
    }

    @Test
    void whatIsAroundEachLineDoesNotLetThePageGrowWithoutBound() {
        for (int i = 0; i < 24; i++) {
            page.openQuote();
        }
        page.code(new CodeBlock("", "a\n".repeat(200_000)));
        for (int i = 0; i < 24; i++) {
            page.close();
        }
        words("b");
        assertTrue(page.markdown().length() < BlockWriter.CHARACTERS_MAX + 200);
        assertTrue(page.markdown().endsWith("a\n" + "> ".repeat(24) + "```"));
    }
}
