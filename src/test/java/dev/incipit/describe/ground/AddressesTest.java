package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.words.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AddressesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "See marrow.com for more, true",
        "See marrow.io/tides, true",
        "See marrow.field/tides, true",
        "See www.marrow, true",
        "Write to a@b, true",
        "At //marrow, true",
        "localhost:8080, true",
        "10.0.0.1, true",
        "Version 10.0.1, false",
        "Edit main.rs, false",
        "Uses ASP.NET, false",
        "Ends here., false",
        "Read marrow.field, false",
        ".net, false"
    })
    void anAddressIsToldFromNamesWithAPointInThem(String line, boolean is) {
        assertEquals(is, Addresses.in(line, Token.of(line)));
    }
}
