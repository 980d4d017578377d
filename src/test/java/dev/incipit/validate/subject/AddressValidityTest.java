package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AddressValidityTest {
    @ParameterizedTest
    @CsvSource({
        "https://a.example/b,          PASS",
        "https://a.example/%2f%C3,     PASS",
        "https://a.example/größe,      PASS",
        "https://a.example/a b,        FAIL",
        "https://a.example/<b>,        FAIL",
        "https://a.example/a\\b,       FAIL",
        "https://a.example/%2,         FAIL",
        "https://a.example/%１２,       FAIL",
        "https://a.example/100%,       FAIL",
        "https://a.example/%zz,        FAIL",
        "https://a.example/{id}|b,     WARNING",
        "https://{host}.example/,      WARNING",
        "https:/a.example,             FAIL",
        "https://,                     FAIL",
        "https://a..example/,          FAIL",
        "https://a.example:99999/,     FAIL",
        "/a/{id},                      WARNING",
        "/a%,                          FAIL",
        "../a,                         PASS"
    })
    void anAddressIsReadAsBrowsersReadIt(String address, Status status) {
        assertEquals(status, LinkTarget.of(address, 1).validity());
    }

    @ParameterizedTest
    @CsvSource({"true, true, PASS", "true, false, FAIL", "false, false, PASS"})
    void onlyAnAddressOfTheWebMustBeOneTheParserReads(boolean web, boolean parsed, Status status) {
        assertEquals(status, AddressValidity.of("https://a.example/", web, parsed));
    }
}
