package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KeepingFetcherTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    private final FetchConfig config = withTtl(Duration.ofMinutes(10));
    private final Fetchers fetchers = new Fetchers(config, now::get);

    private static FetchConfig withTtl(Duration ttl) {
        var defaults = FetchConfig.DEFAULTS;
        return new FetchConfig(
                defaults.userAgent(),
                defaults.connectTimeout(),
                defaults.headersTimeout(),
                defaults.pageTimeout(),
                defaults.bytesMax(),
                defaults.htmlBytesMax(),
                defaults.redirectsMax(),
                List.of("127.0.0.0/8"),
                defaults.allowedPorts(),
                defaults.hostConcurrency(),
                16,
                ttl,
                defaults.proxy());
    }

    private String ask(BadHost host) throws InterruptedException {
        try (var run = fetchers.open()) {
            return ask(run, host.url("/"));
        }
    }

    private static String ask(Fetcher run, String url) throws InterruptedException {
        var request =
                new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20);
        var fetched = assertInstanceOf(Fetched.class, run.fetch(request));
        return new String(fetched.body(), StandardCharsets.US_ASCII);
    }

    private static String answer(String headers, String body) {
        return "HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    @Test
    void aLaterRunAsksNobodyForWhatIsFresh() throws Exception {
        try (var host = BadHost.answering(answer("", "hello"))) {
            assertEquals("hello", ask(host));
            now.set(NOON.plus(Duration.ofMinutes(9)));
            assertEquals("hello", ask(host));
            assertEquals(1, host.requests().size());
            now.set(NOON.plus(Duration.ofMinutes(11)));
            ask(host);
            assertEquals(2, host.requests().size());
        }
    }

    @Test
    void whatIsOldIsAskedForOnlyWhetherItHasChanged() throws Exception {
        try (var host = new BadHost(wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                boolean known = request.contains("If-None-Match: \"v1\"") && request.contains("If-Modified-Since: ");
                wire.send(
                        known
                                ? "HTTP/1.1 304 Not Modified\r\n\r\n"
                                : answer("ETag: \"v1\"\r\nLast-Modified: Sat, 01 Nov 2025 00:00:00 GMT\r\n", "hello"));
            }
        })) {
            ask(host);
            now.set(NOON.plus(Duration.ofMinutes(11)));
            assertEquals("hello", ask(host));
            assertTrue(host.requests().getLast().contains("If-None-Match"));
            now.set(NOON.plus(Duration.ofMinutes(20)));
            assertEquals("hello", ask(host));
            assertEquals(2, host.requests().size());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cache-Control: no-store",
                "Cache-Control: max-age=60, Private",
                "Cache-Control: no-cache",
                "Cache-Control: max-age=0",
                "Set-Cookie: a=b",
                "Vary: Accept, Cookie",
                "Vary: *",
            })
    void whatASiteWillNotHaveKeptIsNotKept(String header) throws Exception {
        try (var host = BadHost.answering(answer(header + "\r\n", "hello"))) {
            ask(host);
            ask(host);
            assertEquals(2, host.requests().size());
        }
    }

    @Test
    void aSiteMayShortenTheTime() throws Exception {
        try (var host = BadHost.answering(answer("Cache-Control: public, max-age=60\r\n", "hello"))) {
            ask(host);
            now.set(NOON.plus(Duration.ofSeconds(61)));
            ask(host);
            assertEquals(2, host.requests().size());
        }
    }

    @Test
    void whatIsKeptIsBoundedAndTheLeastUsedGoesFirst() {
        var answers = new KeptAnswers(Duration.ofMinutes(1));
        var body = new byte[1 << 20];
        for (int i = 0; i < 100; i++) {
            var url = WebUrl.parse("https://example.com/" + i).orElseThrow();
            var fetched = new Fetched(url, 200, Map.of(), body, false, List.of());
            answers.keep(new KeptAnswers.Key(url, Map.of(), 1), fetched, NOON);
            answers.find(
                    new KeptAnswers.Key(WebUrl.parse("https://example.com/0").orElseThrow(), Map.of(), 1));
        }
        long kept = IntStream.range(0, 100)
                .filter(i -> answers.find(new KeptAnswers.Key(
                                WebUrl.parse("https://example.com/" + i).orElseThrow(), Map.of(), 1))
                        .isPresent())
                .count();
        assertEquals(63, kept);
        assertTrue(answers.find(new KeptAnswers.Key(
                        WebUrl.parse("https://example.com/0").orElseThrow(), Map.of(), 1))
                .isPresent());
    }

    @Test
    void whatIsAnsweredToOneRunsCookieReachesNoOtherRun() throws Exception {
        try (var host = new BadHost(wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                boolean known = request.contains("Cookie: ");
                wire.send(
                        request.startsWith("GET /in ") ? answer("Set-Cookie: a=b\r\n", "in") : answer("", "" + known));
            }
        })) {
            for (int i = 0; i < 2; i++) {
                try (var run = fetchers.open()) {
                    assertEquals("in", ask(run, host.url("/in")));
                    assertEquals("true", ask(run, host.url("/")));
                }
            }
            assertEquals("false", ask(host));
            assertEquals("false", ask(host));
            assertEquals(5, host.requests().size());
        }
    }

    @Test
    void headersAndAddressesCountAndOnlyHeadersThatAreReadAreKept() {
        var answers = new KeptAnswers(Duration.ofMinutes(1));
        for (int i = 0; i < 100; i++) {
            var headers = Map.of("link", "x".repeat(1 << 20), "x-other", "y".repeat(1 << 20));
            answers.keep(key(i), new Fetched(key(i).url(), 200, headers, new byte[0], false, List.of()), NOON);
        }
        assertEquals(63, kept(answers));
        assertEquals(
                Set.of("link"),
                answers.find(key(99)).orElseThrow().answer().headers().keySet());
        var long1 = new KeptAnswers.Key(key(1).url(), Map.of("Accept", "z".repeat(32 << 20)), 1);
        answers.keep(long1, new Fetched(key(1).url(), 200, Map.of(), new byte[0], false, List.of()), NOON);
        assertEquals(31, kept(answers));
    }

    @Test
    void whatHasBeenOldForLongIsDropped() {
        var answers = new KeptAnswers(Duration.ofMinutes(1));
        for (int i = 0; i < 10; i++) {
            answers.keep(key(i), new Fetched(key(i).url(), 200, Map.of(), new byte[9], false, List.of()), NOON);
        }
        var later = NOON.plus(Duration.ofMinutes(3));
        answers.keep(key(99), new Fetched(key(99).url(), 200, Map.of(), new byte[9], false, List.of()), later);
        assertEquals(1, kept(answers));
    }

    private static KeptAnswers.Key key(int i) {
        return new KeptAnswers.Key(WebUrl.parse("https://example.com/" + i).orElseThrow(), Map.of(), 1);
    }

    private static long kept(KeptAnswers answers) {
        return IntStream.range(0, 100)
                .filter(i -> answers.find(key(i)).isPresent())
                .count();
    }
}
