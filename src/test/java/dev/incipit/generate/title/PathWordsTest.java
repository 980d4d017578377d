package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class PathWordsTest {
    @Test
    void aNameIsWrittenWithoutItsEnding() {
        assertEquals("opening hours 2.0", PathWords.of("opening-hours_2.0.html"));
        assertEquals("/docs/Map.Entry", PathWords.withoutEnding("/docs/Map.Entry.html"));
        assertEquals("/v1.25", PathWords.withoutEnding("/v1.25"));
    }
}
