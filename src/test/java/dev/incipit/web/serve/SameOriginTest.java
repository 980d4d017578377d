package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SameOriginTest {
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "same-origin, -, true",
                "none, -, true",
                "same-site, -, false",
                "cross-site, https://a.example, false",
                "-, -, true",
                "-, https://a.example, true",
                "-, http://a.example, true",
                "-, https://b.example, false",
                "-, https://a.example.b.example, false",
                "-, null, false",
                "-, '', false"
            })
    void theBrowserItselfSaysWhereAFormComesFrom(String site, String origin, boolean holds) {
        assertEquals(holds, new SameOrigin(Optional.empty()).holds(headers(site, origin)));
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.example, true",
        "http://a.example, false",
        "https://A.example, true",
        "https://b.example, false"
    })
    void aKnownOriginIsComparedWhole(String origin, boolean holds) {
        var ours = new SameOrigin(Optional.of(URI.create("https://a.example")));
        assertEquals(holds, ours.holds(headers(null, origin)));
    }

    private static WritableHeaders<?> headers(String site, String origin) {
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.HOST, "a.example");
        if (site != null) {
            headers.set(HeaderNames.create("Sec-Fetch-Site"), site);
        }
        if (origin != null) {
            headers.set(HeaderNames.ORIGIN, origin);
        }
        return headers;
    }
}
