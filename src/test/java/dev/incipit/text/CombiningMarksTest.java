package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class CombiningMarksTest {
    @Test
    void noMoreThanThirtyMarksFollowOneLetter() {
        assertEquals("a" + "\u0301".repeat(30) + "b", CombiningMarks.bounded("a" + "\u0301".repeat(9_000) + "b"));
        assertEquals("e\u0301 \ud83d\ude00", CombiningMarks.bounded("e\u0301 \ud83d\ude00"));
        var selector = Character.toString(0xE0100);
        assertEquals("a" + selector.repeat(30), CombiningMarks.bounded("a" + selector.repeat(31)));
    }
}
