package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetcher;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class HomeFinderTest {
    private static final Seeds NO_SEEDS =
            new Seeds(List.of(), Optional.empty(), List.of(), SoftNotFound.unprobed(), 0, 0);
    private static final String PAGE =
            "<!doctype html><title>T</title><main><p>A page with a text of its own.</p></main>";

    private final ComputePool pool = ComputePool.ofCommand();

    private HomeFinder.Result arrive(FetchRun web, Site site, Duration firstPage, HomeFinder.SeedSource seeds)
            throws InterruptedException {
        return arrive(
                web, site, new HomeFinder.Limits(firstPage, Duration.ofSeconds(10), Duration.ofSeconds(40)), seeds);
    }

    private HomeFinder.Result arrive(FetchRun web, Site site, HomeFinder.Limits limits, HomeFinder.SeedSource seeds)
            throws InterruptedException {
        var fanout = new Fanout().named(site.home().origin());
        var visitor = new PageVisitor(web, new PageReader(), pool, InstantSource.system(), _ -> {});
        return new HomeFinder(web, fanout, visitor, new RobotsFile(web, pool), seeds, limits).at(site);
    }

    private HomeFinder.Result arrive(BadHost host, String path, Duration firstPage) throws InterruptedException {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        try (var web = new Fetchers(config, InstantSource.system()).open()) {
            return arrive(web, site(host.url(path), false), firstPage, (_, _, _) -> NO_SEEDS);
        }
    }

    private static Site site(String url, boolean schemeAssumed) {
        return new Site(url, WebUrl.parse(url).orElseThrow(), schemeAssumed);
    }

    private static String unreachable(HomeFinder.Result result) {
        var ended = assertInstanceOf(HomeFinder.Ended.class, result);
        return assertInstanceOf(CrawlOutcome.Unreachable.class, ended.outcome(), ended::toString)
                .reason();
    }

    private static String blocked(HomeFinder.Result result) {
        var ended = assertInstanceOf(HomeFinder.Ended.class, result);
        return assertInstanceOf(CrawlOutcome.Blocked.class, ended.outcome(), ended::toString)
                .reason();
    }

    private static String notFound() {
        return "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
    }

    /** Sends each request on to the next number after a pause, robots.txt as well but to itself. */
    private static BadHost slowRedirects(long pauseMillis) throws IOException {
        var hops = new AtomicInteger();
        return new BadHost(wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                if (request.startsWith("GET /robots.txt ")) {
                    wire.send(notFound());
                } else {
                    Thread.sleep(pauseMillis);
                    wire.send("HTTP/1.1 302 Found\r\nLocation: /" + hops.incrementAndGet()
                            + "\r\nContent-Length: 0\r\n\r\n");
                }
            }
        });
    }

    @Test
    void aFirstPageThatComesThroughSlowRedirectsIsTooSlow() throws Exception {
        try (var host = slowRedirects(500)) {
            long start = System.nanoTime();
            assertEquals(
                    "The site is too slow: its first page did not come within 2 seconds.",
                    unreachable(arrive(host, "/", Duration.ofSeconds(2))));
            assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(4), "ten hops take five seconds");
        }
    }

    @Test
    void redirectsFromHostToHostTakeOfTheSameTime() throws Exception {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        var host = new BadHost[2];
        try (var one = new BadHost(wire -> onward(wire, () -> host[1].url("/")));
                var two = new BadHost(wire -> onward(wire, () -> host[0].url("/")));
                var web = new Fetchers(config, InstantSource.system()).open()) {
            host[0] = one;
            host[1] = two;
            var result = arrive(web, site(one.url("/"), false), Duration.ofSeconds(2), (_, _, _) -> NO_SEEDS);
            assertTrue(unreachable(result).startsWith("The site is too slow"), result::toString);
        }
    }

    private interface Target {
        String url();
    }

    private static void onward(BadHost.Wire wire, Target target) throws IOException, InterruptedException {
        for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
            if (request.startsWith("GET /robots.txt ")) {
                wire.send(notFound());
            } else {
                Thread.sleep(400);
                wire.send("HTTP/1.1 302 Found\r\nLocation: " + target.url() + "\r\nContent-Length: 0\r\n\r\n");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRobotsFileThatDripsOrStallsIsNamed(boolean drips) throws Exception {
        try (var host = new BadHost(wire -> {
            wire.request();
            if (drips) {
                wire.drip("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n" + "#".repeat(9_999), 50);
            } else {
                wire.silence();
            }
        })) {
            assertEquals(
                    "The site's robots.txt did not answer in time, so nothing of the site may be read (RFC 9309).",
                    blocked(arrive(host, "/", Duration.ofSeconds(1))));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://10.0.0.1/",
                "http://169.254.169.254/latest/",
                "http://[::1]/",
                "http://localhost.localdomain/",
                "http://no-such-name.invalid/",
                "http://93.184.215.14:6379/",
                "http://me:secret@127.0.0.1/",
                "file:///etc/passwd",
                "ftp://example.org/",
                "http://[::1",
                "http://127.0.0.1:1/",
            })
    void aRedirectToNowhereIsSaidInTheSameWordsWhateverItIs(String target) throws Exception {
        for (var path : List.of("/", "/robots.txt")) {
            try (var host = new BadHost(wire -> {
                for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                    boolean lost = request.startsWith("GET " + path + " ");
                    wire.send(
                            lost
                                    ? "HTTP/1.1 302 Found\r\nLocation: " + target + "\r\nContent-Length: 0\r\n\r\n"
                                    : notFound());
                }
            })) {
                boolean noAddress = !target.startsWith("http") || target.endsWith("1") && target.contains("[");
                if (path.equals("/") || !noAddress) {
                    assertEquals(
                            "The site could not be reached: it redirects to an address that cannot be reached.",
                            unreachable(arrive(host, "/", Duration.ofSeconds(20))));
                }
            }
        }
    }

    /** decisions §5: http is tried only if https found no listener, timed out or did not speak TLS. */
    @ParameterizedTest
    @EnumSource(Cause.class)
    void httpIsTriedForWhatLeavesItToTry(Cause cause) throws InterruptedException {
        Fetcher web = request -> request.url().scheme().equals("https")
                ? new FetchOutcome.Unreachable(request.url(), cause, "a test's")
                : request.url().path().equals("/")
                        ? Answers.found(request.url(), "text/html", PAGE)
                        : new FetchOutcome.Missing(request.url(), 404);
        boolean arrived = arrive(
                                FetchRun.over(web, 8),
                                site("https://example.org/", true),
                                Duration.ofSeconds(20),
                                (_, _, _) -> NO_SEEDS)
                        instanceof HomeFinder.Arrived there
                && there.scope().home().scheme().equals("http");
        assertEquals(cause.leavesHttpToTry(), arrived);
    }

    @ParameterizedTest
    @CsvSource({
        "TIMEOUT, CONNECT, robots.txt did not answer in time",
        "TIMEOUT, TIMEOUT, robots.txt did not answer in time",
        "CONNECT, TIMEOUT, robots.txt did not answer in time",
        "CONNECT, TLS, 'could not be reached: CONNECT'",
    })
    void whatHttpsSaidCountsUnlessHttpHasARobotsFile(Cause https, Cause http, String said) throws InterruptedException {
        Fetcher web = request -> {
            var cause = request.url().scheme().equals("https") ? https : http;
            return new FetchOutcome.Unreachable(request.url(), cause, cause.name());
        };
        var result = arrive(
                FetchRun.over(web, 8),
                site("https://example.org/", true),
                Duration.ofSeconds(20),
                (_, _, _) -> NO_SEEDS);
        assertTrue(result.toString().contains(said), result::toString);
    }

    @Test
    void aFirstPageThatOutlastsTheWholeRunIsNoFaultOfOurs() throws InterruptedException {
        Fetcher web = request -> {
            if (request.url().path().equals("/")) {
                new CountDownLatch(1).await();
            }
            return new FetchOutcome.Missing(request.url(), 404);
        };
        var brief = Duration.ofMillis(50);
        for (int run = 0; run < 10; run++) {
            var result = arrive(
                    FetchRun.over(web, 8),
                    site("https://example.org/", false),
                    new HomeFinder.Limits(brief, brief, brief),
                    (_, _, _) -> NO_SEEDS);
            assertInstanceOf(HomeFinder.Ended.class, result);
        }
    }

    @Test
    void aFaultOfOursOnTheFirstPageIsNoSlowSite() {
        var log = Logger.getLogger("dev.incipit.fetch.FailureLog");
        log.setLevel(Level.OFF);
        try {
            Fetcher web = request -> {
                if (request.url().path().equals("/")) {
                    throw new IllegalStateException("a test's");
                }
                return new FetchOutcome.Missing(request.url(), 404);
            };
            assertThrows(
                    IllegalStateException.class,
                    () -> arrive(
                            FetchRun.over(web, 8),
                            site("https://example.org/", false),
                            Duration.ofSeconds(20),
                            (_, _, _) -> NO_SEEDS));
        } finally {
            log.setLevel(Level.INFO);
        }
    }

    @Test
    void seedsThatAreSlowerThanTheFirstPageAreWaitedFor() throws Exception {
        try (var host = BadHost.routing(Map.of(
                "/",
                wire -> wire.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: " + PAGE.length()
                        + "\r\n\r\n" + PAGE)))) {
            var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
            try (var web = new Fetchers(config, InstantSource.system()).open()) {
                var asked = new AtomicInteger();
                var result = arrive(web, site(host.url("/"), false), Duration.ofSeconds(5), (_, _, limit) -> {
                    asked.incrementAndGet();
                    assertTrue(limit.compareTo(Duration.ofSeconds(5)) <= 0, limit.toString());
                    assertTrue(!new CountDownLatch(1).await(500, TimeUnit.MILLISECONDS));
                    return NO_SEEDS;
                });
                assertInstanceOf(HomeFinder.Arrived.class, result, result::toString);
                assertEquals(1, asked.get());
            }
        }
    }
}
