package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PassageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "| a | b |      ; a,b",
                "| a | b        ; a,b",
                "| a \\| b | c | ; a \\| b,c",
                "| a || b |     ; a,,b"
            })
    void aRowHasCells(String row, String cells) {
        assertEquals(Arrays.asList(cells.split(",", -1)), new Passage(Passage.Kind.ROW, 0, row).cells());
    }

    @Test
    void codeIsNoMarkup() {
        assertEquals("a", new Passage(Passage.Kind.TEXT, 0, "**a**").text());
        assertEquals("**a**", new Passage(Passage.Kind.CODE, 0, "**a**").text());
        assertEquals(List.of("x"), new Passage(Passage.Kind.ROW, 0, "|x|").cells());
    }
}
