package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GenerateViewTest {
    @ParameterizedTest
    @CsvSource({
        "url must be an address., url",
        "Something else., url",
        "fileType must be llms., fileType",
        "instructions must be short., instructions"
    })
    void aSentenceStandsAtTheFieldThatItNames(String sentence, String field) {
        var typed = new RunResult.Typed("sea.example", "both", "x");
        var view = GenerateView.of(7, typed).wrong(sentence);
        assertEquals(field.equals("url"), view.url().error().isPresent());
        assertEquals(field.equals("fileType"), view.fileTypeError().isPresent());
        assertEquals(field.equals("instructions"), view.instructions().error().isPresent());
        assertEquals("sea.example", view.url().value());
    }
}
