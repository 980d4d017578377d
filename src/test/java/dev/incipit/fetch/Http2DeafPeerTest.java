package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.Http2Frame.FrameType;
import dev.incipit.url.WebUrl;
import io.helidon.common.socket.PlainSocket;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A peer that speaks HTTP/2 and reads nothing, over buffers as small as the kernel lets them be, so that our writes really block. A
 * write has a bound of its own, since no time-out of a socket ends it.
 */
@Timeout(60)
final class Http2DeafPeerTest {
    /** Longer than a busy machine takes for a write that is read. */
    private static final Duration WRITE_MAX = Duration.ofSeconds(5);

    private static final FetchRequest REQUEST = new FetchRequest(
            FetchRequest.Method.GET, WebUrl.parse("https://example.org/").orElseThrow(), Map.of(), 1 << 30);

    @TempDir
    private Path folder;

    /** Both ends of a connection. */
    private record Ends(Socket ours, Socket theirs) implements AutoCloseable {
        static Ends open() throws IOException {
            try (var server = new ServerSocket()) {
                server.setReceiveBufferSize(1);
                server.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0));
                var ours = new Socket();
                ours.setSendBufferSize(1);
                ours.connect(server.getLocalSocketAddress());
                return new Ends(ours, server.accept());
            }
        }

        Http2Connection begun() throws IOException {
            say(FrameType.SETTINGS, 0, 0, new byte[0]);
            var begun = Http2Connection.over(
                    new Connection(ours.getInetAddress(), PlainSocket.client(ours, "test"), ours),
                    new Fanout(),
                    WRITE_MAX);
            // The last that it reads: from then on only what a test does is written.
            var confirmed = new Http2Frame(FrameType.SETTINGS, Http2Frame.ACK, 0, new byte[0]);
            int greeting = Http2Opening.octets().length + confirmed.bytes().length;
            assertEquals(greeting, theirs.getInputStream().readNBytes(greeting).length);
            return begun;
        }

        /** The next frame that we sent. */
        FrameType heard() throws IOException {
            var head = ByteBuffer.wrap(theirs.getInputStream().readNBytes(9));
            theirs.getInputStream().readNBytes(head.getInt() >>> 8);
            return FrameType.values()[head.get(3)];
        }

        void say(FrameType type, int flags, int stream, byte[] payload) throws IOException {
            theirs.getOutputStream().write(new Http2Frame(type, flags, stream, payload).bytes());
        }

        @Override
        public void close() throws IOException {
            ours.close();
            theirs.close();
        }
    }

    private static long never() {
        return System.nanoTime() + Duration.ofSeconds(20).toNanos();
    }

    /** The connection is over for all, and nobody is left in it. */
    private void assertGone(Http2Connection connection, Ends ends) throws Exception {
        assertTrue(connection.isClosed());
        assertTrue(ends.ours().isClosed());
        assertTrue(connection.ask(REQUEST, Map.of()).isEmpty());
        for (int i = 0; i < 1_000 && threads() > 0; i++) {
            Thread.sleep(10);
        }
        assertEquals(0, threads());
    }

    private long threads() throws IOException {
        var dump = folder.resolve("threads.txt");
        Files.deleteIfExists(dump);
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpThreads(dump.toString(), ThreadDumpFormat.TEXT_PLAIN);
        try (var lines = Files.lines(dump)) {
            return lines.filter(line -> line.contains("\"http2") || line.contains("\"fanout"))
                    .count();
        }
    }

    @Test
    void requestsThatNobodyReadsTimeOut() throws Exception {
        try (var ends = Ends.open()) {
            var connection = ends.begun();
            var headers = Map.of("cookie", "x".repeat(6_000));
            var earlier = connection.ask(REQUEST, Map.of()).orElseThrow();
            var late = assertThrows(FetchFailure.class, () -> {
                for (int i = 0; i < 100; i++) {
                    connection.ask(REQUEST, headers).orElseThrow();
                }
            });
            assertEquals(Cause.TIMEOUT, late.kind());
            assertEquals("timed out", late.getMessage());
            var lost = assertThrows(FetchFailure.class, () -> earlier.head(never()));
            assertEquals("the connection broke", lost.getMessage());
            assertGone(connection, ends);
        }
    }

    @Test
    void whoWaitsForAnAnswerIsToldWhenOurAnswersToPingsAreNotRead() throws Exception {
        try (var ends = Ends.open()) {
            var connection = ends.begun();
            var stream = connection.ask(REQUEST, Map.of()).orElseThrow();
            // Each request allows for a hundred pings; the kernel takes 64 KiB beyond its bound, where it appends.
            for (int i = 0; i < 80; i++) {
                connection.ask(REQUEST, Map.of()).orElseThrow();
            }
            var pings = Thread.ofVirtual().start(() -> ping(ends, 8_000));
            var lost = assertThrows(FetchFailure.class, () -> stream.head(never()));
            assertEquals("the connection broke", lost.getMessage());
            pings.join();
            assertGone(connection, ends);
        }
    }

    @Test
    void whoIsInterruptedAndLeavesCallsOffHisOwnExchangeAlone() throws Exception {
        try (var ends = Ends.open()) {
            var connection = ends.begun();
            var stream = connection.ask(REQUEST, Map.of()).orElseThrow();
            Thread.currentThread().interrupt();
            stream.close();
            assertTrue(Thread.interrupted());
            assertEquals(FrameType.HEADERS, ends.heard());
            assertEquals(FrameType.RST_STREAM, ends.heard());
            assertFalse(connection.isClosed());
            connection.close();
            assertGone(connection, ends);
        }
    }

    private static void ping(Ends ends, int times) {
        try {
            for (int i = 0; i < times; i++) {
                ends.say(FrameType.PING, 0, 0, new byte[8]);
            }
        } catch (IOException gone) {
            assertTrue(ends.ours().isClosed(), gone::toString);
        }
    }
}
