package dev.incipit.describe.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.ModelCall.Outcome;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.TestCertificates;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bounds of one exchange with an endpoint that keeps none. */
final class ChatClientTest {
    @TempDir
    Path folder;

    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

    /** What an endpoint does with a connection after it has read the beginning of a request. */
    private interface Behaviour {
        void answer(OutputStream out) throws IOException, InterruptedException;
    }

    private static Outcome outcome(Duration timeout, Behaviour behaviour) throws IOException, InterruptedException {
        try (var listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var server = Thread.ofVirtual().start(() -> serve(listening, behaviour));
            var address = "http://127.0.0.1:" + listening.getLocalPort() + "/v1";
            var config = new ModelConfig(address, "", "small", 24, 200_000, timeout, 30);
            var reply = new ChatClient(config, new Fanout(), InstantSource.system())
                    .ask(new Prompt(Prompt.NOTES, List.of()), ChatDialect.FULL);
            server.interrupt();
            return ((ChatReply.Failed) reply).outcome();
        }
    }

    private static void serve(ServerSocket listening, Behaviour behaviour) {
        try (var socket = listening.accept()) {
            socket.getInputStream().read();
            behaviour.answer(socket.getOutputStream());
            socket.shutdownOutput();
            // Closed with a request unread, the connection would be reset, and the answer lost.
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException | InterruptedException over) {
            // The client has left, or the test is over.
            Thread.currentThread().interrupt();
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    @Test
    void aChunkThatNeverEndsIsReadForAFewMegabytesOnly() throws IOException, InterruptedException {
        var sent = new AtomicLong();
        assertEquals(Outcome.OVERSIZED, outcome(Duration.ofSeconds(30), out -> {
            write(out, OK + "Transfer-Encoding: chunked\r\n\r\n7fffffff\r\n");
            var part = new byte[1 << 16];
            while (sent.get() < 256 << 20) {
                out.write(part);
                sent.addAndGet(part.length);
            }
        }));
        // What the sockets hold besides.
        assertTrue(sent.get() < 32 << 20, sent + " bytes were taken");
    }

    @Test
    void anAnswerOverItsBoundIsRefused() throws IOException, InterruptedException {
        assertEquals(
                Outcome.OVERSIZED,
                outcome(
                        Duration.ofSeconds(30),
                        out -> write(out, OK + "Content-Length: 2000000\r\n\r\n" + " ".repeat(2_000_000))));
    }

    @Test
    void anAnswerThatDripsEndsWithTheTimeOfTheWholeExchange() {
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertEquals(Outcome.TIMEOUT, outcome(Duration.ofMillis(600), out -> {
                    write(out, OK + "Content-Length: 1000\r\n\r\n");
                    for (int i = 0; i < 1000; i++) {
                        write(out, " ");
                        Thread.sleep(100);
                    }
                })));
    }

    @Test
    void anAnswerThatIsCutOffOrIsNotHttpIsUnreachable() throws IOException, InterruptedException {
        for (var answer : List.of(
                "",
                OK + "Content-Length: 1000\r\n\r\n{",
                OK + "Content-Length: -5\r\n\r\n{}",
                OK + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
                "SSH-2.0-OpenSSH_9.2\r\n\r\n",
                "HTTP/1.1 abc\r\n\r\n")) {
            assertEquals(Outcome.UNREACHABLE, outcome(Duration.ofSeconds(10), out -> write(out, answer)), answer);
        }
    }

    /** With its key in the request, the endpoint must be who it says. */
    @Test
    void anEndpointWhoseCertificateNobodyKnowsIsUnreachableAndIsToldNothing() throws Exception {
        var certificates = TestCertificates.in(folder).signed("stranger", "san=ip:127.0.0.1");
        try (var listening = certificates.listening("stranger")) {
            var told = new AtomicLong();
            var server = Thread.ofVirtual().start(() -> {
                try (var socket = listening.accept()) {
                    while (socket.getInputStream().read() >= 0) {
                        told.incrementAndGet();
                    }
                } catch (IOException _) {
                    // The handshake failed, as it must.
                }
            });
            var address = "https://127.0.0.1:" + listening.getLocalPort() + "/v1";
            var config = new ModelConfig(address, "a-key", "small", 24, 200_000, Duration.ofSeconds(10), 30);
            var reply = new ChatClient(config, new Fanout(), InstantSource.system())
                    .ask(new Prompt(Prompt.NOTES, List.of()), ChatDialect.FULL);
            assertEquals(Outcome.UNREACHABLE, ((ChatReply.Failed) reply).outcome());
            server.join(Duration.ofSeconds(10));
            assertEquals(0, told.get());
        }
    }
}
