package dev.incipit.crawl;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.BadHost.Behaviour;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.LocalFetch;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The rows of hostile.md that are the wire's, through a whole run: as one page among good ones, where the page is lost and the others
 * come through, and as the first page, where the run says why it ended.
 */
@Timeout(120)
final class HostileWireTest {
    /** For rows whose fault is that they take too long. */
    private static final FetchConfig QUICK =
            LocalFetch.within(Duration.ofMillis(400), Duration.ofMillis(800), Duration.ofMillis(1_200));

    /** For all others: on a busy machine, too, it is their fault that ends them, and not the time. */
    private static final FetchConfig PATIENT =
            LocalFetch.within(Duration.ofSeconds(10), Duration.ofSeconds(20), Duration.ofSeconds(40));

    /** For good pages among bad ones. */
    private static final FetchConfig FAIR =
            LocalFetch.within(Duration.ofSeconds(4), Duration.ofSeconds(4), Duration.ofSeconds(6));

    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

    /** 64 MiB of zeros, as zlib.brotliCompressSync of Node.js packs them. */
    private static final byte[] BROTLI_BOMB =
            Base64.getDecoder().decode("z///f/gnAOKxQCD3/p/////wTwDEYGQA7v0/////4Z8AiMMiAN37//z//8c/ARCHBQC69/8=");

    private static final String LOST =
            "The site could not be reached: it redirects to an address that cannot be reached.";

    private record Row(Behaviour behaviour, String sentence) {}

    private static Map<String, Row> rows() throws IOException {
        byte[] bomb = coded("gzip", gzip(new byte[64 << 20]));
        var rows = new LinkedHashMap<String, Row>();
        rows.put("/2-silent", new Row(wire -> wire.silence(), "timed out"));
        rows.put("/3-dripping-headers", new Row(wire -> wire.drip(OK + "X: y\r\n".repeat(500), 100), "timed out"));
        rows.put(
                "/4-dripping-body",
                new Row(wire -> wire.drip(OK + "Content-Length: 5000\r\n\r\n" + "x".repeat(5_000), 100), "timed out"));
        rows.put("/5-endless-body", new Row(wire -> endless(wire, OK + "\r\n", "x".repeat(10_000)), "too large"));
        rows.put("/6-announced-terabytes", new Row(closing(OK + "Content-Length: 99999999999999\r\n\r\nfew"), ""));
        rows.put("/7-shorter-than-announced", new Row(closing(OK + "Content-Length: 1000\r\n\r\nfew"), ""));
        rows.put("/8-bomb", new Row(wire -> wire.send(bomb), "too large"));
        rows.put("/8-brotli-bomb", new Row(wire -> wire.send(coded("br", BROTLI_BOMB)), "too large"));
        rows.put(
                "/9-broken-gzip",
                new Row(
                        closing(OK + "Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n" + "x".repeat(20)),
                        "coding"));
        rows.put(
                "/9-unknown-coding",
                new Row(
                        closing(OK + "Content-Encoding: zstd-9\r\nContent-Length: 20\r\n\r\n" + "x".repeat(20)),
                        "coding"));
        rows.put("/10-many-headers", new Row(closing(OK + "A: b\r\n".repeat(10_000) + "\r\n"), "headers"));
        rows.put("/10-large-header", new Row(closing(OK + "A: " + "b".repeat(1 << 20) + "\r\n\r\n"), "headers"));
        rows.put("/10-nul-in-a-header", new Row(closing(OK + "A: b\0c\r\nContent-Length: 0\r\n\r\n"), "header"));
        rows.put("/10-bare-cr", new Row(closing(OK + "A: b\rB: c\r\nContent-Length: 0\r\n\r\n"), "broken"));
        rows.put("/11-garbage", new Row(closing("\1\2\3 garbage\r\n\r\n"), "no HTTP"));
        rows.put("/11-http-0.9", new Row(closing("<html>hello</html>\r\n"), "no HTTP"));
        rows.put("/11-http-2-preface", new Row(closing("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), "no HTTP"));
        rows.put("/11-ssh", new Row(closing("SSH-2.0-OpenSSH_9.6\r\n"), "no HTTP"));
        rows.put(
                "/12-two-framings",
                new Row(
                        closing(OK + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
                        "two lengths"));
        rows.put(
                "/12-two-lengths",
                new Row(closing(OK + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello"), "two lengths"));
        rows.put(
                "/12-bad-chunk",
                new Row(closing(OK + "Transfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n0\r\n\r\n"), "chunk"));
        rows.put(
                "/12-endless-extension",
                new Row(
                        wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n5;", "a=b;".repeat(1_000)),
                        "chunk"));
        rows.put(
                "/12-endless-trailers",
                new Row(
                        wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n0\r\n", "T: u\r\n".repeat(100)),
                        "trailers"));
        rows.put(
                "/13-interim",
                new Row(wire -> endless(wire, "", "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(50)), "interim"));
        rows.put("/14-itself", new Row(redirect("/14-itself"), "in a circle"));
        rows.put("/15-file", new Row(redirect("file:///etc/passwd"), LOST));
        rows.put("/15-private", new Row(redirect("http://10.0.0.1/"), LOST));
        rows.put("/15-metadata", new Row(redirect("http://169.254.169.254/latest/"), LOST));
        rows.put("/15-user-info", new Row(redirect("http://me:secret@127.0.0.1/"), LOST));
        rows.put("/16-no-location", new Row(redirect(""), LOST));
        rows.put("/16-unparsable", new Row(redirect("http://[::1"), LOST));
        rows.put(
                "/32-a-year",
                new Row(
                        wire -> wire.send("HTTP/1.1 503 Busy\r\nRetry-After: 31536000\r\nContent-Length: 0\r\n\r\n"),
                        "status 503"));
        rows.put(
                "/36-film",
                new Row(
                        wire -> endless(
                                wire,
                                "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 4000000000\r\n\r\n",
                                "x".repeat(10_000)),
                        "not HTML"));
        rows.put(
                "/36-image-of-no-type",
                new Row(closing("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n\211PNG\r\n\032\n\0\0\0\0"), "not HTML"));
        rows.put(
                "/37-reset",
                new Row(
                        wire -> {
                            wire.send(OK + "Content-Length: 5000\r\n\r\nhal");
                            wire.reset();
                        },
                        ""));
        return rows;
    }

    private static Behaviour closing(String answer) {
        return wire -> {
            wire.send(answer);
            throw new IOException("one answer, and the connection closes");
        };
    }

    private static Behaviour redirect(String location) {
        return wire -> wire.send("HTTP/1.1 302 Found\r\n" + (location.isEmpty() ? "" : "Location: " + location + "\r\n")
                + "Content-Length: 0\r\n\r\n");
    }

    private static void endless(BadHost.Wire wire, String head, String rest) throws IOException {
        wire.send(head);
        for (int i = 0; i < 1_000_000; i++) {
            wire.send(rest);
        }
    }

    private static byte[] coded(String coding, byte[] packed) {
        var out = new ByteArrayOutputStream();
        out.writeBytes((OK + "Content-Encoding: " + coding + "\r\nContent-Length: " + packed.length + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(packed);
        return out.toByteArray();
    }

    private static Behaviour page(String title, String links) {
        var body = "<!doctype html><title>" + title + "</title><main><h1>" + title + "</h1><p>"
                + (title + " has a text of its own, which is long enough to be one. ").repeat(6) + links + "</main>";
        return wire -> wire.send(OK + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    @Test
    void aPageThatBreaksIsLostWithAReasonAndTheOthersComeThrough() throws Exception {
        var rows = rows();
        var good = IntStream.range(0, 20).mapToObj(i -> "/good" + i).toList();
        var behaviours = new HashMap<String, Behaviour>();
        rows.forEach((path, row) -> behaviours.put(path, row.behaviour()));
        good.forEach(path -> behaviours.put(path, page("Page " + path, "")));
        behaviours.put(
                "/",
                page(
                        "Home",
                        IntStream.range(0, rows.size())
                                .mapToObj(i ->
                                        link(rows.keySet().stream().toList().get(i))
                                                + (i < good.size() ? link(good.get(i)) : ""))
                                .collect(Collectors.joining())));
        try (var host = BadHost.routing(behaviours)) {
            long start = System.nanoTime();
            var outcome = crawl(host.url("/"), FAIR);
            assertTrue(System.nanoTime() - start < Duration.ofSeconds(60).toNanos());
            var report = assertInstanceOf(CrawlOutcome.Crawled.class, outcome, outcome.toString())
                    .report();
            var read = report.pages().stream().map(page -> page.url().path()).collect(Collectors.toSet());
            good.forEach(path -> assertTrue(read.contains(path), path + " of " + read));
            var visits = report.visits().stream()
                    .collect(Collectors.toMap(visit -> visit.url().path(), visit -> visit, (one, other) -> one));
            for (var path : rows.keySet()) {
                var visit = visits.get(path);
                // A cut body is kept where something of it can be read.
                boolean cut = List.of(
                                "/6-announced-terabytes",
                                "/7-shorter-than-announced",
                                "/5-endless-body",
                                "/8-bomb",
                                "/8-brotli-bomb")
                        .contains(path);
                assertTrue(cut || visit.result() != Visit.Result.READ, path + " " + visit);
                assertNotEquals("", visit.reason(), path);
            }
        }
    }

    private static String link(String path) {
        return "<p><a href='" + path + "'>To " + path + "</a></p>";
    }

    @Test
    void aFirstPageThatBreaksEndsTheRunWithASentence() throws Exception {
        var tasks = rows().entrySet().stream()
                .filter(row -> !row.getValue().sentence().isEmpty())
                .<Callable<String>>map(row -> () -> {
                    try (var host = BadHost.routing(Map.of(
                            "/",
                            row.getValue().behaviour(),
                            row.getKey(),
                            row.getValue().behaviour()))) {
                        boolean late = row.getValue().sentence().equals("timed out");
                        var outcome = crawl(host.url(row.getKey()), late ? QUICK : PATIENT);
                        var reason = switch (outcome) {
                            case CrawlOutcome.Unreachable unreachable -> unreachable.reason();
                            case CrawlOutcome.Blocked blocked -> blocked.reason();
                            case CrawlOutcome.Crawled crawled ->
                                "read " + crawled.report().pages().size();
                        };
                        boolean says = reason.contains(row.getValue().sentence()) && reason.endsWith(".");
                        return says ? "" : row.getKey() + ": " + reason;
                    }
                })
                .toList();
        var wrong = new Fanout()
                .run(tasks, Duration.ofSeconds(60)).stream()
                        .map(answer -> answer.orElse("no end"))
                        .filter(answer -> !answer.isEmpty())
                        .toList();
        assertEquals(List.of(), wrong);
    }

    private static CrawlOutcome crawl(String home, FetchConfig config) throws InterruptedException {
        var fetchers = new Fetchers(config, InstantSource.system());
        var budget = new CrawlBudget(100, 100_000_000, Duration.ofSeconds(50), 8);
        return new Crawler(
                        fetchers::open, new Fanout(), new PageReader(), ComputePool.ofCommand(), InstantSource.system())
                .crawl(new Site(home, WebUrl.parse(home).orElseThrow(), false), budget, CrawlProgress.UNWATCHED);
    }
}
