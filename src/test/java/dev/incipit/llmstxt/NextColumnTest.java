package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class NextColumnTest {
    private static NextColumn spaces(String text) {
        return new NextColumn(text, here -> here == ' ');
    }

    @Test
    void nearAndFarOnesAreFound() {
        var text = "a b" + "c".repeat(1_000) + " d" + "e".repeat(1_000);
        var spaces = spaces(text);
        assertEquals(1, spaces.from(0));
        assertEquals(1, spaces.from(1));
        assertEquals(1_003, spaces.from(2));
        assertEquals(1_003, spaces.from(1_003));
        assertEquals(text.length(), spaces.from(1_004));
        assertEquals(text.length(), spaces.from(text.length()));
    }

    @Test
    void aLineWithoutAnyTakesLinearTime() throws Throwable {
        var text = "x".repeat(500_000);
        var spaces = spaces(text);
        var taken = ProcessorTime.of(() -> {
            for (int at = 0; at < text.length(); at++) {
                assertEquals(text.length(), spaces.from(at));
            }
        });
        assertTrue(taken.compareTo(Duration.ofSeconds(2)) < 0, taken::toString);
    }
}
