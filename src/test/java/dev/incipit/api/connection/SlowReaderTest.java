package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.PollingThread;
import dev.incipit.api.RawClient;
import io.helidon.http.DirectHandler;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** A large answer to a client that is slow but steady (helidon.md: later releases corrupt these). */
final class SlowReaderTest {
    private static final int SIZE = 20 * 1024 * 1024;
    private static final Duration STALL = Duration.ofSeconds(3);
    private static final int STEADY = 1024 * 1024;
    private static final int RECEIVED_MAX = 128 * 1024;
    private static final int READS_MAX = 160;

    private final byte[] answer = new byte[SIZE];
    private final CompletableFuture<Boolean> whole = new CompletableFuture<>();

    @Test
    void twentyMebibytesReadSlowlyArriveWhole() throws IOException, InterruptedException {
        for (int i = 0; i < SIZE; i++) {
            answer[i] = (byte) (i * 31 + (i >> 13));
        }
        try (var server = serve(STEADY);
                var client = ask(server)) {
            long start = System.nanoTime();
            int got = 0;
            for (int part = 0; part < 40; part++) {
                var bytes = client.in().readNBytes(SIZE / 40);
                assertTrue(Arrays.equals(bytes, 0, bytes.length, answer, got, got + bytes.length), "part " + part);
                got += bytes.length;
                // The reader's pace is what is tested: in all longer than the server's patience with a stall.
                Thread.sleep(80);
            }
            assertEquals(SIZE, got);
            assertTrue(Duration.ofNanos(System.nanoTime() - start).compareTo(STALL) > 0);
        }
    }

    /** Read so that it would be taken whole only in eight seconds, though no stall is ever reached. */
    @Test
    void whoTakesALittleBeforeEachStallIsCut() throws IOException, InterruptedException {
        try (var server = serve(SIZE);
                var client = ask(server)) {
            for (int reads = 0; reads < READS_MAX && !whole.isDone(); reads++) {
                client.in().readNBytes(SIZE / 160);
                Thread.sleep(50);
            }
            assertTrue(whole.isDone(), "not cut");
            assertFalse(whole.join());
        }
    }

    /** The real connections around an answer that is only bytes. */
    private record Answering(Listener listener, Thread watch) implements AutoCloseable {
        @Override
        public void close() {
            listener.stop(Duration.ZERO);
            watch.interrupt();
        }
    }

    private Answering serve(int bytesPerSecondMin) {
        var seconds = Duration.ofSeconds(2);
        var slowClients = new SlowClientWatch(
                new ClientTiming.Patience(seconds, seconds, STALL, bytesPerSecondMin), InstantSource.system());
        var routing = HttpRouting.builder().get("/", (_, response) -> {
            try {
                response.send(answer);
                whole.complete(true);
            } catch (UncheckedIOException cut) {
                whole.complete(false);
                throw new CloseConnectionException("the client is slow", cut);
            }
        });
        var frame = ListenerFrame.of(routing, DirectHandler.defaultHandler(), 0);
        var listener = Listener.open(
                "slow-reader",
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                1,
                Thread.ofVirtual().factory(),
                socket -> new ClientConnection(socket, frame, slowClients),
                () -> {});
        return new Answering(listener, PollingThread.start("slow-clients", SlowClientWatch.LOOK, slowClients::look));
    }

    private static RawClient ask(Answering answering) throws IOException {
        var client = new RawClient(answering.listener().port(), RECEIVED_MAX);
        client.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        var head = new StringBuilder();
        while (!head.toString().endsWith("\r\n\r\n")) {
            head.append((char) client.in().read());
        }
        assertTrue(head.toString().contains("Content-Length: " + SIZE), head.toString());
        return client;
    }
}
