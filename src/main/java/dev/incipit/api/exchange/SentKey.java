package dev.incipit.api.exchange;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.List;
import java.util.Optional;

/** The key that a request carries: {@code x-api-key}, else {@code Authorization: Bearer} (decisions §1). */
final class SentKey {
    private static final HeaderName API_KEY = HeaderNames.create("x-api-key");
    private static final String BEARER_PREFIX = "bearer ";

    private SentKey() {}

    static Optional<String> of(Headers headers) {
        // If two values differ, a proxy in front may have checked or logged the other one.
        if (isTwice(headers, API_KEY) || isTwice(headers, HeaderNames.AUTHORIZATION)) {
            return Optional.empty();
        }
        if (headers.contains(API_KEY)) {
            return headers.first(API_KEY).map(String::strip);
        }
        return headers.first(HeaderNames.AUTHORIZATION)
                .filter(value -> value.regionMatches(true, 0, BEARER_PREFIX, 0, BEARER_PREFIX.length()))
                .map(value -> value.substring(BEARER_PREFIX.length()).strip());
    }

    private static boolean isTwice(Headers headers, HeaderName name) {
        return headers.all(name, List::of).size() > 1;
    }
}
