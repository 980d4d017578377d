package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FramingTest {
    private static WritableHeaders<?> headers(String lines) {
        var headers = WritableHeaders.create();
        for (var line : lines.split("; ")) {
            int colon = line.indexOf(':');
            headers.add(
                    HeaderNames.create(line.substring(0, colon)),
                    line.substring(colon + 1).strip());
        }
        return headers;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Host: a                                             | false
            Content-Length: 12                                  | false
            Transfer-Encoding: chunked                          | false
            Content-Length: 12; Content-Length: 12              | true
            Content-Length: 12; Transfer-Encoding: chunked      | true
            Transfer-Encoding: gzip                             | true
            Content-Length: +12                                 | true
            Content-Length: 1 2                                 | true
            """)
    void aRequestWithTwoPossibleEndsIsAmbiguous(String lines, boolean ambiguous) {
        assertEquals(ambiguous, Framing.ambiguous(headers(lines)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Host: a                                    | false
            Connection: keep-alive                     | false
            Connection: close                          | true
            Connection: Keep-Alive, CLOSE              | true
            Connection: upgrade; Connection: close     | true
            Connection: closed                         | false
            """)
    void closeIsOneOfTheOptions(String lines, boolean closes) {
        assertEquals(closes, Framing.saysClose(headers(lines)));
    }
}
