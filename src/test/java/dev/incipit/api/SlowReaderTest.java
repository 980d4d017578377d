package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A large answer to a client that is slow but steady (helidon.md: later releases corrupt these). */
final class SlowReaderTest {
    private static final int SIZE = 20 * 1024 * 1024;
    private static final Duration STALL = Duration.ofSeconds(3);

    @Test
    void twentyMebibytesReadSlowlyArriveWhole() throws IOException, InterruptedException {
        var answer = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            answer[i] = (byte) (i * 31 + (i >> 13));
        }
        var sockets = new ClientSockets();
        var slowClients = new SlowClients(Duration.ofSeconds(20), STALL, InstantSource.system());
        var watch = Thread.ofVirtual().start(slowClients);
        var server = WebServer.builder()
                .host("127.0.0.1")
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .shutdownHook(false)
                .connectionOptions(sockets)
                .addConnectionSelector(new ClientSelector(sockets, slowClients))
                .routing(routing -> routing.get("/", (request, response) -> response.send(answer)))
                .build()
                .start();
        try (var client = new RawClient(server.port())) {
            client.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
            var head = new StringBuilder();
            while (!head.toString().endsWith("\r\n\r\n")) {
                head.append((char) client.in().read());
            }
            assertTrue(head.toString().contains("Content-Length: " + SIZE), head.toString());
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
        } finally {
            server.stop();
            watch.interrupt();
        }
    }
}
