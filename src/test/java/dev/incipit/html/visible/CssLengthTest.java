package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CssLengthTest {
    @ParameterizedTest(name = "length {0}")
    @CsvSource({
        "0, 0",
        "12px, 12",
        "-9999px, -9999",
        ".5em, 8",
        "1e3px, 1000",
        "-100vw, -1000",
        "50%, 50",
        "12pt, 16",
        "12, NaN",
        "auto, NaN",
        "calc(1px), NaN",
        "'', NaN",
        "1furlong, NaN"
    })
    void lengthsArePixels(String value, double pixels) {
        assertEquals(pixels, CssLength.pixels(value), 0.01);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"0, 0", ".05, .05", "5%, .05", "1, 1", "1px, NaN", "inherit, NaN"})
    void sharesAreNumbersOrPercentages(String value, double share) {
        assertEquals(share, CssLength.share(value), 0.001);
    }
}
