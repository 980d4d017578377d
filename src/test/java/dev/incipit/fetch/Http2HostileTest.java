package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.Http2Frame.FrameType;
import dev.incipit.url.WebUrl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a server may do to whoever speaks HTTP/2 with it (RFC 9113 §10.5), and what becomes of it. */
@Timeout(120)
final class Http2HostileTest {
    private static final FetchConfig PATIENT = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));

    /** For what would go on for ever; the handshake has both the first limits together, the busiest machine's too. */
    private static final FetchConfig HASTY = new FetchConfig(
            "Incipit/test",
            Duration.ofSeconds(20),
            Duration.ofMillis(2_500),
            Duration.ofMillis(3_000),
            1 << 20,
            1 << 20,
            10,
            List.of("127.0.0.0/8"),
            FetchConfig.DEFAULTS.allowedPorts(),
            8,
            16,
            Duration.ZERO,
            Optional.empty());

    private static final byte[] NOTHING = new byte[0];

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;

    @BeforeAll
    static void makeCertificates() throws Exception {
        certificates = TestCertificates.in(folder).signed("good", "san=dns:good.example,ip:127.0.0.1");
    }

    private static FetchRequest get(Http2Host host, String path) {
        return new FetchRequest(
                FetchRequest.Method.GET, WebUrl.parse(host.url(path)).orElseThrow(), Map.of(), 1 << 20);
    }

    /** A status, a header that goes into the table, and references to it (RFC 7541 §6.1). */
    private static byte[] references(int count) {
        var begun = new byte[] {(byte) 0x88, 0x40, 1, 'x', 1, 'v'};
        var block = Arrays.copyOf(begun, begun.length + count);
        Arrays.fill(block, begun.length, block.length, (byte) 0xBE);
        return block;
    }

    @Test
    void fieldsAreCountedBeforeTheyAreUnpacked() throws FetchFailure {
        assertEquals(3_002, PackedFields.count(references(3_000)));
        assertEquals(0, PackedFields.count(new byte[] {0x3F, 0x01}), "a new size is no field");
        assertThrows(FetchFailure.class, () -> PackedFields.count(new byte[] {0x00, 5, 'x'}));
        assertThrows(FetchFailure.class, () -> PackedFields.count(new byte[] {(byte) 0xFF, -1, -1, -1, -1, -1}));
    }

    private static FetchOutcome fetch(Http2Host.Talk talk) throws Exception {
        return fetch(PATIENT, talk);
    }

    private static FetchOutcome fetch(FetchConfig config, Http2Host.Talk talk) throws Exception {
        try (var host = new Http2Host(certificates, talk);
                var run = host.fetchers(certificates, config).open()) {
            return run.fetch(get(host, "/"));
        }
    }

    /** Who breaks HTTP/2 is asked by HTTP/1.1, once. */
    @TestFactory
    Stream<DynamicTest> aPeerThatBreaksTheProtocolIsAskedByTheOlderOne() {
        var talks = new LinkedHashMap<String, Http2Host.Talk>();
        talks.put("an answer of the older protocol", (wire, n) -> {
            wire.request();
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            wire.untilGone();
        });
        talks.put("no settings first", (wire, n) -> wire.ok(wire.request(), "x"));
        talks.put(
                "a frame larger than we take",
                begun((wire, stream) -> wire.send(
                        FrameType.HEADERS,
                        Http2Frame.END_HEADERS,
                        stream,
                        new byte[Http2Frame.PAYLOAD_BYTES_MAX + 1])));
        talks.put("continuations without end", begun((wire, stream) -> {
            wire.send(FrameType.HEADERS, 0, stream, new byte[] {8, 3, '2', '0', '0'});
            endlessly(() -> wire.send(FrameType.CONTINUATION, 0, stream, new byte[1_000]));
        }));
        talks.put("empty continuations", begun((wire, stream) -> {
            wire.send(FrameType.HEADERS, 0, stream, new byte[] {8, 3, '2', '0', '0'});
            endlessly(() -> wire.send(FrameType.CONTINUATION, 0, stream, NOTHING));
        }));
        talks.put(
                "a continuation of nothing",
                begun((wire, stream) -> wire.send(FrameType.CONTINUATION, Http2Frame.END_HEADERS, stream, NOTHING)));
        talks.put("something else within a block", begun((wire, stream) -> {
            wire.send(FrameType.HEADERS, 0, stream, new byte[] {8, 3, '2', '0', '0'});
            wire.send(FrameType.PING, 0, 0, new byte[8]);
        }));
        talks.put("a thousand headers", begun((wire, stream) -> wire.headers(0, stream, many())));
        talks.put(
                "one header, repeated by references of one octet",
                begun((wire, stream) ->
                        wire.send(FrameType.HEADERS, Http2Frame.END_HEADERS, stream, references(16_000))));
        talks.put(
                "octets that are no headers",
                begun((wire, stream) -> wire.send(
                        FrameType.HEADERS, Http2Frame.END_HEADERS, stream, new byte[] {(byte) 0xFF, (byte) 0xFF, 3, 4
                        })));
        talks.put("no status", begun((wire, stream) -> wire.headers(0, stream, Map.of("server", "x"))));
        talks.put(
                "a name in capitals",
                begun((wire, stream) -> wire.headers(0, stream, Map.of(":status", "200", "Server", "x"))));
        talks.put(
                "a value of two lines",
                begun((wire, stream) -> wire.headers(0, stream, Map.of(":status", "200", "server", "x\ny: z"))));
        talks.put(
                "headers of a connection",
                begun((wire, stream) ->
                        wire.headers(0, stream, Map.of(":status", "200", "transfer-encoding", "chunked"))));
        talks.put(
                "a body before its headers",
                begun((wire, stream) -> wire.send(FrameType.DATA, 0, stream, new byte[10])));
        talks.put(
                "a push",
                begun((wire, stream) ->
                        wire.send(FrameType.PUSH_PROMISE, Http2Frame.END_HEADERS, stream, Http2Host.number(2))));
        talks.put(
                "pings without end",
                begun((wire, stream) -> endlessly(() -> wire.send(FrameType.PING, 0, 0, new byte[8]))));
        talks.put("settings without end", begun((wire, stream) -> endlessly(wire::settings)));
        talks.put(
                "frames of unknown kinds without end",
                begun((wire, stream) -> endlessly(() -> wire.send(FrameType.UNKNOWN, 0, stream, new byte[100]))));
        talks.put(
                "windows without end",
                begun((wire, stream) ->
                        endlessly(() -> wire.send(FrameType.WINDOW_UPDATE, 0, 0, Http2Host.number(1)))));
        talks.put(
                "resets without end",
                begun((wire, stream) -> endlessly(() -> wire.send(FrameType.RST_STREAM, 0, 999, Http2Host.number(8)))));
        talks.put(
                "interim answers without end",
                begun((wire, stream) -> endlessly(() -> wire.headers(0, stream, Map.of(":status", "103")))));
        talks.put(
                "a reset that asks for the older protocol",
                begun((wire, stream) -> wire.send(FrameType.RST_STREAM, 0, stream, Http2Host.number(13))));
        return talks.entrySet().stream()
                .map(talk -> DynamicTest.dynamicTest(talk.getKey(), () -> {
                    try (var host = new Http2Host(certificates, talk.getValue());
                            var run = host.fetchers(certificates, PATIENT).open()) {
                        var fetched = assertInstanceOf(Fetched.class, run.fetch(get(host, "/")));
                        assertEquals("plain", new String(fetched.body(), StandardCharsets.US_ASCII));
                        assertEquals(List.of("h2", "http/1.1"), host.protocols());
                    }
                }));
    }

    private interface Answer {
        void give(Http2Host.Wire wire, int stream) throws IOException, InterruptedException;
    }

    private interface Step {
        void take() throws IOException;
    }

    /** Settings, the request, and then what comes. */
    private static Http2Host.Talk begun(Answer answer) {
        return (wire, n) -> {
            wire.settings();
            answer.give(wire, wire.request());
            wire.untilGone();
        };
    }

    private static void endlessly(Step step) throws IOException {
        for (int i = 0; i < 1_000_000; i++) {
            step.take();
        }
    }

    private static Map<String, String> many() {
        var headers = new LinkedHashMap<String, String>();
        headers.put(":status", "200");
        for (int i = 0; i < 1_000; i++) {
            headers.put("x" + i, "y");
        }
        return headers;
    }

    @Test
    void headersThatReferToOneLargeOneAreCountedAsOftenAsTheyRefer() throws Exception {
        var outcome = fetch(begun((wire, stream) -> {
            var block = new ByteArrayOutputStream();
            block.writeBytes(new byte[] {(byte) 0x88, 0x40, 1, 'a', 0x7F, (byte) 0x81, 0x1E});
            block.writeBytes("x".repeat(4_000).getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 10_000; i++) {
                block.write(0xBE);
            }
            wire.send(FrameType.HEADERS, Http2Frame.END_HEADERS, stream, block.toByteArray());
        }));
        assertEquals(
                "plain", new String(assertInstanceOf(Fetched.class, outcome).body(), StandardCharsets.US_ASCII));
    }

    /** All at once, since each takes its whole time. */
    @Test
    void aPeerThatNeverComesToAnEndTimesOut() throws Exception {
        var talks = new LinkedHashMap<String, Http2Host.Talk>();
        talks.put("says nothing", begun((wire, stream) -> {}));
        talks.put("says nothing and pings", begun((wire, stream) -> {
            for (int i = 0; i < 150; i++) {
                wire.send(FrameType.PING, 0, 0, new byte[8]);
                Thread.sleep(300);
            }
        }));
        for (int pause : List.of(60_000, 100)) {
            talks.put("sends an octet every " + pause + " ms", begun((wire, stream) -> {
                wire.headers(0, stream, Map.of(":status", "200"));
                for (int i = 0; i < 600; i++) {
                    wire.send(FrameType.DATA, 0, stream, new byte[1]);
                    Thread.sleep(pause);
                }
            }));
        }
        var tasks = talks.values().stream()
                .<Callable<FetchOutcome>>map(talk -> () -> fetch(HASTY, talk))
                .toList();
        var outcomes = new Fanout().run(tasks, Duration.ofSeconds(40)).iterator();
        for (var name : talks.keySet()) {
            var lost = assertInstanceOf(Unreachable.class, outcomes.next().orElseThrow(), name);
            assertEquals(Cause.TIMEOUT, lost.cause(), name);
            assertEquals("timed out", lost.detail(), name);
        }
    }

    @Test
    void anEndlessBodyIsCutAndTheConnectionServesTheNext() throws Exception {
        try (var host = new Http2Host(certificates, (wire, n) -> {
                    wire.settings();
                    int stream = wire.request();
                    wire.headers(0, stream, Map.of(":status", "200", "content-type", "text/plain"));
                    int window = 4 * Http2Stream.WINDOW_BYTES;
                    for (int sent = 0; sent < window; sent += 16_384) {
                        wire.send(FrameType.DATA, 0, stream, new byte[16_384]);
                        Thread.sleep(1);
                    }
                    wire.ok(wire.request(), "next");
                    wire.untilGone();
                });
                var run = host.fetchers(certificates, PATIENT).open()) {
            var few = new FetchRequest(
                    FetchRequest.Method.GET, WebUrl.parse(host.url("/")).orElseThrow(), Map.of(), 900_000);
            assertTrue(assertInstanceOf(Fetched.class, run.fetch(few)).truncated());
            var next = assertInstanceOf(Fetched.class, run.fetch(get(host, "/next")));
            assertEquals("next", new String(next.body(), StandardCharsets.US_ASCII));
            assertEquals(List.of("h2"), host.protocols());
        }
    }

    @Test
    void aPeerThatSendsMoreThanItsWindowLosesTheConnection() throws Exception {
        var latch = new CountDownLatch(1);
        var outcome = fetch(begun((wire, stream) -> {
            wire.headers(0, stream, Map.of(":status", "200", "content-type", "text/plain", "content-encoding", "br"));
            try {
                endlessly(() -> wire.send(FrameType.DATA, 0, stream + 2, new byte[16_384]));
            } finally {
                latch.countDown();
            }
        }));
        assertInstanceOf(Unreachable.class, outcome);
        latch.await();
    }

    @Test
    void aBodyShorterThanAnnouncedIsMarkedAndALongerOneIsLost() throws Exception {
        var cut = assertInstanceOf(Fetched.class, fetch(begun((wire, stream) -> {
            wire.headers(0, stream, Map.of(":status", "200", "content-length", "100"));
            wire.send(FrameType.DATA, Http2Frame.END_STREAM, stream, new byte[10]);
        })));
        assertTrue(cut.truncated());
        assertInstanceOf(Unreachable.class, fetch(begun((wire, stream) -> {
            wire.headers(0, stream, Map.of(":status", "200", "content-length", "5"));
            wire.send(FrameType.DATA, Http2Frame.END_STREAM, stream, new byte[10]);
        })));
    }

    @Test
    void whatWasRefusedUnreadIsAskedOnceMoreAndWhatBrokeIsNot() throws Exception {
        for (var refusal : List.<Answer>of(
                (wire, stream) -> wire.send(FrameType.RST_STREAM, 0, stream, Http2Host.number(7)),
                (wire, stream) -> wire.send(FrameType.GOAWAY, 0, 0, Http2Host.number(0, 0)))) {
            var outcome = fetch((wire, n) -> {
                wire.settings();
                int stream = wire.request();
                if (n == 1) {
                    refusal.give(wire, stream);
                } else {
                    wire.ok(stream, "second");
                }
                wire.untilGone();
            });
            assertEquals(
                    "second",
                    new String(assertInstanceOf(Fetched.class, outcome).body(), StandardCharsets.US_ASCII));
        }
        var broken = fetch((wire, n) -> {
            wire.settings();
            wire.headers(0, wire.request(), Map.of(":status", "200"));
        });
        assertEquals(
                "the connection broke",
                assertInstanceOf(Unreachable.class, broken).detail());
    }

    @Test
    void trailersAndPaddingAndUnknownFramesArePassedOver() throws Exception {
        var fetched = assertInstanceOf(Fetched.class, fetch(begun((wire, stream) -> {
            wire.send(FrameType.UNKNOWN, 0, stream, new byte[10]);
            wire.headers(0, stream, Map.of(":status", "103", "link", "</a.css>"));
            wire.headers(0, stream, Map.of(":status", "200", "x-name", "gr\u00c3\u00bcn"));
            wire.send(FrameType.DATA, 0x8, stream, new byte[] {2, 'h', 'i', 0, 0});
            wire.headers(Http2Frame.END_STREAM, stream, Map.of("x-sum", "1"));
        })));
        assertEquals("hi", new String(fetched.body(), StandardCharsets.US_ASCII));
        assertEquals("gr\u00fcn", fetched.headers().get("x-name"));
    }

    @Test
    void aRunThatEndsLeavesNothingOpenAndItsFetchesEndAtOnce() throws Exception {
        var asked = new CountDownLatch(1);
        try (var host = new Http2Host(certificates, begun((wire, stream) -> asked.countDown()))) {
            var run = host.fetchers(certificates, PATIENT).open();
            var thread = Thread.ofVirtual()
                    .start(() -> assertThrows(InterruptedException.class, () -> run.fetch(get(host, "/"))));
            asked.await();
            long start = System.nanoTime();
            thread.interrupt();
            thread.join();
            run.close();
            // One second is the aim; the limit of an answer is ten.
            assertTrue(System.nanoTime() - start < Duration.ofSeconds(5).toNanos());
            for (int i = 0; i < 1_000 && host.openConnections() > 0; i++) {
                Thread.sleep(20);
            }
            assertEquals(0, host.openConnections());
        }
    }
}
