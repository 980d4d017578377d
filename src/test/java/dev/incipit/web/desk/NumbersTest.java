package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumbersTest {
    @ParameterizedTest
    @CsvSource({
        "7, 7",
        "0, 0",
        "9223372036854775807, 9223372036854775807",
        "9223372036854775808, -1",
        "'', -1",
        "-1, -1",
        "+1, -1",
        "' 1', -1",
        "1e3, -1",
        "٣, -1",
        "00000000000000000007, -1"
    })
    void onlyDigitsAreAnId(String text, long id) {
        assertEquals(id < 0 ? OptionalLong.empty() : OptionalLong.of(id), Numbers.id(text));
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "0, 1", "-3, 1", "x, 1", "10001, 10000", "9223372036854775807, 10000"})
    void aPageIsOneThatThereCanBe(String text, int page) {
        assertEquals(page, Numbers.page(text));
    }
}
