package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SpacedAddressTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/a b             | SPACE_IN_ADDRESS | /a b",
                "/a “Title”       | CURLY_TITLE      | /a",
                "/a „Der Titel“   | CURLY_TITLE      | /a",
                "/a « Le titre »  | CURLY_TITLE      | /a",
                "/a ‘Title’       | CURLY_TITLE      | /a",
                "/a “Title        | SPACE_IN_ADDRESS | /a “Title",
                "/a “b” c         | SPACE_IN_ADDRESS | /a “b” c",
                "/a “             | SPACE_IN_ADDRESS | /a “",
                "<https://x/a     | UNCLOSED_ANGLE   | https://x/a",
                "<https://x/a 'T' | UNCLOSED_ANGLE   | https://x/a",
                "<                | UNCLOSED_ANGLE   | ''",
                "<a b> c          | SPACE_IN_ADDRESS | <a b> c"
            })
    void aTitleInOddQuotesAndAnAngleLeftOpenAreNotCalledASpace(String written, String flaw, String address) {
        var meant = SpacedAddress.of(written);
        assertEquals(flaw, meant.flaw().name());
        assertEquals(address, meant.address());
    }
}
