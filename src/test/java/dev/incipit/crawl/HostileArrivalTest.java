package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.FullHost;
import dev.incipit.fetch.LocalFetch;
import dev.incipit.fetch.TestCertificates;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rows of hostile.md that end a run before its first page: no connection (1), and no TLS worth the name (19). */
@Timeout(120)
final class HostileArrivalTest {
    /** The first byte of a TLS handshake (RFC 8446 §5.1); a request's would be a letter. */
    private static final int HANDSHAKE = 22;

    private static final FetchConfig QUICK =
            LocalFetch.within(Duration.ofMillis(800), Duration.ofMillis(800), Duration.ofMillis(1_200));

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;

    @BeforeAll
    static void makeCertificates() throws Exception {
        certificates = TestCertificates.in(folder)
                .signed("good", "san=dns:good.example")
                .expired("expired", "san=dns:expired.example")
                .unsigned("self", "san=dns:self.example");
    }

    private static String unreached(Fetchers fetchers, String home, boolean schemeAssumed) throws InterruptedException {
        var site = new Site(home, WebUrl.parse(home).orElseThrow(), schemeAssumed);
        var budget = new CrawlBudget(100, 100_000_000, Duration.ofSeconds(50), 8);
        var outcome = new Crawler(
                        fetchers::open, new Fanout(), new PageReader(), ComputePool.ofCommand(), InstantSource.system())
                .crawl(site, budget, CrawlProgress.UNWATCHED);
        return assertInstanceOf(CrawlOutcome.Unreachable.class, outcome, outcome::toString)
                .reason();
    }

    @Test
    void aHostThatNeverAcceptsIsSaidToHaveTimedOut() throws Exception {
        try (var full = new FullHost()) {
            assertEquals(
                    "The site could not be reached: timed out.",
                    unreached(new Fetchers(QUICK, InstantSource.system()), full.url(), false));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "expired, expired.example, , its certificate has expired",
        "good, other.example, , its certificate is for another name",
        "self, self.example, , its certificate is not trusted",
        "good, good.example, TLSv1.1, TLS handshake failed",
    })
    void aSiteThatProvesNothingIsNotReadAndItsFaultIsNamed(
            String alias, String name, @Nullable String version, String fault) throws Exception {
        var socket = certificates.listening(alias);
        if (version != null) {
            socket.setEnabledProtocols(new String[] {version});
        }
        try (var host = new BadHost(socket, wire -> wire.request())) {
            var home = "https://" + name + ":" + host.port() + "/";
            assertEquals(
                    "The site could not be reached: " + fault + ".", unreached(certificates.fetchers(), home, false));
            if (version == null) {
                // A bad certificate is an answer, where the scheme was ours to choose as well (decisions §5).
                assertEquals(
                        "The site could not be reached: " + fault + ".",
                        unreached(certificates.fetchers(), home, true));
            }
            assertEquals(List.of(), host.requests());
        }
    }

    @Test
    void aHandshakeThatStallsEndsTheRunAndIsNotTriedWithoutTls() throws Exception {
        var first = new CopyOnWriteArrayList<Integer>();
        try (var host = new BadHost(wire -> {
            first.add(wire.octet());
            wire.silence();
        })) {
            var home = host.url("/").replace("http:", "https:");
            var said = unreached(new Fetchers(QUICK, InstantSource.system()), home, false);
            assertTrue(
                    said.equals("The site could not be reached: timed out.")
                            || said.equals("The site could not be reached: TLS handshake timed out."),
                    said);
        }
        assertTrue(!first.isEmpty() && first.stream().allMatch(octet -> octet == HANDSHAKE), first::toString);
    }
}
