package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnseenCharactersTest {
    @ParameterizedTest
    @CsvSource({
        "0000, true",
        "0009, true",
        "007F, true",
        "202E, true",
        "2066, true",
        "FEFF, true",
        "E000, true",
        "D800, true",
        "2028, true",
        "2029, true",
        "0378, true",
        "0020, false",
        "0061, false",
        "00A0, false",
        "3042, false",
        "1F600, false",
        "FFFD, false"
    })
    void whatNoReaderSeesIsKnownByItsType(String point, boolean unseen) {
        assertEquals(unseen, UnseenCharacters.isOne(Integer.parseInt(point, 16)));
    }
}
