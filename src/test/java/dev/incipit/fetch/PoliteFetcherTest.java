package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.throttle.HostThrottles;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** With a clock that only pauses and answers move. */
final class PoliteFetcherTest {
    private static final WebUrl URL = WebUrl.parse("https://site.example/").orElseThrow();
    private static final FetchRequest REQUEST = new FetchRequest(FetchRequest.Method.GET, URL, Map.of(), 1_000);
    private static final FetchOutcome GOOD = new Fetched(URL, 200, Map.of(), new byte[0], false, List.of());

    private final AtomicLong now = new AtomicLong(77);
    private final List<Duration> starts = new ArrayList<>();
    private final HostThrottles gates = new HostThrottles(8, now::get);

    private PoliteFetcher over(FetchOutcome outcome) {
        return new PoliteFetcher((_, _) -> answered(outcome), gates, now::get, this::pause);
    }

    private FetchOutcome answered(FetchOutcome outcome) {
        starts.add(Duration.ofNanos(now.get() - 77));
        now.addAndGet(Duration.ofMillis(500).toNanos());
        return outcome;
    }

    private void pause(Duration time) {
        now.addAndGet(Math.max(0, time.toNanos()));
    }

    @Test
    void crawlDelayLiesBetweenTwoRequests() throws Exception {
        var polite = over(GOOD);
        polite.delay(URL, Duration.ofSeconds(2));
        assertEquals(1, polite.places(URL));
        for (int i = 0; i < 3; i++) {
            polite.fetch(REQUEST);
        }
        assertEquals(List.of(Duration.ZERO, Duration.ofSeconds(2), Duration.ofSeconds(4)), starts);
    }

    @Test
    void aHostThatFailsOrIsOverloadedHasFewerPlaces() throws Exception {
        assertEquals(4, placesAfter(new Refused(URL, 429, Optional.empty())));
        assertEquals(4, placesAfter(new Missing(URL, 503)));
        assertEquals(4, placesAfter(new Unreachable(URL, Cause.TIMEOUT, "timed out")));
    }

    @Test
    void aHostThatAnswersKeepsItsPlaces() throws Exception {
        assertEquals(8, placesAfter(GOOD));
        assertEquals(8, placesAfter(new Refused(URL, 403, Optional.empty())));
        assertEquals(8, placesAfter(new Missing(URL, 404)));
        assertEquals(8, placesAfter(new Guarded(URL, "not public")));
    }

    private int placesAfter(FetchOutcome outcome) throws InterruptedException {
        var polite = over(outcome);
        now.incrementAndGet();
        polite.places(URL);
        now.incrementAndGet();
        assertEquals(outcome, polite.fetch(REQUEST));
        int places = polite.places(URL);
        polite.forget();
        assertEquals(0, gates.size());
        return places;
    }

    @Test
    void aRequestThatFailsInOurOwnCodeGivesItsPlaceBack() throws Exception {
        var broken = new PoliteFetcher(
                (_, _) -> {
                    throw new IllegalStateException("a bug");
                },
                gates,
                now::get,
                this::pause);
        for (int i = 0; i < 9; i++) {
            assertThrows(IllegalStateException.class, () -> broken.fetch(REQUEST));
        }
        assertEquals(8, broken.places(URL));
    }
}
