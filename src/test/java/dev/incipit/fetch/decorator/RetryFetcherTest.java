package dev.incipit.fetch.decorator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RetryFetcherTest {
    private static final FetchRequest REQUEST = new FetchRequest(
            FetchRequest.Method.GET, WebUrl.parse("https://site.example/").orElseThrow(), Map.of(), 1_000);

    private final List<Duration> pauses = new ArrayList<>();

    private int asked(FetchOutcome first, FetchRequest request) throws InterruptedException {
        var requests = new ArrayList<FetchRequest>();
        var last = new Missing(request.url(), 410);
        Fetcher site = asked -> {
            requests.add(asked);
            return requests.size() == 1 ? first : last;
        };
        var outcome = new RetryFetcher(site, pauses::add).fetch(request);
        assertEquals(requests.size() == 1 ? first : last, outcome);
        return requests.size();
    }

    private static FetchOutcome busy(int status, Duration named) {
        return status == 429
                ? new Refused(REQUEST.url(), status, Optional.ofNullable(named))
                : new Missing(REQUEST.url(), status, Optional.ofNullable(named));
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 503})
    void aBusySiteIsAskedOnceMoreAfterTheTimeItNames(int status) throws Exception {
        assertEquals(2, asked(busy(status, Duration.ofSeconds(10)), REQUEST));
        assertEquals(2, asked(busy(status, Duration.ZERO), REQUEST));
        assertEquals(2, asked(busy(status, null), REQUEST));
        assertEquals(List.of(Duration.ofSeconds(10), Duration.ZERO, Duration.ofSeconds(1)), pauses);
    }

    @Test
    void aSiteThatNamesALongTimeIsLeftAlone() throws Exception {
        assertEquals(1, asked(busy(429, Duration.ofSeconds(11)), REQUEST));
        assertEquals(1, asked(busy(503, Duration.ofDays(365)), REQUEST));
        assertEquals(List.of(), pauses);
    }

    @Test
    void ofOneRequestNoAnswerIsAskedForAgain() throws Exception {
        assertEquals(1, asked(busy(503, Duration.ZERO), REQUEST.with(FetchRequest.Effort.ONE_REQUEST)));
        assertEquals(2, asked(busy(503, Duration.ZERO), REQUEST.with(FetchRequest.Effort.ONE_ADDRESS)));
    }

    @Test
    void anyOtherAnswerIsTaken() throws Exception {
        var soon = Optional.of(Duration.ZERO);
        for (var outcome : List.of(
                new Refused(REQUEST.url(), 403, soon),
                new Missing(REQUEST.url(), 500, soon),
                new Guarded(REQUEST.url(), "not public"),
                new Unreachable(REQUEST.url(), Cause.TIMEOUT, "timed out"))) {
            assertEquals(1, asked(outcome, REQUEST));
        }
    }
}
