package dev.incipit.api.connection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.helidon.http.DirectHandler;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ClientContextTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @ParameterizedTest
    @ValueSource(ints = {1, 32 * 1024, 32 * 1024 + 1, 100_000, 1_000_000})
    void aPartOfABodyArrivesWholeHoweverManySlicesItTakes(int bytes) throws IOException, InterruptedException {
        var part = new byte[bytes];
        new Random(bytes).nextBytes(part);
        var routing = HttpRouting.builder().get("/", (_, response) -> {
            try (var out = response.outputStream()) {
                out.write(part);
                out.flush();
                out.write(part);
            }
        });
        var frame = ListenerFrame.of(routing, DirectHandler.defaultHandler(), 0);
        var slowClients =
                new SlowClientWatch(new ClientTiming.Patience(PATIENCE, PATIENCE, PATIENCE, 1), InstantSource.system());
        var listener = Listener.open(
                "slices",
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                1,
                Thread.ofVirtual().factory(),
                socket -> new ClientConnection(socket, frame, slowClients),
                () -> {});
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + listener.port() + "/"))
                    .timeout(PATIENCE)
                    .build();
            var body = client.send(request, BodyHandlers.ofByteArray()).body();
            var twice = new byte[2 * bytes];
            System.arraycopy(part, 0, twice, 0, bytes);
            System.arraycopy(part, 0, twice, bytes, bytes);
            assertArrayEquals(twice, body);
        } finally {
            listener.stop(Duration.ZERO);
        }
    }
}
