package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NotFoundPageTest {
    private static boolean isText(String text) {
        return NotFoundPage.isText(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Page Not Found         ; true",
                "404: nothing           ; true",
                "Oops! 404              ; true",
                "Error 404 at Marrow    ; true",
                "Marrow: 404 error page ; true",
                "Marrow 404 - gone      ; true",
                "Marrow 404 | gone      ; true",
                "The 404 Room           ; false",
                "Model 2404             ; false",
                "Found                  ; false"
            })
    void aTitleSaysSo(String title, boolean says) {
        assertEquals(says, NotFoundPage.isNamed(title));
    }

    @ParameterizedTest
    @CsvSource({
        "Not found,                                     true",
        "'{\"detail\": \"Not Found\"}',                 true",
        "The page could not be found.,                  true",
        "404,                                           true",
        "'<404>',                                       true",
        "Room 404,                                      false",
        "'# Page not found\n\nSee [home](/).',          true",
        "'# Not found\n\n[Home](/) or [search](/s).',  true",
        "'# Not found\n\n## Docs\n\n- [A](/a)',        false",
        "'# Not found\n\n[A](/a), [b](/b), [c](/c).',  false",
        "'# Lists\n\nWhat was not found elsewhere.',    false"
    })
    void aShortTextSaysSoInItsFirstLineAndLinksLittle(String text, boolean says) {
        assertEquals(says, isText(text));
    }

    @Test
    void aNoticeIsShortAndSoIsItsFirstLine() {
        assertEquals(true, isText("Not found" + "x".repeat(111)));
        assertEquals(false, isText("Not found" + "x".repeat(112)));
        assertEquals(true, isText("Not found\n" + "x".repeat(990)));
        assertEquals(true, isText("Not found\n[a](b)" + "x".repeat(384)));
        assertEquals(false, isText("Not found\n[a](b)" + "x".repeat(385)));
        assertEquals(false, isText("Not found\n" + "x".repeat(991)));
        assertEquals(true, isText("\uFEFF Not found\n"));
    }
}
