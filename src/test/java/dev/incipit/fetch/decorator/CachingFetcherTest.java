package dev.incipit.fetch.decorator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers are kept for ten minutes. */
final class CachingFetcherTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final WebUrl URL = WebUrl.parse("https://site.example/").orElseThrow();
    private static final FetchRequest REQUEST = new FetchRequest(Method.GET, URL, Map.of("Accept", "text/html"), 1_000);

    private final List<FetchRequest> asked = new ArrayList<>();
    private final CachingFetcher fetcher =
            new CachingFetcher(this::answer, new ResponseCache(Duration.ofMinutes(10)), this::now);
    private Instant now = NOON;
    private FetchOutcome answer = answer(Map.of());

    private Instant now() {
        return now;
    }

    private FetchOutcome answer(FetchRequest request) {
        asked.add(request);
        return answer;
    }

    private static Fetched answer(Map<String, String> headers) {
        return new Fetched(URL, 200, headers, new byte[] {1}, false, List.of());
    }

    private FetchOutcome ask() throws InterruptedException {
        return fetcher.fetch(REQUEST);
    }

    @Test
    void nobodyIsAskedForWhatIsFresh() throws Exception {
        ask();
        now = NOON.plus(Duration.ofMinutes(9));
        assertEquals(1, assertInstanceOf(Fetched.class, ask()).body().length);
        assertEquals(1, asked.size());
        now = NOON.plus(Duration.ofMinutes(11));
        ask();
        assertEquals(2, asked.size());
    }

    @Test
    void whatIsOldIsAskedForOnlyWhetherItHasChanged() throws Exception {
        var date = "Sat, 01 Nov 2025 00:00:00 GMT";
        answer = answer(Map.of("etag", "\"v1\"", "last-modified", date));
        ask();
        now = NOON.plus(Duration.ofMinutes(11));
        answer = new Missing(URL, 304);
        var known = ask();
        assertEquals(1, assertInstanceOf(Fetched.class, known).body().length);
        assertEquals(
                Map.of("Accept", "text/html", "If-None-Match", "\"v1\"", "If-Modified-Since", date),
                asked.getLast().headers());
        now = NOON.plus(Duration.ofMinutes(20));
        assertEquals(known, ask());
        assertEquals(2, asked.size());
    }

    @Test
    void whatHasChangedOrIsGoneTakesThePlaceOfWhatWasKept() throws Exception {
        var first = ask();
        now = NOON.plus(Duration.ofMinutes(11));
        answer = answer(Map.of("etag", "\"v2\""));
        var second = ask();
        assertNotSame(first, second);
        now = NOON.plus(Duration.ofMinutes(22));
        answer = new Missing(URL, 410);
        assertSame(answer, ask());
        ask();
        assertEquals(Map.of("Accept", "text/html"), asked.getLast().headers(), "nothing is kept to ask by");
    }

    @ParameterizedTest
    @CsvSource({
        "cache-control, no-store",
        "cache-control, 'max-age=60, Private'",
        "cache-control, no-cache",
        "cache-control, max-age=0",
        "set-cookie, a=b",
        "vary, 'Accept, Cookie'",
        "vary, *",
    })
    void whatASiteWillNotHaveKeptIsNotKept(String header, String value) throws Exception {
        answer = answer(Map.of(header, value));
        ask();
        ask();
        assertEquals(2, asked.size());
    }

    @Test
    void whatIsCutIsNotKept() throws Exception {
        answer = new Fetched(URL, 200, Map.of(), new byte[0], true, List.of());
        ask();
        ask();
        assertEquals(2, asked.size());
    }

    @Test
    void aSiteMayShortenTheTimeAndNotLengthenIt() throws Exception {
        answer = answer(Map.of("cache-control", "public, max-age=60"));
        ask();
        now = NOON.plus(Duration.ofSeconds(61));
        answer = answer(Map.of("cache-control", "max-age=86400"));
        ask();
        assertEquals(2, asked.size());
        now = now.plus(Duration.ofMinutes(11));
        ask();
        assertEquals(3, asked.size());
    }

    @Test
    void anotherRequestHasAnotherAnswer() throws Exception {
        ask();
        fetcher.fetch(REQUEST.with(Map.of()));
        fetcher.fetch(new FetchRequest(Method.GET, URL, REQUEST.headers(), 999));
        fetcher.fetch(REQUEST.to(WebUrl.parse("https://site.example/other").orElseThrow()));
        for (int i = 0; i < 2; i++) {
            fetcher.fetch(new FetchRequest(Method.HEAD, URL, REQUEST.headers(), 1_000));
        }
        assertEquals(6, asked.size());
    }

    @Test
    void whatIsAnsweredToACookieIsForNobodyElse() throws Exception {
        var personal = REQUEST.with(Map.of("Accept", "text/html", "cookie", "a=b"));
        fetcher.fetch(personal);
        ask();
        fetcher.fetch(personal);
        assertEquals(3, asked.size());
    }
}
