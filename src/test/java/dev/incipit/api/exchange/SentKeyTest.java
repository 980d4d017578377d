package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SentKeyTest {
    private static final HeaderName API_KEY = HeaderNames.create("x-api-key");

    @Test
    void itsOwnHeaderComesBeforeTheBearer() {
        var headers = WritableHeaders.create().set(HeaderNames.AUTHORIZATION, "Bearer b");
        assertEquals(Optional.of("b"), SentKey.of(headers));
        headers.set(API_KEY, " a ");
        assertEquals(Optional.of("a"), SentKey.of(headers));
    }

    @Test
    void theSchemesLettersMayHaveAnyCaseAndOtherSchemesAreNone() {
        assertEquals(
                Optional.of("b"), SentKey.of(WritableHeaders.create().set(HeaderNames.AUTHORIZATION, "bEARER  b")));
        assertEquals(Optional.empty(), SentKey.of(WritableHeaders.create().set(HeaderNames.AUTHORIZATION, "Basic b")));
        assertEquals(Optional.empty(), SentKey.of(WritableHeaders.create()));
    }

    @Test
    void aHeaderThatStandsTwiceIsNone() {
        assertEquals(Optional.empty(), SentKey.of(WritableHeaders.create().set(API_KEY, "a", "b")));
        var both = WritableHeaders.create().set(API_KEY, "a");
        both.set(HeaderNames.AUTHORIZATION, "Bearer b", "Bearer c");
        assertEquals(Optional.empty(), SentKey.of(both));
    }
}
