package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class Ipv4Test {
    @ParameterizedTest
    @CsvSource({
        "1.2.3.4, true",
        "1.2.3.4., true",
        "tides.1, true",
        "tides.09, true",
        "tides.0x, true",
        "tides.0xF, true",
        "tides.0xg, false",
        "tides.a1, false",
        "1.., false",
        "'', false"
    })
    void aHostWhoseLastLabelIsANumberIsAnAddressOrNothing(String domain, boolean is) {
        assertEquals(is, Ipv4.endsInNumber(domain));
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 127.0.0.1",
        "127.0.0.1., 127.0.0.1",
        "127.1, 127.0.0.1",
        "127.0.258, 127.0.1.2",
        "2130706433, 127.0.0.1",
        "0x7F.0X1, 127.0.0.1",
        "0177.0.0.01, 127.0.0.1",
        "0x.1, 0.0.0.1",
        "4294967295, 255.255.255.255",
        "1.16777215, 1.255.255.255"
    })
    void everyNotationIsTheSameAddress(String domain, String address) {
        assertEquals(Optional.of(address), Ipv4.parse(domain));
    }

    @ParameterizedTest
    @CsvSource({
        "4294967296",
        "18446744073709551617",
        "1.16777216",
        "256.1",
        "1.2.3.256",
        "1.2.3.4.5",
        "1..2",
        "09.1",
        "1.2.3.x",
        "''"
    })
    void whatIsBeyondTheFourBytesIsNoAddress(String domain) {
        assertEquals(Optional.empty(), Ipv4.parse(domain));
    }
}
