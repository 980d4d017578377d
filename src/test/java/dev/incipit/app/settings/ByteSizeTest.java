package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ByteSizeTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "10, 10", "10 B, 10", "1KiB, 1024", "512  KiB, 524288", "4 MiB, 4194304", "2 GiB, 2147483648"})
    void aSizeIsANumberAndAUnit(String text, long bytes) {
        assertEquals(new ByteSize(bytes), ByteSize.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "1.5 MiB", "1 kB", "1 mib", "MiB", "1 MiB x", " 1", "1234567890123456"})
    void whatIsSpeltOtherwiseIsNone(String text) {
        assertThrows(IllegalArgumentException.class, () -> ByteSize.parse(text));
    }

    @Test
    void aSizeBeyondCountingIsRefused() {
        assertThrows(ArithmeticException.class, () -> ByteSize.parse("999999999999999 GiB"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 B",
        "1023, 1023 B",
        "1024, 1 KiB",
        "1536, 1536 B",
        "1047552, 1023 KiB",
        "1048576, 1 MiB",
        "1099511627776, 1024 GiB"
    })
    void aSizeIsToldInTheLargestUnitThatFits(long bytes, String text) {
        assertEquals(text, new ByteSize(bytes).toString());
    }
}
