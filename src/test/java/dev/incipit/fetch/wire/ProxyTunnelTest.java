package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.ForwardProxy;
import dev.incipit.fetch.TestCertificates;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code fetch.proxy}: a proxy of raw sockets on loopback that connects to a site of this machine, whatever public address it is told. */
@Timeout(120)
final class ProxyTunnelTest {
    private static final FetchConfig HASTY = new FetchConfig(
            "Incipit/test",
            Duration.ofMillis(500),
            Duration.ofMillis(600),
            Duration.ofMillis(1_500),
            1 << 20,
            1 << 19,
            10,
            List.of(),
            FetchConfig.DEFAULTS.allowedPorts(),
            4,
            16,
            Duration.ZERO,
            Optional.empty());
    private static final String CONNECTED = "HTTP/1.1 200 Connection established\r\n\r\n";
    private static final Map<String, List<String>> NAMES = Map.of(
            "good.example.org", List.of("93.184.215.14"),
            "six.example.org", List.of("2606:2800:21f:cb07:6820:80da:af6b:8b2c"),
            "two.example.org", List.of("93.184.215.14", "93.184.215.15"),
            "inner.example.org", List.of("93.184.215.14", "10.0.0.7"));

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;

    @BeforeAll
    static void makeCertificates() throws Exception {
        certificates = TestCertificates.in(folder).signed("good", "san=dns:good.example.org");
    }

    private static FetchOutcome fetch(BadHost proxy, String url) throws Exception {
        return fetch(new ForwardProxy("127.0.0.1", proxy.port(), Optional.empty()), url);
    }

    private static FetchOutcome fetch(ForwardProxy proxy, String url) throws Exception {
        return fetch(FetchConfig.DEFAULTS, proxy, url);
    }

    /** With limits that are soon over, for what never answers. */
    private static FetchOutcome fetchInHaste(BadHost proxy, String url) throws Exception {
        return fetch(HASTY, new ForwardProxy("127.0.0.1", proxy.port(), Optional.empty()), url);
    }

    private static FetchOutcome fetch(FetchConfig config, ForwardProxy proxy, String url) throws Exception {
        var fetchers = new Fetchers(
                config.through(proxy), InstantSource.system(), ProxyTunnelTest::lookup, certificates.trusted());
        try (var run = fetchers.open()) {
            return run.fetch(
                    new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20));
        }
    }

    private static List<InetAddress> lookup(String name) {
        return NAMES.getOrDefault(name, List.of()).stream()
                .map(InetAddress::ofLiteral)
                .toList();
    }

    /** Connects to that site whatever it is told. */
    private static BadHost proxyTo(BadHost site) throws IOException {
        return new BadHost(wire -> {
            wire.request();
            wire.send(CONNECTED);
            wire.relay(site.port());
        });
    }

    private static BadHost site(ServerSocket socket) {
        return new BadHost(socket, wire -> {
            while (!wire.request().isEmpty()) {
                wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
            }
        });
    }

    @Test
    void theJudgedAddressIsWhatIsAskedPolitelyAndNotTheProxys() throws Exception {
        var asked = new Semaphore(0);
        var answer = new CountDownLatch(1);
        try (var site = new BadHost(wire -> {
                    wire.request();
                    asked.release();
                    answer.await(30, TimeUnit.SECONDS);
                    wire.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
                });
                var proxy = proxyTo(site)) {
            // Half of two places are one tenant's.
            var config = new FetchConfig(
                    "Incipit/test",
                    Duration.ofSeconds(20),
                    Duration.ofSeconds(20),
                    Duration.ofSeconds(30),
                    1 << 20,
                    1 << 19,
                    10,
                    List.of(),
                    FetchConfig.DEFAULTS.allowedPorts(),
                    4,
                    2,
                    Duration.ZERO,
                    Optional.of(new ForwardProxy("127.0.0.1", proxy.port(), Optional.empty())));
            var fetchers =
                    new Fetchers(config, InstantSource.system(), ProxyTunnelTest::lookup, certificates.trusted());
            try (var run = fetchers.open()) {
                List<Callable<FetchOutcome>> tasks = List.of(
                        () -> run.fetch(get("http://good.example.org/")),
                        () -> run.fetch(get("http://two.example.org/")),
                        () -> run.fetch(get("http://six.example.org/")),
                        () -> {
                            // Two addresses are asked at once by one proxy, and the name that shares one of them waits.
                            asked.acquire(2);
                            boolean third = asked.tryAcquire(300, TimeUnit.MILLISECONDS);
                            answer.countDown();
                            return new Unreachable(get("http://x.example/").url(), Cause.DNS, String.valueOf(third));
                        });
                var outcomes = new Fanout().run(tasks, Duration.ofSeconds(40));
                assertEquals(
                        "false",
                        assertInstanceOf(Unreachable.class, outcomes.getLast().orElseThrow())
                                .detail());
                for (var outcome : outcomes.subList(0, 3)) {
                    assertInstanceOf(Fetched.class, outcome.orElseThrow());
                }
            }
        }
    }

    private static FetchRequest get(String url) {
        return new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of(), 1 << 20);
    }

    private static BadHost plainSite() throws IOException {
        return site(new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1")));
    }

    private static String text(FetchOutcome outcome) {
        return new String(
                assertInstanceOf(Fetched.class, outcome, outcome::toString).body(), StandardCharsets.UTF_8);
    }

    @Test
    void anHttpsSiteIsReachedAtTheJudgedAddressAndProvesItsName() throws Exception {
        try (var site = site(certificates.listening("good"));
                var proxy = proxyTo(site)) {
            assertEquals("hello", text(fetch(proxy, "https://good.example.org/page")));
            assertTrue(proxy.requests().getFirst().startsWith("CONNECT 93.184.215.14:443 HTTP/1.1\r\nHost: 93."));
            assertTrue(site.requests().getFirst().startsWith("GET /page HTTP/1.1\r\nHost: good.example.org\r\n"));
        }
    }

    @Test
    void aSiteThatProvesAnotherNameIsNotRead() throws Exception {
        try (var site = site(certificates.listening("good"));
                var proxy = proxyTo(site)) {
            var lost = assertInstanceOf(Unreachable.class, fetch(proxy, "https://two.example.org/"));
            assertEquals("its certificate is for another name", lost.detail());
            assertEquals(List.of(), site.requests());
        }
    }

    @Test
    void aSiteThatPrefersHttp2IsAskedByHttp1() throws Exception {
        var socket = certificates.listening("good");
        var parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {"h2", "http/1.1"});
        socket.setSSLParameters(parameters);
        try (var site = site(socket);
                var proxy = proxyTo(site)) {
            assertEquals("hello", text(fetch(proxy, "https://good.example.org/")));
            assertTrue(site.requests().getFirst().startsWith("GET / HTTP/1.1\r\n"), site.requests()::toString);
        }
    }

    @Test
    void anHttpSiteIsReachedAtTheJudgedAddressUnderItsName() throws Exception {
        try (var site = plainSite();
                var proxy = proxyTo(site)) {
            assertEquals("hello", text(fetch(proxy, "http://good.example.org:8080/page")));
            assertTrue(proxy.requests().getFirst().startsWith("CONNECT 93.184.215.14:8080 HTTP/1.1\r\n"));
            assertTrue(site.requests().getFirst().startsWith("GET /page HTTP/1.1\r\nHost: good.example.org:8080\r\n"));
            assertEquals("hello", text(fetch(proxy, "http://six.example.org/")));
            assertTrue(proxy.requests()
                    .getLast()
                    .startsWith("CONNECT [2606:2800:21f:cb07:6820:80da:af6b:8b2c]:80 HTTP/1.1\r\n"));
        }
    }

    @Test
    void oneTunnelServesSeveralRequests() throws Exception {
        try (var site = plainSite();
                var proxy = proxyTo(site)) {
            var fetchers = new Fetchers(
                    FetchConfig.DEFAULTS.through(new ForwardProxy("127.0.0.1", proxy.port(), Optional.empty())),
                    InstantSource.system(),
                    ProxyTunnelTest::lookup,
                    certificates.trusted());
            try (var run = fetchers.open()) {
                for (var path : List.of("/a", "/b", "/c")) {
                    var url = WebUrl.parse("http://good.example.org" + path).orElseThrow();
                    assertEquals(
                            "hello",
                            text(run.fetch(new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1 << 20))));
                }
            }
            assertEquals(1, proxy.connections());
            assertEquals(3, site.requests().size());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "http://inner.example.org/",
        "https://inner.example.org/",
        "http://10.0.0.7/",
        "http://[::ffff:10.0.0.7]/",
        "http://169.254.169.254/latest/meta-data/",
        "http://localhost/",
        "http://good.example.org:25/",
    })
    void whatMayNotBeAskedIsNotAskedOfTheProxy(String url) throws Exception {
        try (var site = plainSite();
                var proxy = proxyTo(site)) {
            assertInstanceOf(Guarded.class, fetch(proxy, url));
            assertEquals(0, proxy.connections());
        }
    }

    @Test
    void aRedirectToAnInnerAddressIsNotAskedOfTheProxy() throws Exception {
        try (var site = BadHost.answering(
                        "HTTP/1.1 302 Found\r\nLocation: http://10.0.0.7/\r\nContent-Length: 0\r\n\r\n");
                var proxy = proxyTo(site)) {
            assertInstanceOf(Guarded.class, fetch(proxy, "http://good.example.org/"));
            assertEquals(1, proxy.connections());
        }
    }

    @Test
    void aNameThatIsNotFoundIsNotAskedOfTheProxy() throws Exception {
        try (var site = plainSite();
                var proxy = proxyTo(site)) {
            assertEquals(
                    Cause.DNS,
                    assertInstanceOf(Unreachable.class, fetch(proxy, "http://no.example.org/"))
                            .cause());
            assertEquals(0, proxy.connections());
        }
    }

    @Test
    void nameAndPasswordGoToTheProxyAndNoFurther() throws Exception {
        try (var site = plainSite();
                var proxy = proxyTo(site)) {
            var known = new ForwardProxy("127.0.0.1", proxy.port(), Optional.of("Aladdin:open sesame"));
            assertEquals("hello", text(fetch(known, "http://good.example.org/")));
            // RFC 7617 §2's own example.
            assertTrue(proxy.requests()
                    .getFirst()
                    .contains("\r\nProxy-Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n"));
            assertEquals(-1, site.requests().getFirst().indexOf("Authorization"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP/1.1 407 Who are you|Content-Length: 0||, the proxy wants another user name and password (status 407)",
        "HTTP/1.1 403 No|Content-Length: 2||no, the proxy did not connect (status 403)",
        "HTTP/1.0 503 Not now||, the proxy did not connect (status 503)",
        "HTTP/1.1 302 Elsewhere|Location: http://10.0.0.7/||, the proxy did not connect (status 302)",
        "SSH-2.0-OpenSSH_9.6|, the proxy gave a broken answer",
        "HTTP/1.1 200 OK|no header||, the proxy gave a broken answer",
        "HTTP/1.1 200 OK||more than a head, the proxy spoke out of turn",
        "HTTP/1.1 200, the proxy broke the connection",
    })
    void aProxyThatGivesNoTunnelIsNamed(String answer, String detail) throws Exception {
        try (var proxy = BadHost.answeringOnce(answer.replace("|", "\r\n"))) {
            for (var scheme : List.of("http", "https")) {
                var lost = assertInstanceOf(Unreachable.class, fetch(proxy, scheme + "://good.example.org/"));
                assertEquals(Cause.CONNECT, lost.cause());
                assertEquals(detail, lost.detail());
            }
            assertTrue(proxy.requests().stream().allMatch(request -> request.startsWith("CONNECT ")));
        }
    }

    @Test
    void aProxyThatSaysNothingEndsWithinTheLimits() throws Exception {
        try (var proxy = new BadHost(BadHost.Wire::silence)) {
            long start = System.nanoTime();
            var lost = assertInstanceOf(Unreachable.class, fetchInHaste(proxy, "https://good.example.org/"));
            assertEquals("the proxy did not answer in time", lost.detail());
            assertTrue(System.nanoTime() - start < Duration.ofSeconds(30).toNanos());
        }
    }

    @Test
    void aProxyThatDripsEndsWithinTheLimits() throws Exception {
        try (var proxy = new BadHost(wire -> wire.drip("HTTP/1.1 200 " + "x".repeat(1_000), 50))) {
            var lost = assertInstanceOf(Unreachable.class, fetchInHaste(proxy, "https://good.example.org/"));
            assertEquals("the proxy did not answer in time", lost.detail());
        }
    }

    @Test
    void aProxyThatIsNotThereIsNamed() throws Exception {
        int port;
        try (var gone = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            port = gone.getLocalPort();
        }
        var lost = assertInstanceOf(
                Unreachable.class,
                fetch(new ForwardProxy("127.0.0.1", port, Optional.empty()), "http://good.example.org/"));
        assertEquals("the proxy could not be reached", lost.detail());
    }

    @Test
    void aSecondAddressIsTriedWhereTheProxyCannotReachTheFirst() throws Exception {
        try (var site = plainSite();
                var proxy = new BadHost(wire -> {
                    if (wire.request().startsWith("CONNECT 93.184.215.14:")) {
                        wire.send("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n");
                        return;
                    }
                    wire.send(CONNECTED);
                    wire.relay(site.port());
                })) {
            assertEquals("hello", text(fetch(proxy, "http://two.example.org/")));
            assertEquals(2, proxy.connections());
        }
    }
}
