package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class WrappedTextTest {
    @Test
    void breaksAtSpacesAndNeverInAWord() {
        assertEquals(List.of("one two", "three"), WrappedText.of("one two three", 9));
        assertEquals(List.of("a", "incomprehensible", "b"), WrappedText.of("a incomprehensible b", 5));
        assertEquals(List.of(""), WrappedText.of("", 5));
    }
}
