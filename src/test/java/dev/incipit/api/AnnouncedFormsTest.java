package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.web.WebConfig;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Forms of pages that are announced and do not come. */
@Timeout(20)
final class AnnouncedFormsTest {
    private static final int FORM_BYTES = 2 << 20;

    private static WebServer server() {
        var routing = HttpRouting.builder();
        var page = PageRoute.post("/form", Access.ANYBODY, _ -> WebAnswer.notFound())
                .reading(FORM_BYTES);
        new PageRouting(
                        _ -> Optional.empty(),
                        new ClientAddress(_ -> false),
                        new ClientScheme(_ -> false),
                        WebConfig.DEFAULTS)
                .mount(routing, List.of(page), new BodyMemoryLimit(2L * FORM_BYTES, Duration.ofMillis(50)));
        return WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .featuresDiscoverServices(false)
                .routing(routing)
                .build()
                .start();
    }

    /** Sends the head of a form; returns the first line of what is answered. */
    private static String announce(Socket client, int bytes, String more, byte[] body) throws IOException {
        var head = "POST /form HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Content-Length: " + bytes + "\r\n" + more + "\r\n";
        client.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        client.getOutputStream().write(body);
        return String.valueOf(
                new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))
                        .readLine());
    }

    @Test
    void theyKeepNoOtherFormOut() throws IOException {
        var server = server();
        var here = InetAddress.getLoopbackAddress();
        try (var first = new Socket(here, server.port());
                var second = new Socket(here, server.port());
                var third = new Socket(here, server.port())) {
            for (var idle : List.of(first, second)) {
                // Comes when the body is read.
                var answer = announce(idle, FORM_BYTES, "Expect: 100-continue\r\n", new byte[0]);
                assertTrue(answer.contains(" 100 "), answer);
            }
            var body = ("a=" + "x".repeat(100_000)).getBytes(StandardCharsets.US_ASCII);
            var answer = announce(third, body.length, "", body);
            assertTrue(answer.contains(" 403 "), answer + ": read whole, and without a token");
        } finally {
            server.stop();
        }
    }
}
