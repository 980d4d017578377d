package dev.incipit.crawl.seeds;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.BadHost.Behaviour;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What counts of a sitemap that comes in part (hostile.md row 23). */
@Timeout(60)
final class SeedFinderTest {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\n";

    @Test
    void aSitemapThatNeverEndsCountsWithWhatCame() throws Exception {
        assertEquals(List.of("/p0", "/p1", "/p2"), found(wire -> {
            wire.send(OK + "\r\n" + entries(3));
            wire.drip(" ".repeat(1_000), 50);
        }));
    }

    @Test
    void aSitemapThatStallsCountsWithWhatCame() throws Exception {
        assertEquals(List.of("/p0", "/p1", "/p2"), found(wire -> {
            wire.send(OK + "Content-Length: 100000\r\n\r\n" + entries(3));
            wire.octet();
        }));
    }

    @Test
    void aPackedSitemapThatStallsCountsWithWhatCame() throws Exception {
        var packed = gzip(entries(4_000));
        var found = found(wire -> {
            wire.send(OK + "Content-Encoding: gzip\r\nContent-Length: " + packed.length + "\r\n\r\n");
            wire.send(Arrays.copyOf(packed, packed.length / 2));
            wire.octet();
        });
        assertTrue(found.size() > 1_000, found.size() + " found");
    }

    @Test
    void aSitemapWhoseConnectionBreaksCountsWithWhatCame() throws Exception {
        assertEquals(List.of("/p0", "/p1"), found(wire -> {
            var part = entries(2);
            wire.send(OK + "Transfer-Encoding: chunked\r\n\r\n" + Integer.toHexString(part.length()) + "\r\n" + part
                    + "\r\nno chunk\r\n");
        }));
    }

    @Test
    void aSitemapWhoseCodingBreaksCountsWithWhatCame() throws Exception {
        var packed = gzip(entries(4_000));
        Arrays.fill(packed, packed.length / 2, packed.length, (byte) 0xFF);
        var found = found(wire -> {
            wire.send(OK + "Content-Encoding: gzip\r\nContent-Length: " + packed.length + "\r\n\r\n");
            wire.send(packed);
        });
        assertTrue(found.size() > 1_000, found.size() + " found");
    }

    @Test
    void aPackedFileThatIsCutCountsWithWhatCame() throws Exception {
        var packed = gzip(entries(20));
        int half = packed.length * 3 / 4;
        var found = found(wire -> {
            wire.send("HTTP/1.1 200 OK\r\nContent-Type: application/gzip\r\nContent-Length: " + half + "\r\n\r\n");
            wire.send(Arrays.copyOf(packed, half));
        });
        assertTrue(found.size() >= 5, found.size() + " found");
    }

    @Test
    void aLocationWithoutASchemeThatBeginsWithTheSitesHostIsAnAddressOnIt() throws Exception {
        assertEquals(List.of("/a", "/b?x=1", "/", "/map/c", "/d"), foundAt(port -> wire -> {
            var host = "127.0.0.1:" + port;
            wire.send(body("<urlset><url><loc>" + host + "/a</loc></url><url><loc>" + host
                    + "/b?x=1</loc></url><url><loc>" + host + "</loc></url><url><loc>c</loc></url><url><loc>//" + host
                    + "/d</loc></url></urlset>"));
        }));
    }

    private static String body(String xml) {
        return OK + "Content-Length: " + xml.length() + "\r\n\r\n" + xml;
    }

    /** A list that is not closed. */
    private static String entries(int count) {
        return "<urlset>"
                + IntStream.range(0, count)
                        .mapToObj(i -> "<url><loc>/p" + i + "</loc></url>")
                        .collect(Collectors.joining());
    }

    private static List<String> found(Behaviour sitemap) throws Exception {
        return foundAt(_ -> sitemap);
    }

    private static List<String> foundAt(IntFunction<Behaviour> sitemap) throws Exception {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        var paths = new ConcurrentHashMap<String, Behaviour>();
        try (var host = BadHost.routing(paths);
                var run = new Fetchers(config, InstantSource.system()).open()) {
            paths.put("/map/sitemap.xml", sitemap.apply(host.port()));
            var home = WebUrl.parse(host.url("/")).orElseThrow();
            var robots = RobotsRules.parse(
                    home, ("Sitemap: " + host.url("/map/sitemap.xml")).getBytes(StandardCharsets.UTF_8), "Incipit");
            var visitor =
                    new PageVisitor(run, new PageReader(), ComputePool.ofCommand(), InstantSource.system(), _ -> {});
            var seeds = new SeedFinder(run, new Fanout(), visitor, new SiteScope(home, "/"), robots)
                    .find(Duration.ofSeconds(3));
            return seeds.sitemap().stream()
                    .map(page -> page.target().requestTarget())
                    .toList();
        }
    }
}
