package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.exchange.Exchange;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class GrowingBodyTest {
    private static final byte[] PART = "part ".getBytes(StandardCharsets.UTF_8);
    private static final CountDownLatch SEEN = new CountDownLatch(1);
    private static final BlockingQueue<String> ENDS = new LinkedBlockingQueue<>();
    private static WebServer server;

    @BeforeAll
    static void start() {
        server = WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .featuresDiscoverServices(false)
                .routing(HttpRouting.builder()
                        .get("/parts", GrowingBodyTest::parts)
                        .get("/endless", GrowingBodyTest::endless)
                        .get("/nothing", (request, response) -> end(body(request, response))))
                .build()
                .start();
    }

    @AfterAll
    static void stop() {
        server.stop();
    }

    private static GrowingBody body(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.begin("/app", request.headers(), InstantSource.system(), () -> false);
        return new GrowingBody(exchange, response, "text/html");
    }

    private static void parts(ServerRequest request, ServerResponse response) throws InterruptedException {
        var body = body(request, response);
        ENDS.add("open " + body.isOpen());
        body.send(PART);
        SEEN.await();
        body.send(PART, PART);
        end(body);
    }

    private static void endless(ServerRequest request, ServerResponse response) {
        var body = body(request, response);
        while (!body.isGone()) {
            body.send(PART);
        }
        body.send(PART);
        end(body);
    }

    private static void end(GrowingBody body) {
        try {
            body.close();
            ENDS.add("closed");
        } catch (CloseConnectionException gone) {
            ENDS.add("gone");
            throw gone;
        }
    }

    private static HttpResponse<InputStream> get(String path) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofInputStream());
    }

    @Test
    void eachPartArrivesWhenItIsSent() throws Exception {
        var answer = get("/parts");
        assertEquals("part ", new String(answer.body().readNBytes(PART.length), StandardCharsets.UTF_8));
        SEEN.countDown();
        assertEquals("part part ", new String(answer.body().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals("no", answer.headers().firstValue("X-Accel-Buffering").orElse(""));
        assertEquals("text/html", answer.headers().firstValue("Content-Type").orElse(""));
        assertTrue(answer.headers().firstValue("X-Request-Id").isPresent());
        assertEquals("open false", ENDS.take());
        assertEquals("closed", ENDS.take());
    }

    @Test
    void whoLeavesEndsItAndLaterPartsHarmNobody() throws Exception {
        try (var client = new Socket("127.0.0.1", server.port())) {
            client.getOutputStream()
                    .write("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertTrue(client.getInputStream().read() > 0);
            client.setSoLinger(true, 0);
        }
        assertEquals("gone", ENDS.take());
    }

    @Test
    void aBodyOfNoPartsIsNoAnswer() throws Exception {
        try (var client = new Socket("127.0.0.1", server.port())) {
            client.getOutputStream()
                    .write("GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertEquals(-1, client.getInputStream().read());
        }
        assertEquals("gone", ENDS.take());
    }
}
