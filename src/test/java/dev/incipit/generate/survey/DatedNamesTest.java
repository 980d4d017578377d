package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DatedNamesTest {
    @ParameterizedTest
    @CsvSource({
        "'Select Board – November 16, 2026', select board",
        "Bulletin #48, bulletin",
        "Compte rendu du mardi 3 août 2026, compte rendu du",
        "'Gemeinderat, Sitzung vom 3. März', gemeinderat sitzung vom",
        "2026年11月3日 会議, 会議",
        "Mayor of May Fair, mayor of fair"
    })
    void datesAndNumbersAreLeftOut(String name, String undated) {
        assertEquals(undated, DatedNames.undated(name));
    }
}
