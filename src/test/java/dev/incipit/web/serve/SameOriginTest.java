package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SameOriginTest {
    @ParameterizedTest
    @CsvSource({"same-origin,true", "none,true", "same-site,false", "cross-site,false"})
    void theBrowsersOwnWordDecides(String site, boolean holds) {
        var headers = WritableHeaders.create().set(HeaderNames.create("Sec-Fetch-Site"), site);
        headers.set(HeaderNames.ORIGIN, "https://app.example");
        assertEquals(holds, new SameOrigin(Optional.of(URI.create("https://app.example"))).holds(headers));
    }

    @ParameterizedTest
    @CsvSource({
        "https://app.example,true",
        "https://APP.example,true",
        "http://app.example,false",
        "https://app.example.evil,false",
        "null,false"
    })
    void elseTheOriginMustBeTheConfiguredOne(String origin, boolean holds) {
        var headers = WritableHeaders.create().set(HeaderNames.ORIGIN, origin);
        assertEquals(holds, new SameOrigin(Optional.of(URI.create("https://app.example"))).holds(headers));
    }

    @ParameterizedTest
    @CsvSource({
        "https://app.example:8080,true",
        "http://app.example:8080,true",
        "https://app.example,false",
        "null,false"
    })
    void orTheHostThatWasRequested(String origin, boolean holds) {
        var headers = WritableHeaders.create().set(HeaderNames.ORIGIN, origin);
        headers.set(HeaderNames.HOST, "app.example:8080");
        assertEquals(holds, new SameOrigin(Optional.empty()).holds(headers));
    }

    @Test
    void aClientThatSaysNothingIsLeftToItsToken() {
        assertEquals(true, new SameOrigin(Optional.empty()).holds(WritableHeaders.create()));
    }
}
