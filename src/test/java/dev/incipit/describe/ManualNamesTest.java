package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ManualNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Main Reference, true",
        "5.0 Documentation, true",
        "Reference Manual for, true",
        "Handbuch für, true",
        "Manuel de référence, true",
        "Guides, false",
        "Tides Manual, false",
        "tides for sailors, false"
    })
    void aBareNameSaysNoMoreThanThatItIsAManual(String name, boolean bare) {
        assertEquals(bare, ManualNames.areBare(name));
    }
}
