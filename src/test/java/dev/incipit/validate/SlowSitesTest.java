package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.ValidationReport.LinkStats;
import dev.incipit.validate.probe.ProbeLimits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sites that answer slowly, drop by drop or never: each gets a report, and in time. */
@Timeout(60)
final class SlowSitesTest {
    private static final Duration AGES = Duration.ofMinutes(5);
    private static final ProbeLimits SHORT = new ProbeLimits(
            30,
            4,
            12,
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofMillis(20),
            Duration.ofSeconds(1),
            Duration.ofSeconds(2));

    /** Loads what a lint needs, which takes a busy machine longer than these limits. */
    @BeforeAll
    static void warm() throws InterruptedException {
        try (var site = new TestSite()) {
            site.text("/llms.txt", "text/plain", file(site, 1));
            lint(ProbeLimits.DEFAULTS, site.origin(), false);
        }
    }

    private record Timed(ValidationReport report, Duration took) {}

    private static Timed lint(ProbeLimits limits, String origin, boolean schemeAssumed) throws InterruptedException {
        var fetchers =
                new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());
        var url = WebUrl.parse(origin + "/").orElseThrow();
        long start = System.nanoTime();
        var report = new Validator(fetchers::open, new Fanout(), ComputePool.ofCommand(), limits)
                .validate(new ValidateOrder.ByUrl(new Site(origin, url, schemeAssumed), true));
        return new Timed(report, Duration.ofNanos(System.nanoTime() - start));
    }

    private static String file(TestSite site, int links) {
        return "# T\n\n> A file whose links are slow.\n\n## S\n\n"
                + IntStream.range(0, links)
                        .mapToObj(at -> "- [Page " + at + "](" + site.origin() + "/" + at + ".md): a page\n")
                        .collect(Collectors.joining());
    }

    private static void assertWithin(Duration limit, Duration took) {
        assertTrue(took.compareTo(limit) < 0, took + " is over " + limit);
    }

    @Test
    void aFileThatDoesNotComeInTimeIsADeadSite() throws InterruptedException {
        try (var site = new TestSite().latency(_ -> AGES)) {
            var timed = lint(SHORT, site.origin(), false);
            assertEquals(Optional.of(Health.DEAD), timed.report().health());
            var message = timed.report().checks().getFirst().message();
            assertTrue(message.contains("timed out"), message);
            assertWithin(Duration.ofSeconds(4), timed.took());
        }
    }

    @Test
    void aFileThatComesDropByDropIsADeadSite() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"))) {
            Thread.ofVirtual().start(() -> drip(server));
            var timed = lint(SHORT, "http://127.0.0.1:" + server.getLocalPort(), false);
            assertEquals(Optional.of(Health.DEAD), timed.report().health());
            assertWithin(Duration.ofSeconds(4), timed.took());
        }
    }

    /** Serves each connection, whoever it is, with a head and then a byte now and then, until the socket is closed. */
    private static void drip(ServerSocket server) {
        while (!server.isClosed()) {
            try {
                var socket = server.accept();
                Thread.ofVirtual().start(() -> {
                    try (socket) {
                        var out = socket.getOutputStream();
                        out.write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9999\r\n\r\n"
                                .getBytes(StandardCharsets.US_ASCII));
                        while (!server.isClosed()) {
                            out.write('#');
                            out.flush();
                            Thread.sleep(50);
                        }
                    } catch (IOException | InterruptedException gone) {
                        Thread.currentThread().interrupt();
                    }
                });
            } catch (IOException closed) {
                return;
            }
        }
    }

    @Test
    void anAnswerThatBreaksOffIsNoFile() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"))) {
            Thread.ofVirtual().start(() -> breakOff(server));
            var timed = lint(SHORT, "http://127.0.0.1:" + server.getLocalPort(), false);
            assertEquals(Optional.of(Health.DEAD), timed.report().health());
            var message = timed.report().checks().getFirst().message();
            assertTrue(message.contains("broke off after 4 bytes"), message);
        }
    }

    private static void breakOff(ServerSocket server) {
        while (!server.isClosed()) {
            try (var socket = server.accept()) {
                assertTrue(socket.getInputStream().read(new byte[4096]) > 0);
                socket.getOutputStream()
                        .write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 999\r\n\r\n# T\n"
                                .getBytes(StandardCharsets.US_ASCII));
            } catch (IOException closed) {
                // The next one is served all the same.
                Thread.yield();
            }
        }
    }

    @Test
    void slowSurroundingsAndLinksHoldNothingUp() throws InterruptedException {
        try (var site = new TestSite().latency(path -> path.equals("/llms.txt") ? Duration.ZERO : AGES)) {
            site.text("/llms.txt", "text/plain", file(site, 9));
            var timed = lint(SHORT, site.origin(), false);
            assertEquals(Optional.of(new LinkStats(9, 0, 0, 0)), timed.report().linkStats());
            assertEquals(
                    Optional.of(site.origin() + "/llms.txt"), timed.report().targetUrl());
            var robots = timed.report().checks().stream()
                    .filter(check -> check.id().equals("robots-allow"))
                    .findFirst();
            assertEquals(Status.WARNING, robots.orElseThrow().status());
            assertWithin(Duration.ofSeconds(5), timed.took());
        }
    }

    @Test
    void whatAnsweredInTimeCounts() throws InterruptedException {
        try (var site = new TestSite().latency(path -> path.equals("/0.md") ? AGES : Duration.ZERO)) {
            site.text("/llms.txt", "text/plain", file(site, 5)).text("/1.md", "text/markdown", "# One");
            var timed = lint(SHORT, site.origin(), false);
            assertEquals(Optional.of(new LinkStats(5, 4, 1, 3)), timed.report().linkStats());
        }
    }

    /** The limits as they ship: a file that takes nine seconds, and after it nothing that answers. */
    @Test
    @Tag("full")
    void theSlowestReportTakesHalfAMinute() throws InterruptedException {
        var nine = Duration.ofSeconds(9);
        try (var site = new TestSite().latency(path -> path.equals("/llms.txt") ? nine : AGES)) {
            site.text("/llms.txt", "text/plain", file(site, 60));
            var timed = lint(ProbeLimits.DEFAULTS, site.origin(), false);
            assertEquals(30, timed.report().linkStats().orElseThrow().sampled());
            assertWithin(Duration.ofSeconds(30), timed.took());
        }
    }
}
