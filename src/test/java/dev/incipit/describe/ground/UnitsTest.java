package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnitsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({"Minuten, min", "MB, mb", "percent, %", "mb, mb", "tide, none"})
    void aUnitHasOneSpelling(String word, String unit) {
        assertEquals(unit, Units.unit(word).orElse("none"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Zwölf, 12",
        "dozen, 12",
        "one, none",
        "twenty-one, 21",
        "ninety-nine, 99",
        "dix-sept, 17",
        "ten-five, none",
        "twenty-twelve, none",
        "hundred-one, none",
        "5, none",
        "12, none",
        "-five, none"
    })
    void aNumberInWordsIsItsDigits(String word, String number) {
        assertEquals(number, Units.number(word).orElse("none"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"$, true", "EUR, true", "euro, false", "%, false"})
    void onlyACurrencyStandsBeforeItsNumber(String word, boolean is) {
        assertEquals(is, Units.isCurrency(word));
    }
}
