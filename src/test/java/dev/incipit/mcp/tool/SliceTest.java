package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.text.TokenEstimate;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SliceTest {
    @Test
    void aShortTextIsOnePart() {
        var slice = Slice.of("# A\n\nText.\n", 0);
        assertEquals("# A\n\nText.\n", slice.text());
        assertTrue(slice.next().isEmpty());
    }

    @Test
    void anEmptyTextIsOneEmptyPart() {
        assertEquals("", Slice.of("", 0).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"one line of words\n", "x", "語", "🙂", "wordwordwordwordword ", "\n"})
    void thePartsTogetherAreTheText(String unit) {
        var text = unit.repeat(200_000 / unit.length());
        var parts = new ArrayList<String>();
        var slice = Slice.of(text, 0);
        while (slice.next().isPresent()) {
            parts.add(slice.text());
            slice = Slice.of(text, slice.next().orElseThrow());
        }
        parts.add(slice.text());
        assertEquals(text, String.join("", parts));
        assertTrue(parts.stream().allMatch(part -> TokenEstimate.of(part) <= Slice.TOKENS_MAX + 1));
        assertTrue(parts.stream().noneMatch(part -> Character.isLowSurrogate(part.charAt(0))));
    }

    @Test
    void aPartEndsWithALine() {
        var slice = Slice.of("a line of some words\n".repeat(20_000), 0);
        assertTrue(slice.text().endsWith("\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, Integer.MAX_VALUE})
    void anOffsetBeyondTheTextIsRefused(int offset) {
        assertThrows(InvalidInput.class, () -> Slice.of("five.", offset));
    }
}
