package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RepeatedBlocksTest {
    private static List<String> texts() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 10; i++) {
            texts.add("# Page " + i + "\n\nWe use cookies.\n\nText of page " + i + ".\n\n## Usage");
        }
        return texts;
    }

    @Test
    void aBlockOfManyPagesIsTheFramesAndGoes() {
        var texts = texts();
        assertEquals("# Page 3\n\nText of page 3.\n\n## Usage", new RepeatedBlocks(texts).removeFrom(texts.get(3)));
    }

    @Test
    void onlyWhatMostPagesHaveIsOfTheFrame() {
        var texts = texts();
        texts.replaceAll(text ->
                text.contains("Page 1") || text.contains("Page 2") ? text.replace("We use cookies.\n\n", "") : text);
        for (int i = 0; i < 4; i++) {
            texts.set(i, texts.get(i) + "\n\nOpen from nine to five.");
        }
        assertEquals(
                "# Page 3\n\nText of page 3.\n\n## Usage\n\nOpen from nine to five.",
                new RepeatedBlocks(texts).withoutFrame(texts.get(3)));
    }

    @Test
    void aBlankLineInsideAFenceEndsNoBlock() {
        var texts = texts();
        texts.add("```text\nWe use cookies.\n\nWe use cookies.\n```");
        assertEquals(texts.getLast(), new RepeatedBlocks(texts).removeFrom(texts.getLast()));
    }

    @Test
    void aSmallSiteHasNoFrameToTellByRepetition() {
        var texts = texts().subList(0, 2);
        assertEquals(texts.get(1), new RepeatedBlocks(texts).removeFrom(texts.get(1)));
    }

    @Test
    void whatRecursAndSaysSomethingIsReadOnce() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 5; i++) {
            texts.add("# Room " + i
                    + "\n\nThe house stands at the river, and the gate is open from nine to five.\n\nShare\n\n"
                    + "Text of room " + i + ".");
        }
        var blocks = new RepeatedBlocks(texts);
        var said = new HashSet<String>();
        assertEquals(
                "# Room 0\n\nThe house stands at the river, and the gate is open from nine to five.\n\nText of room 0.",
                blocks.in(texts.get(0), "https://example.com/0", said));
        assertEquals("# Room 1\n\nText of room 1.", blocks.in(texts.get(1), "https://example.com/1", said));
    }

    @Test
    void codeAndTablesThatRecurStayAndFiguresAreReadOnce() {
        var shown = "```sh\nnpm install acme\n```\n\n| Size | Price |\n| --- | --- |\n| 1 | 2 |";
        var texts = new ArrayList<String>();
        for (int i = 0; i < 6; i++) {
            texts.add("# Room " + i + (i % 2 == 0 ? "\n\n" + shown + "\n\n+49 30 123456" : ""));
        }
        var blocks = new RepeatedBlocks(texts);
        var said = new HashSet<String>();
        assertEquals(texts.get(0), blocks.in(texts.get(0), "https://example.com/0", said));
        assertEquals("# Room 2\n\n" + shown, blocks.in(texts.get(2), "https://example.com/2", said));
        assertEquals("# Room 4\n\n" + shown, blocks.removeFrom(texts.get(4)));
    }

    @Test
    void aTableOfLinksThatRecursIsAList() {
        var related = "| Topic | Replies |\n| --- | --- |\n| [Rot in the mast step](https://example.com/t/1) | 4 |";
        var texts = new ArrayList<String>();
        for (int i = 0; i < 6; i++) {
            texts.add("# Topic " + i + "\n\nQuestion " + i + "\n\n## Related\n\n" + related);
        }
        var blocks = new RepeatedBlocks(texts);
        assertEquals("# Topic 1\n\nQuestion 1\n\n## Related", blocks.removeFrom(texts.get(1)));
    }

    @Test
    void aHeadingThatRecursNamesItsPageAndGoesWhereNothingIsBelowIt() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 5; i++) {
            texts.add("# Call " + i + "\n\n## Example\n\nCode of call " + i + ".\n\n## See also");
        }
        assertEquals(
                "# Call 2\n\n## [Example](https://example.com/2%29)\n\nCode of call 2.",
                new RepeatedBlocks(texts).in(texts.get(2), "https://example.com/2)", new HashSet<>()));
    }

    @Test
    void aNameThatStandsAboveTheTextOfManyPagesIsTheSites() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 5; i++) {
            texts.add("# Acme\n\nText of page " + i + ".\n\n# Acme\n\nMore of " + i + ".");
        }
        assertEquals(
                "Text of page 1.\n\n# Acme\n\nMore of 1.",
                new RepeatedBlocks(texts).in(texts.get(1), "https://example.com/1", new HashSet<>()));
    }

    @Test
    void aHeadingThatRecursGoesWithTheBlockBelowIt() {
        var texts = IntStream.range(0, 6)
                .mapToObj(i ->
                        "# Page " + i + "\n\nText of page " + i + ".\n\n## Questions?\n\n### Ring us\n\n[Ask](/ask)")
                .toList();
        assertEquals(
                "# Page 2\n\nText of page 2.",
                new RepeatedBlocks(texts).in(texts.get(2), "https://example.com/2", new HashSet<>()));
    }

    @Test
    void aLinkIntoThePageItselfIsTheSameOnAllPages() {
        var texts = IntStream.range(0, 6)
                .mapToObj(i -> "[Skip to the text](https://example.com/" + i + "#text)\n\nText of page " + i + ".")
                .toList();
        var said = new HashSet<>(Set.of("[Skip to the text](#text)"));
        assertEquals("Text of page 2.", new RepeatedBlocks(texts).in(texts.get(2), "https://example.com/2", said));
    }

    @Test
    void aLabelThatRecursStaysAboveWhatThePageAloneSays() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 5; i++) {
            texts.add("# Call " + i + "\n\n- **Parameters:**\n\n  - size " + i
                    + "\n\n**Letter**\n\nWrite to us.\n\n**Share**\n\n## End " + i + "\n\nText.\n\n**Top**");
        }
        assertEquals(
                "# Call 2\n\n- **Parameters:**\n\n  - size 2\n\n## End 2",
                new RepeatedBlocks(texts).in(texts.get(2), "https://example.com/2", new HashSet<>()));
    }

    @Test
    void aNumberUnderWhichFivePagesOfManyAreRegisteredIsReadOnce() {
        var texts = new ArrayList<String>();
        for (int i = 0; i < 40; i++) {
            texts.add("# Bag " + i + "\n\nBag of number " + i + (i < 5 ? "\n\nRegister: 4711" : ""));
        }
        var blocks = new RepeatedBlocks(texts);
        var said = new HashSet<String>();
        assertEquals(texts.get(0), blocks.in(texts.get(0), "https://example.com/0", said));
        assertEquals("# Bag 1\n\nBag of number 1", blocks.in(texts.get(1), "https://example.com/1", said));
    }

    @Test
    void sentencesWithWhichFivePagesOfManyEndAreReadOnce() {
        var foot = "We make honest goods of leather by hand, and send them to every town of the country.";
        var texts = new ArrayList<String>();
        for (int i = 0; i < 40; i++) {
            texts.add("# Bag " + i + "\n\nThe bag of number " + i + " holds what a day needs, and closes with a strap."
                    + (i < 5 ? "\n\n" + foot : i < 9 ? "\n\n" + foot.replace("honest", "good") : ""));
        }
        var blocks = new RepeatedBlocks(texts);
        var said = new HashSet<String>();
        assertEquals(texts.get(0), blocks.in(texts.get(0), "https://example.com/0", said));
        assertEquals(texts.get(8), blocks.in(texts.get(8), "https://example.com/8", said));
        assertEquals(texts.get(1).replace("\n\n" + foot, ""), blocks.in(texts.get(1), "https://example.com/1", said));
    }
}
