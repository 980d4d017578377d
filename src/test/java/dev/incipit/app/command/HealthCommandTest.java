package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
final class HealthCommandTest {
    @TempDir
    private Path folder;

    private Session health(String host, int port) throws IOException {
        var config = Files.writeString(
                folder.resolve("a.yaml"), "management:\n  host: \"" + host + "\"\n  port: " + port + "\n");
        return Session.of("--config", config.toString(), "health");
    }

    @ParameterizedTest
    @CsvSource({"200,127.0.0.1,0,ready", "200,0.0.0.0,0,ready", "503,127.0.0.1,1,not ready", "302,127.0.0.1,1,not ready"
    })
    void theServiceIsReadyIfItSaysSo(int status, String host, int code, String said) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        server.createContext("/health/ready", exchange -> {
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        server.start();
        try {
            var session = health(host, server.getAddress().getPort());
            assertEquals(code, session.code(), session.error());
            assertEquals(said, session.out().strip());
        } finally {
            server.stop(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1,127.0.0.1", "0.0.0.0,127.0.0.1", "::,127.0.0.1", "::1,[0:0:0:0:0:0:0:1]"})
    void whereNothingListensTheAddressIsSaid(String host, String asked) throws IOException {
        var session = health(host, 1);
        assertEquals(3, session.code());
        assertTrue(session.error().contains("No service answers at http://" + asked + ":1/"), session.error());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SSH-2.0-OpenSSH_9.2\r\n"})
    void whatAnswersOtherwiseIsNoService(String greeting) throws IOException {
        try (var listener = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Thread.ofVirtual().start(() -> {
                try (var client = listener.accept()) {
                    client.getOutputStream().write(greeting.getBytes(StandardCharsets.US_ASCII));
                    client.shutdownOutput();
                    client.getInputStream().readAllBytes();
                } catch (IOException ended) {
                    throw new UncheckedIOException(ended);
                }
            });
            var session = health("127.0.0.1", listener.getLocalPort());
            assertEquals(3, session.code(), session.error());
            assertTrue(session.error().contains("No service answers"), session.error());
        }
    }
}
