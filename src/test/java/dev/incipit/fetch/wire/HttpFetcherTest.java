package dev.incipit.fetch.wire;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.FullHost;
import dev.incipit.fetch.LocalFetch;
import dev.incipit.url.WebUrl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What sites do on the wire, and what becomes of it: quality/hostile.md, rows 1 to 19 and 32 to 37. */
@Timeout(120)
final class HttpFetcherTest {
    /** Longer than a busy machine takes: only a host that does not answer meets a limit. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private final Fetchers fetchers = new Fetchers(config(LONG, LONG, LONG), InstantSource.system());
    private final Fetchers hasty = new Fetchers(
            config(Duration.ofMillis(500), Duration.ofMillis(600), Duration.ofMillis(1_500)), InstantSource.system());

    private static FetchConfig config(Duration connect, Duration headers, Duration page) {
        return config(connect, headers, page, 1 << 19);
    }

    private static FetchConfig config(Duration connect, Duration headers, Duration page, long htmlBytesMax) {
        return LocalFetch.within(connect, headers, page, 1 << 20, htmlBytesMax);
    }

    private FetchOutcome fetch(String url) throws InterruptedException {
        return fetch(FetchRequest.Method.GET, url);
    }

    private FetchOutcome fetch(FetchRequest.Method method, String url) throws InterruptedException {
        try (var run = fetchers.open()) {
            return run.fetch(new FetchRequest(method, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20));
        }
    }

    /** With limits that are soon over, which a host must not meet by a busy machine's fault. */
    private Unreachable lostInHaste(String url) throws InterruptedException {
        try (var run = hasty.open()) {
            return assertInstanceOf(Unreachable.class, run.fetch(request(url)));
        }
    }

    private Fetched fetched(String url) throws InterruptedException {
        return assertInstanceOf(Fetched.class, fetch(url));
    }

    private static String text(Fetched fetched) {
        return new String(fetched.body(), StandardCharsets.UTF_8);
    }

    private static String ok(String body) {
        return "HTTP/1.1 200 OK\r\nContent-Length: " + body.length() + "\r\nContent-Type: text/html\r\n\r\n" + body;
    }

    @Test
    void anAnswerIsReadWithItsHeaders() throws Exception {
        try (var host = BadHost.answering(ok("hello"))) {
            var page = fetched(host.url("/a%20b?c=%C3%BC&d=1+2"));
            assertEquals("hello", text(page));
            assertEquals("text/html", page.contentType());
            assertFalse(page.truncated());
            var request = host.requests().getFirst();
            assertTrue(request.startsWith("GET /a%20b?c=%C3%BC&d=1+2 HTTP/1.1\r\nHost: 127.0.0.1:"), request);
            assertTrue(request.contains("User-Agent: Incipit/test\r\n"), request);
        }
    }

    @Test
    void oneConnectionServesManyRequestsOfARun() throws Exception {
        try (var host = BadHost.answering(ok("hello"));
                var run = fetchers.open()) {
            for (int i = 0; i < 5; i++) {
                assertInstanceOf(Fetched.class, run.fetch(request(host.url("/" + i))));
            }
            assertEquals(1, host.connections());
        }
    }

    @Test
    void aRunLeavesNoConnectionOpen() throws Exception {
        var closed = new CountDownLatch(1);
        try (var host = new BadHost(wire -> {
            while (!wire.request().isEmpty()) {
                wire.send(ok("hello"));
            }
            closed.countDown();
        })) {
            fetched(host.url("/"));
            assertTrue(closed.await(20, TimeUnit.SECONDS));
            assertEquals(0, fetchers.hostsAsked());
        }
    }

    @Test
    void headAsksForNoBody() throws Exception {
        try (var host = BadHost.answering("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n")) {
            var page = assertInstanceOf(Fetched.class, fetch(FetchRequest.Method.HEAD, host.url("/")));
            assertEquals(0, page.body().length);
            assertFalse(page.truncated());
            assertTrue(host.requests().getFirst().startsWith("HEAD / "));
        }
    }

    @Test
    void chunksAreJoinedAndTrailersPassedOver() throws Exception {
        try (var host = BadHost.answering("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "5;x=y\r\nhello\r\n1\r\n \r\n005\r\nworld\r\n0\r\nX: y\r\n\r\n")) {
            try (var run = fetchers.open()) {
                for (int i = 0; i < 3; i++) {
                    var page = assertInstanceOf(Fetched.class, run.fetch(request(host.url("/"))));
                    assertEquals("hello world", text(page));
                    assertFalse(page.truncated());
                }
                assertEquals(1, host.connections());
            }
        }
    }

    @Test
    void aBodyWithoutLengthEndsWithTheConnection() throws Exception {
        try (var host = BadHost.answeringOnce("HTTP/1.0 200 OK\r\n\r\nhello")) {
            var page = fetched(host.url("/"));
            assertEquals("hello", text(page));
            assertFalse(page.truncated());
        }
    }

    @Test
    void interimAnswersArePassedOver() throws Exception {
        try (var host = BadHost.answering("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n" + ok("hello"))) {
            assertEquals("hello", text(fetched(host.url("/"))));
        }
    }

    @Test
    void anIdleConnectionThatTimesOutAloudIsReplaced() throws Exception {
        try (var host = new BadHost(wire -> {
                    wire.request();
                    wire.send(ok("hello"));
                    wire.request();
                    wire.send("HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                });
                var run = fetchers.open()) {
            assertInstanceOf(Fetched.class, run.fetch(request(host.url("/"))));
            assertInstanceOf(Fetched.class, run.fetch(request(host.url("/"))));
            assertEquals(2, host.connections());
        }
    }

    @Test
    void aSilentHostTimesOut() throws Exception {
        try (var host = new BadHost(BadHost.Wire::silence)) {
            var lost = lostInHaste(host.url("/"));
            assertEquals(Cause.TIMEOUT, lost.cause());
            assertEquals("timed out", lost.detail());
        }
    }

    @Test
    void headersThatDripHaveOneDeadline() throws Exception {
        try (var host = new BadHost(wire -> {
            wire.request();
            wire.drip("HTTP/1.1 200 OK\r\n" + "X-Drip: a\r\n".repeat(90), 100);
        })) {
            assertEquals(Cause.TIMEOUT, causeOfDripping(host.url("/")));
        }
    }

    @Test
    void aBodyThatDripsHasOneDeadline() throws Exception {
        try (var host = new BadHost(wire -> {
            wire.request();
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
            wire.drip("x".repeat(1000), 100);
        })) {
            assertEquals(Cause.TIMEOUT, causeOfDripping(host.url("/")));
        }
    }

    @Test
    void anEndlessBodyIsCut() throws Exception {
        try (var host = new BadHost(wire -> {
            wire.request();
            wire.send("HTTP/1.1 200 OK\r\n\r\n");
            byte[] block = new byte[1 << 16];
            for (int i = 0; i < 1_000; i++) {
                wire.send(block);
            }
        })) {
            var page = fetched(host.url("/"));
            assertEquals(1 << 20, page.body().length);
            assertTrue(page.truncated());
        }
    }

    @Test
    void anEndlessChunkIsCut() throws Exception {
        try (var host = new BadHost(wire -> {
            wire.request();
            wire.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffff\r\n");
            byte[] block = new byte[1 << 16];
            for (int i = 0; i < 1_000; i++) {
                wire.send(block);
            }
        })) {
            var page = fetched(host.url("/"));
            assertEquals(1 << 20, page.body().length);
            assertTrue(page.truncated());
        }
    }

    @Test
    void htmlIsCutEarlier() throws Exception {
        try (var host = BadHost.answering(ok("x".repeat(600_000)))) {
            var page = fetched(host.url("/"));
            assertEquals(1 << 19, page.body().length);
            assertTrue(page.truncated());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1 << 19, 32 << 20})
    void picturesUnderAPagesAddressAreNotReadHoweverMuchIsReadOfHtml(long htmlBytesMax) throws Exception {
        try (var host = BadHost.answeringOnce(
                        "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 4000000000\r\n\r\nx");
                var run = new Fetchers(config(LONG, LONG, LONG, htmlBytesMax), InstantSource.system()).open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            var page = new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 10 << 20);
            assertEquals(0, assertInstanceOf(Fetched.class, run.fetch(page)).body().length);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\nlittle",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nlittle",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nlittle\r\n"
            })
    void aBodyShorterThanAnnouncedIsMarked(String answer) throws Exception {
        try (var host = BadHost.answeringOnce(answer)) {
            var page = fetched(host.url("/"));
            assertEquals("little", text(page));
            assertTrue(page.truncated());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "garbage\r\n\r\n",
                "<html>HTTP/0.9</html>",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                "SSH-2.0-OpenSSH_9.6\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX: a\rb\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip, gzip\r\nContent-Length: 5\r\n\r\nhello",
            })
    void aBrokenAnswerIsLost(String answer) throws Exception {
        try (var host = BadHost.answeringOnce(answer)) {
            var lost = assertInstanceOf(Unreachable.class, fetch(host.url("/")), answer);
            assertEquals(Cause.PROTOCOL, lost.cause(), lost.detail());
        }
    }

    @Test
    void anEmptyConnectionIsLost() throws Exception {
        try (var host = new BadHost(BadHost.Wire::request)) {
            assertEquals(
                    Cause.PROTOCOL,
                    assertInstanceOf(Unreachable.class, fetch(host.url("/"))).cause());
        }
    }

    @Test
    void aBombIsCutAfterDecoding() throws Exception {
        byte[] zeros = new byte[64 << 20];
        for (var coded : List.of(Map.entry("gzip", gzip(zeros)), Map.entry("gzip, gzip", gzip(gzip(zeros))))) {
            try (var host = BadHost.answering(coded(coded.getKey(), coded.getValue()))) {
                var page = fetched(host.url("/"));
                assertEquals(1 << 20, page.body().length);
                assertTrue(page.truncated());
            }
        }
    }

    @Test
    void nobodyListensThere() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            port = socket.getLocalPort();
        }
        var lost = assertInstanceOf(Unreachable.class, fetch("http://127.0.0.1:" + port + "/"));
        assertEquals(Cause.NO_LISTENER, lost.cause());
        assertEquals("connection refused", lost.detail());
    }

    @Test
    void aConnectionThatIsNeverAcceptedTimesOut() throws Exception {
        try (var full = new FullHost()) {
            var lost = lostInHaste(full.url());
            assertEquals(Cause.CONNECT, lost.cause());
            assertEquals("timed out", lost.detail());
        }
    }

    @Test
    void aHostThatSpeaksNoTlsIsNotAsked() throws Exception {
        try (var host = new BadHost(wire -> wire.send(ok("plain")))) {
            var lost = assertInstanceOf(Unreachable.class, fetch(host.url("/").replace("http:", "https:")));
            assertEquals(Cause.TLS, lost.cause());
        }
    }

    @Test
    void aHandshakeThatStallsHasADeadline() throws Exception {
        try (var host = new BadHost(BadHost.Wire::silence)) {
            var lost = lostInHaste(host.url("/").replace("http:", "https:"));
            assertTrue(lost.cause() == Cause.TLS || lost.cause() == Cause.CONNECT, lost.toString());
        }
    }

    @Test
    void aBodySentAfterAHeadIsNotTakenForTheNextAnswer() throws Exception {
        try (var host = BadHost.answering("HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\n\r\nnot found");
                var run = fetchers.open()) {
            var head = new FetchRequest(
                    FetchRequest.Method.HEAD, request(host.url("/")).url(), Map.of(), 1_000);
            for (int i = 0; i < 3; i++) {
                assertInstanceOf(Missing.class, run.fetch(head));
                assertInstanceOf(Missing.class, run.fetch(request(host.url("/"))));
            }
        }
    }

    @Test
    void anIdleConnectionThatWasClosedIsReplacedOnce() throws Exception {
        var asked = new AtomicInteger();
        try (var host = new BadHost(wire -> {
                    wire.request();
                    asked.incrementAndGet();
                    wire.send(ok("hello"));
                });
                var run = fetchers.open()) {
            for (int i = 0; i < 3; i++) {
                assertInstanceOf(Fetched.class, run.fetch(request(host.url("/"))));
            }
            assertEquals(3, asked.get());
        }
    }

    @Test
    void aResetInTheMiddleIsNotAskedAgain() throws Exception {
        var asked = new AtomicInteger();
        try (var host = new BadHost(wire -> {
            wire.request();
            asked.incrementAndGet();
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello");
            wire.reset();
        })) {
            var outcome = fetch(host.url("/"));
            assertTrue(outcome instanceof Unreachable || outcome instanceof Fetched page && page.truncated());
            assertEquals(1, asked.get());
        }
    }

    @Test
    void aRunThatIsInterruptedEndsItsFetches() throws Exception {
        var asked = new CountDownLatch(1);
        try (var host = new BadHost(wire -> {
            wire.request();
            asked.countDown();
            wire.silence();
        })) {
            var ended = new CountDownLatch(1);
            var thread = Thread.ofVirtual().start(() -> {
                try (var run = fetchers.open()) {
                    run.fetch(request(host.url("/")));
                } catch (InterruptedException wanted) {
                    ended.countDown();
                }
            });
            asked.await();
            thread.interrupt();
            assertTrue(ended.await(20, TimeUnit.SECONDS), "it went on as long as it may wait");
        }
    }

    /** Ended by the deadline of one answer, and not with the octets, which go on for a minute and a half. */
    private Cause causeOfDripping(String url) throws InterruptedException {
        long start = System.nanoTime();
        var lost = lostInHaste(url);
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(30).toNanos());
        return lost.cause();
    }

    private static FetchRequest request(String url) {
        return new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20);
    }

    private static byte[] coded(String coding, byte[] body) throws IOException {
        var out = new ByteArrayOutputStream();
        out.write(("HTTP/1.1 200 OK\r\nContent-Encoding: " + coding + "\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        out.write(body);
        return out.toByteArray();
    }
}
