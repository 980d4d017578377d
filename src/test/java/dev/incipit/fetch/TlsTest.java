package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates made here by the JDK's keytool, what a run says of them, and what a handshake offers: quality/hostile.md row 19. */
@Timeout(60)
final class TlsTest {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;
    private static TlsConfig trusting;

    @BeforeAll
    static void makeCertificates() throws Exception {
        certificates = TestCertificates.in(folder)
                .signed("good", "san=dns:good.example,ip:127.0.0.1")
                .expired("expired", "san=dns:expired.example")
                .unsigned("self", "san=dns:self.example");
        trusting = certificates.trusted();
    }

    private static BadHost host(String alias, String... protocols) throws IOException, GeneralSecurityException {
        var socket = certificates.listening(alias);
        if (protocols.length > 0) {
            socket.setEnabledProtocols(protocols);
        }
        return new BadHost(socket, wire -> {
            while (!wire.request().isEmpty()) {
                wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
            }
        });
    }

    private static FetchOutcome fetch(TlsConfig tls, String name, BadHost host) throws InterruptedException {
        return fetch(tls, name, host.port());
    }

    private static FetchOutcome fetch(TlsConfig tls, String name, int port) throws InterruptedException {
        var fetchers =
                new Fetchers(CONFIG, InstantSource.system(), any -> List.of(InetAddress.ofLiteral("127.0.0.1")), tls);
        try (var run = fetchers.open()) {
            var url = WebUrl.parse("https://" + name + ":" + port + "/").orElseThrow();
            return run.fetch(new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1 << 20));
        }
    }

    @ParameterizedTest
    @CsvSource({"good.example", "good.example.", "127.0.0.1"})
    void aCertificateThatProvesTheNameIsGood(String name) throws Exception {
        try (var host = host("good")) {
            assertInstanceOf(Fetched.class, fetch(trusting, name, host));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "expired, expired.example, its certificate has expired",
        "good, other.example, its certificate is for another name",
        "self, self.example, its certificate is not trusted",
    })
    void aCertificateThatProvesNothingIsNamed(String alias, String name, String detail) throws Exception {
        try (var host = host(alias)) {
            var lost = assertInstanceOf(Unreachable.class, fetch(trusting, name, host));
            assertEquals(Cause.CERTIFICATE, lost.cause(), lost.detail());
            assertEquals(detail, lost.detail());
            assertEquals(0, host.requests().size());
        }
    }

    @Test
    void onlyThePlatformsAuthoritiesAreTrustedByDefault() throws Exception {
        try (var host = host("good")) {
            var lost = assertInstanceOf(Unreachable.class, fetch(TlsConfig.create(), "good.example", host));
            assertEquals(Cause.CERTIFICATE, lost.cause(), lost.detail());
        }
    }

    @Test
    void http1IsAllThatIsOfferedAndIsWhatIsAgreed() throws Exception {
        var offered = new CopyOnWriteArrayList<String>();
        var agreed = new CompletableFuture<String>();
        try (var server = certificates.listening("good")) {
            Thread.ofVirtual().start(() -> {
                try (var socket = (SSLSocket) server.accept()) {
                    socket.setHandshakeApplicationProtocolSelector((_, protocols) -> {
                        offered.addAll(protocols);
                        return Stream.of("h2", "http/1.1")
                                .filter(protocols::contains)
                                .findFirst()
                                .orElse("");
                    });
                    socket.startHandshake();
                    agreed.complete(socket.getApplicationProtocol());
                } catch (IOException broken) {
                    agreed.completeExceptionally(broken);
                }
            });
            fetch(trusting, "good.example", server.getLocalPort());
            assertEquals("http/1.1", agreed.get());
            assertEquals(List.of("http/1.1"), offered);
        }
    }

    @Test
    void anOldVersionIsNotSpoken() throws Exception {
        try (var host = host("good", "TLSv1.1")) {
            var lost = assertInstanceOf(Unreachable.class, fetch(trusting, "good.example", host));
            assertEquals(Cause.TLS, lost.cause(), lost.detail());
        }
    }
}
