package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NumbersTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "0", "00", "-1", "1.0", "٣", "9223372036854775808", "12345678901234567890"})
    void whatIsNoNumberOfDigitsIsNone(String text) {
        assertEquals(OptionalLong.empty(), Numbers.id(text));
    }

    @Test
    void theLargestNumberIsOne() {
        assertEquals(OptionalLong.of(Long.MAX_VALUE), Numbers.id("9223372036854775807"));
    }

    @ParameterizedTest
    @CsvSource({"7,7", "0,1", "x,1", "10001,10000", "9223372036854775807,10000"})
    void aPageIsFromOneToTenThousand(String text, int page) {
        assertEquals(page, Numbers.page(text));
    }
}
