package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.url.WebUrl;
import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.alpn.server.ALPNServerConnectionFactory;
import org.eclipse.jetty.http2.server.HTTP2ServerConnectionFactory;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** HTTP/2 with a server that speaks it well (Jetty's), over TLS. */
@Timeout(120)
final class Http2Test {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
    private static final byte[] LARGE = new byte[3 << 20];

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;
    private static Server server;
    private static ServerConnector connector;
    private static final ConcurrentLinkedQueue<String> SEEN = new ConcurrentLinkedQueue<>();
    private static final AtomicInteger CONNECTIONS = new AtomicInteger();
    private static final CountDownLatch MEETING = new CountDownLatch(CONFIG.hostConcurrency());

    @BeforeAll
    static void start() throws Exception {
        new Random(2).nextBytes(LARGE);
        certificates = TestCertificates.in(folder).signed("good", "san=dns:good.example,ip:127.0.0.1");
        var keys = new SslContextFactory.Server();
        keys.setKeyStore(certificates.only("good"));
        keys.setKeyStorePassword(new String(TestCertificates.PASSWORD));
        var http = new HttpConfiguration();
        http.addCustomizer(new SecureRequestCustomizer(false));
        var alpn = new ALPNServerConnectionFactory();
        alpn.setDefaultProtocol("http/1.1");
        server = new Server();
        connector = new ServerConnector(
                server,
                new SslConnectionFactory(keys, alpn.getProtocol()),
                alpn,
                new HTTP2ServerConnectionFactory(http),
                new HttpConnectionFactory(http));
        connector.setHost("127.0.0.1");
        connector.addBean((org.eclipse.jetty.io.Connection.Listener) new org.eclipse.jetty.io.Connection.Listener() {
            @Override
            public void onOpened(org.eclipse.jetty.io.Connection connection) {
                if (connection instanceof org.eclipse.jetty.io.ssl.SslConnection) {
                    CONNECTIONS.incrementAndGet();
                }
            }
        });
        server.addConnector(connector);
        server.setHandler(new Site());
        server.start();
    }

    @AfterAll
    static void stop() throws Exception {
        server.stop();
    }

    @BeforeEach
    void forget() {
        SEEN.clear();
        CONNECTIONS.set(0);
    }

    private static final class Site extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            var path = request.getHttpURI().getPathQuery();
            SEEN.add(request.getConnectionMetaData().getProtocol() + " " + request.getMethod() + " " + path + " "
                    + request.getHttpURI().getAuthority() + " "
                    + request.getHeaders().get("Cookie"));
            byte[] body = "hello".getBytes(StandardCharsets.UTF_8);
            switch (path) {
                case "/large" -> body = LARGE;
                case "/packed" -> {
                    var out = new ByteArrayOutputStream();
                    try (var gzip = new GZIPOutputStream(out)) {
                        gzip.write(LARGE);
                    }
                    body = out.toByteArray();
                    response.getHeaders().add("Content-Encoding", "gzip");
                }
                case "/cookie" -> {
                    response.getHeaders().add("Set-Cookie", "a=1; Path=/");
                    response.getHeaders().add("Set-Cookie", "b=2; Path=/");
                }
                case "/moved" -> {
                    response.setStatus(302);
                    response.getHeaders().add("Location", "/there?q=%20");
                }
                case "/missing" -> response.setStatus(404);
                case "/together" -> meet();
                default -> response.getHeaders().add("X-Path", path);
            }
            response.getHeaders().add("Content-Type", "text/plain");
            Content.Sink.write(response, true, ByteBuffer.wrap(body));
            callback.succeeded();
            return true;
        }
    }

    /** Answers nobody before as many are here as may be at one host. */
    private static void meet() throws InterruptedException {
        MEETING.countDown();
        assertTrue(MEETING.await(20, TimeUnit.SECONDS), () -> MEETING.getCount() + " did not come");
    }

    private static FetchRun run() throws Exception {
        return new Fetchers(
                        CONFIG,
                        InstantSource.system(),
                        any -> List.of(InetAddress.ofLiteral("127.0.0.1")),
                        certificates.trusted())
                .open();
    }

    private static FetchRequest get(String path) {
        return new FetchRequest(FetchRequest.Method.GET, url(path), Map.of("Accept", "text/html"), 10 << 20);
    }

    private static WebUrl url(String path) {
        return WebUrl.parse("https://good.example:" + connector.getLocalPort() + path)
                .orElseThrow();
    }

    @Test
    void requestsOfARunShareOneConnectionSideBySide() throws Exception {
        try (var run = run()) {
            run.fetch(get("/first"));
            var tasks = IntStream.range(0, 24)
                    .<Callable<FetchOutcome>>mapToObj(_ -> () -> run.fetch(get("/together")))
                    .toList();
            for (var outcome : new Fanout().run(tasks, Duration.ofSeconds(40))) {
                assertInstanceOf(Fetched.class, outcome.orElseThrow());
            }
        }
        assertTrue(SEEN.stream().allMatch(line -> line.startsWith("HTTP/2.0 GET ")), SEEN.toString());
        assertEquals(1, CONNECTIONS.get());
    }

    @Test
    void aLargeBodyArrivesWholePackedOrNot() throws Exception {
        try (var run = run()) {
            for (var path : List.of("/large", "/packed", "/large")) {
                var fetched = assertInstanceOf(Fetched.class, run.fetch(get(path)));
                assertArrayEquals(LARGE, fetched.body());
                assertEquals("text/plain", fetched.contentType());
            }
        }
        assertEquals(1, CONNECTIONS.get());
    }

    @Test
    void whatIsCutLeavesTheConnectionToOthers() throws Exception {
        try (var run = run()) {
            for (int i = 0; i < 30; i++) {
                var few = new FetchRequest(FetchRequest.Method.GET, url("/large"), Map.of(), 1_000);
                var fetched = assertInstanceOf(Fetched.class, run.fetch(few));
                assertTrue(fetched.truncated());
                assertEquals(1_000, fetched.body().length);
            }
            assertInstanceOf(Fetched.class, run.fetch(get("/")));
        }
        assertEquals(1, CONNECTIONS.get());
    }

    @Test
    void headRedirectsCookiesAndFailuresAreAsEver() throws Exception {
        try (var run = run()) {
            var head = new FetchRequest(FetchRequest.Method.HEAD, url("/large"), Map.of(), 10);
            assertEquals(0, assertInstanceOf(Fetched.class, run.fetch(head)).body().length);
            var there = assertInstanceOf(Fetched.class, run.fetch(get("/moved")));
            assertEquals("/there?q=%20", there.headers().get("x-path"));
            assertEquals(
                    404,
                    assertInstanceOf(Missing.class, run.fetch(get("/missing"))).status());
            run.fetch(get("/cookie"));
            run.fetch(get("/crumbs"));
        }
        var last = List.copyOf(SEEN).getLast();
        assertTrue(last.contains("a=1") && last.contains("b=2"), last);
        assertTrue(last.contains("good.example:" + connector.getLocalPort()), last);
        assertEquals(1, CONNECTIONS.get());
    }
}
