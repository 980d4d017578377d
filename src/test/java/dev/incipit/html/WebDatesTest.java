package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WebDatesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2024 | 2024-01-01T00:00:00Z",
                "2024-05 | 2024-05-01T00:00:00Z",
                "2024-05-06 | 2024-05-06T00:00:00Z",
                "2024-05-06T07:08Z | 2024-05-06T07:08:00Z",
                "2024-05-06T07:08:09.5+02:00 | 2024-05-06T05:08:09.500Z",
                "2024-05-06 07:08:09 | 2024-05-06T07:08:09Z",
                // RFC 822 and its successors
                "Mon, 06 May 2024 07:08:09 GMT | 2024-05-06T07:08:09Z",
                "Tue, 06 May 2024 07:08:09 GMT | 2024-05-06T07:08:09Z",
                "6 May 24 07:08 -0500 | 2024-05-06T12:08:00Z",
                "25 Jun 2010 15:00:00 PST | 2010-06-25T23:00:00Z",
                "25 june 2010 | 2010-06-25T00:00:00Z",
                "25 Jun 2010 15:00:00 CEST | 2010-06-25T15:00:00Z",
                // RFC 850
                "Sunday, 06-Nov-94 08:49:37 GMT | 1994-11-06T08:49:37Z",
                "25-Aug-2007 15:00:00 EST | 2007-08-25T20:00:00Z",
                "25-Aug-49 | 2049-08-25T00:00:00Z",
            })
    void theFormsOfTheWebAreRead(String text, String moment) {
        assertEquals(moment, WebDates.parse(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "yesterday",
                "never",
                "Mon,",
                ",",
                "31 Feb 2024 10:00 GMT x",
                "25 Jun",
                "25 Jun 2010 25:00:00 GMT",
                "25 Jun 2010 15:00:00 +99:99",
                "2024-13-45"
            })
    void whatIsNoneOfThemIsNoDate(String text) {
        assertEquals(java.util.Optional.empty(), WebDates.parse(text));
    }
}
