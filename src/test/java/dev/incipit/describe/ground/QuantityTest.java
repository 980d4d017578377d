package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.words.Token;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table a slash stands between the readings of one number. */
final class QuantityTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1,000                | 1.000/1000",
                "1000                 | 1000",
                "1,000.5              | 1000.5",
                "1.000,5              | 1000.5",
                "1.5                  | 1.5",
                "1 000 000            | 1000000",
                "1'000                | 1000",
                "1.2.3                | 1.2.3",
                "5 minutes            | 5 min",
                "five minutes         | 5 min",
                "5-minute             | 5 min",
                "5min                 | 5 min",
                "€ 5                  | 5 €",
                "5 €                  | 5 €",
                "$5                   | 5 $",
                "5, minutes           | 5",
                "2010-2012            | 2010; 2012",
                "24/7                 | 24; 7",
                "5-10 km              | 5 km; 10 km",
                "twenty-one           | 21",
                "one                  | ''",
                "no number            | ''",
                "12 345, 678          | 12345; 678"
            })
    void aNumberIsReadWithItsUnit(String text, String numbers) {
        assertEquals(
                numbers,
                Quantity.all(Token.of(text)).stream()
                        .map(readings -> readings.stream()
                                .map(each -> (each.value() + " " + each.unit()).strip())
                                .sorted()
                                .collect(Collectors.joining("/")))
                        .collect(Collectors.joining("; ")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "5min, true",
        "5-minute, true",
        "10+, true",
        "#5, true",
        "UTF-8, false",
        "H2O, false",
        "v5, false",
        "minute, false"
    })
    void aWordIsANumberWhereItIsDigitsSignsAndUnits(String word, boolean is) {
        assertEquals(is, Quantity.isNumber(Token.of(word).getFirst()));
    }
}
