package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CssColourTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            #fff                      | 255 255 255 1.0
            #12345680                 | 18 52 86 0.5
            white                     | 255 255 255 1.0
            transparent               | 0 0 0 0.0
            rgb(1,2,3)                | 1 2 3 1.0
            rgb(1 2 3 / 50%)          | 1 2 3 0.5
            rgba(255, 0, 0, .25)      | 255 0 0 0.3
            rgb(100% 0% 0%)           | 255 0 0 1.0
            #ff                       |
            var(--a)                  |
            rgb(1,2)                  |
            """)
    void coloursAreReadByNameAndNumber(String value, String parts) {
        assertEquals(
                Optional.ofNullable(parts),
                CssColour.of(value)
                        .map(colour -> colour.red() + " " + colour.green() + " " + colour.blue() + " "
                                + Math.round(colour.alpha() * 10) / 10.0));
    }
}
