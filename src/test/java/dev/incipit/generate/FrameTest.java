package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FrameTest {
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
        assertEquals("# Page 3\n\nText of page 3.\n\n## Usage", new Frame(texts).removeFrom(texts.get(3)));
    }

    @Test
    void aBlankLineInsideAFenceEndsNoBlock() {
        var texts = texts();
        texts.add("```text\nWe use cookies.\n\nWe use cookies.\n```");
        assertEquals(texts.getLast(), new Frame(texts).removeFrom(texts.getLast()));
    }

    @Test
    void aSmallSiteHasNoFrameToTellByRepetition() {
        var texts = texts().subList(0, 3);
        assertEquals(texts.get(1), new Frame(texts).removeFrom(texts.get(1)));
    }
}
