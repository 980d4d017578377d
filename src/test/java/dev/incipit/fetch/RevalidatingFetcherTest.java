package dev.incipit.fetch;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RevalidatingFetcherTest {
    private static final String OAKS = "/oaks";

    private final Map<String, FetchOutcome> site = new HashMap<>();
    private final List<FetchRequest> sent = new ArrayList<>();
    private Instant now = Instant.parse("2026-03-10T12:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void aPageWithATagIsRequestedOnCondition() throws InterruptedException {
        site.put(OAKS, page("Oaks", Map.of("etag", "\"1\"", "last-modified", "yesterday", "server", "x")));
        fetch(run(), OAKS);
        site.put(OAKS, new Missing(url(OAKS), 304));
        var kept = assertInstanceOf(Fetched.class, fetch(run(), OAKS));
        assertEquals("Oaks", new String(kept.body(), StandardCharsets.UTF_8));
        assertEquals(
                Map.of("If-None-Match", "\"1\"", "If-Modified-Since", "yesterday"),
                sent.getLast().headers());
    }

    @Test
    void theConfirmationOfAnotherAddressIsNone() throws InterruptedException {
        site.put(OAKS, page("Oaks", Map.of("etag", "\"1\"")));
        fetch(run(), OAKS);
        site.put(OAKS, new Missing(url("/elms"), 304));
        fetch(run(), OAKS);
        assertEquals(List.of(Map.of(), Map.of("If-None-Match", "\"1\""), Map.of()), headers());
    }

    @Test
    void withoutATagTheDateOfTheSitemapHoldsForAWeek() throws InterruptedException {
        site.put(
                "/sitemap.xml",
                page(
                        "<urlset><url><loc>https://example.org/oaks</loc><lastmod>2026-03-01</lastmod></url></urlset>",
                        Map.of()));
        site.put(OAKS, page("Oaks", Map.of()));
        assertEquals(2, requestsOf(run()));
        assertEquals(1, requestsOf(run()));
        now = now.plus(Duration.ofDays(7));
        assertEquals(2, requestsOf(run()));
    }

    @Test
    void whatASiteDoesNotWantStoredIsNotKept() throws InterruptedException {
        for (var header : List.of(Map.of("cache-control", "No-Store"), Map.of("vary", "*"))) {
            var headers = new HashMap<>(header);
            headers.put("etag", "\"1\"");
            site.put(OAKS, page("Oaks", headers));
            fetch(run(), OAKS);
            fetch(run(), OAKS);
            assertEquals(Map.of(), sent.getLast().headers());
        }
    }

    @Test
    void aPageThatIsGoneIsForgotten() throws InterruptedException {
        site.put(OAKS, page("Oaks", Map.of("etag", "\"1\"")));
        fetch(run(), OAKS);
        site.put(OAKS, new Missing(url(OAKS), 404));
        fetch(run(), OAKS);
        fetch(run(), OAKS);
        assertEquals(List.of(Map.of(), Map.of("If-None-Match", "\"1\""), Map.of()), headers());
    }

    /** How many requests are sent for the sitemap and the page. */
    private int requestsOf(RevalidatingFetcher run) throws InterruptedException {
        int before = sent.size();
        fetch(run, "/sitemap.xml");
        fetch(run, OAKS);
        return sent.size() - before;
    }

    private RevalidatingFetcher run() {
        return new RevalidatingFetcher(this::answer, new KeptAnswers(folder, true), () -> now);
    }

    private FetchOutcome answer(FetchRequest request) {
        sent.add(request);
        return site.get(request.url().path());
    }

    private List<Map<String, String>> headers() {
        return sent.stream().map(FetchRequest::headers).toList();
    }

    private static FetchOutcome fetch(RevalidatingFetcher run, String path) throws InterruptedException {
        return run.fetch(new FetchRequest(FetchRequest.Method.GET, url(path), Map.of(), 10_000));
    }

    private static Fetched page(String text, Map<String, String> headers) {
        var url = text.startsWith("<urlset") ? url("/sitemap.xml") : url(OAKS);
        return new Fetched(url, 200, headers, text.getBytes(StandardCharsets.UTF_8), false, List.of());
    }
}
