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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "'', 0, 60",
        "max-age=30, 0, 30",
        "max-age=30, 20, 10",
        "'public, max-age=300', 270, 30",
        "max-age=90, x, 60",
        "'', 600, 60"
    })
    void timeInACacheOnTheWayCounts(String control, String age, long seconds) {
        var headers = Map.of("cache-control", control, "age", age);
        answers.keep(key(0), new Fetched(key(0).url(), 200, headers, new byte[0], false, List.of()), NOON);
        assertEquals(
                NOON.plusSeconds(seconds), answers.find(key(0)).orElseThrow().freshUntil());
    }

    @Test
    void whatIsOldOnArrivalIsNotKept() {
        var headers = Map.of("cache-control", "max-age=30", "age", "30");
        answers.keep(key(0), new Fetched(key(0).url(), 200, headers, new byte[0], false, List.of()), NOON);
        assertEquals(0, kept());
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
