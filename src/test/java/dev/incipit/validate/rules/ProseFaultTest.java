package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProseFaultTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "<<<<<<< HEAD ; merge conflict",
                "======= ; merge conflict",
                ">>>>>>> topic/a ; merge conflict",
                "||||||| base ; merge conflict",
                "＃＃ Docs ; begins no heading",
                "\uFEFF## Docs ; U+FEFF",
                "\u200B\u200B# Docs ; U+200B",
                "==== Docs ==== ; beside the list",
                "\u200BWords ; beside the list",
                "Words # of all ; beside the list"
            })
    void aLineIsToldByWhatItIsMeantAs(String text, String words) {
        var said = ProseFault.of(new Line(9, text, text, Kind.TEXT), true);
        assertTrue(said.contains(words), said);
    }

    @ParameterizedTest
    @CsvSource({"true, beside the list", "false, where a list"})
    void otherTextIsToldByWhetherThereIsAList(boolean listed, String words) {
        assertTrue(
                ProseFault.of(new Line(9, "Words", "Words", Kind.TEXT), listed).contains(words));
    }
}
