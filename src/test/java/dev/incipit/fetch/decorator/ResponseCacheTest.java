package dev.incipit.fetch.decorator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ResponseCacheTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final ResponseCache answers = new ResponseCache(Duration.ofMinutes(1));

    @Test
    void whatIsKeptIsBoundedAndTheLeastUsedGoesFirst() {
        var body = new byte[1 << 20];
        for (int i = 0; i < 100; i++) {
            answers.keep(key(i), new Fetched(key(i).url(), 200, Map.of(), body, false, List.of()), NOON);
            answers.find(key(0));
        }
        assertEquals(63, kept());
        assertTrue(answers.find(key(0)).isPresent());
    }

    @Test
    void headersAndAddressesCountAndOnlyHeadersThatAreReadAreKept() {
        for (int i = 0; i < 100; i++) {
            var headers = Map.of("link", "x".repeat(1 << 20), "x-other", "y".repeat(1 << 20));
            answers.keep(key(i), new Fetched(key(i).url(), 200, headers, new byte[0], false, List.of()), NOON);
        }
        assertEquals(63, kept());
        assertEquals(
                Set.of("link"),
                answers.find(key(99)).orElseThrow().answer().headers().keySet());
        var long1 = new ResponseCache.Key(key(1).url(), Map.of("Accept", "z".repeat(32 << 20)), 1);
        answers.keep(long1, new Fetched(key(1).url(), 200, Map.of(), new byte[0], false, List.of()), NOON);
        assertEquals(31, kept());
    }

    @Test
    void whatHasBeenOldForLongIsDropped() {
        for (int i = 0; i < 10; i++) {
            answers.keep(key(i), new Fetched(key(i).url(), 200, Map.of(), new byte[9], false, List.of()), NOON);
        }
        var later = NOON.plus(Duration.ofMinutes(3));
        answers.keep(key(99), new Fetched(key(99).url(), 200, Map.of(), new byte[9], false, List.of()), later);
        assertEquals(1, kept());
    }

    private static ResponseCache.Key key(int i) {
        return new ResponseCache.Key(WebUrl.parse("https://example.com/" + i).orElseThrow(), Map.of(), 1);
    }

    private long kept() {
        return IntStream.range(0, 100)
                .filter(i -> answers.find(key(i)).isPresent())
                .count();
    }
}
