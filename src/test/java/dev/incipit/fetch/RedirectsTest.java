package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Redirects and cookies through the whole client: a site at 127.0.0.2, which counts as public here, leads everywhere. */
@Timeout(30)
final class RedirectsTest {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.2/32"));

    private final Fetchers fetchers =
            new Fetchers(CONFIG, InstantSource.system(), RedirectsTest::lookup, TlsConfig.create());
    private BadHost host;
    private BadHost.Behaviour site = wire -> {};

    @BeforeEach
    void start() throws IOException {
        host = new BadHost(new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.2")), wire -> site.serve(wire));
    }

    @AfterEach
    void stop() throws IOException {
        host.close();
    }

    private static List<InetAddress> lookup(String name) throws UnknownHostException {
        return switch (name) {
            case "public.example.org", "public2.example.org", "www.public.example.org" ->
                List.of(InetAddress.ofLiteral("127.0.0.2"));
            case "priv1.example.org" -> List.of(InetAddress.ofLiteral("10.0.0.5"));
            case "rebind1.example.org" -> List.of(InetAddress.ofLiteral("127.0.0.1"));
            case "mixed.example.org" -> List.of(InetAddress.ofLiteral("127.0.0.2"), InetAddress.ofLiteral("127.0.0.1"));
            default -> throw new UnknownHostException(name);
        };
    }

    private FetchOutcome fetch(String path) throws InterruptedException {
        try (var run = fetchers.open()) {
            var url = WebUrl.parse("http://public.example.org:" + host.port() + path)
                    .orElseThrow();
            return run.fetch(new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1 << 20));
        }
    }

    /** Every path answers by what the function makes of it. */
    private void answer(UnaryOperator<String> answers) {
        site = wire -> {
            var request = wire.request();
            while (!request.isEmpty()) {
                wire.send(answers.apply(request.substring(4, request.indexOf(' ', 4))));
                request = wire.request();
            }
        };
    }

    private static String redirect(String location) {
        return "HTTP/1.1 302 Found\r\nLocation: " + location + "\r\nContent-Length: 0\r\n\r\n";
    }

    private static String page(String text) {
        return "HTTP/1.1 200 OK\r\nContent-Length: " + text.length() + "\r\n\r\n" + text;
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/fetch/locations.csv", numLinesToSkip = 1, delimiter = '|')
    void aRedirectThatMayNotBeFollowedIsNot(String location, String outcome) throws Exception {
        answer(path -> redirect(location));
        var kind = fetch("/start").getClass().getSimpleName();
        assertEquals(outcome, kind, location);
        assertEquals(1, host.requests().size());
    }

    @Test
    void aRedirectToAnotherPublicHostIsFollowedAndAskedByItsName() throws Exception {
        answer(path -> path.equals("/start")
                ? redirect("http://www.public.example.org:" + host.port() + "/home")
                : page("here"));
        assertEquals(
                "www.public.example.org",
                assertInstanceOf(Fetched.class, fetch("/start")).url().host());
        assertTrue(host.requests().getLast().contains("Host: www.public.example.org:" + host.port() + "\r\n"));
    }

    @Test
    void aHeaderCannotBeSplitByALocation() throws Exception {
        answer(path -> path.equals("/start") ? redirect("/%0d%0aHost:%20evil") : page("here"));
        assertInstanceOf(Fetched.class, fetch("/start"));
        assertTrue(host.requests().getLast().startsWith("GET /%0d%0aHost:%20evil HTTP/1.1\r\n"));
    }

    @Test
    void aCookieWallLetsInWhoBringsTheCookieBack() throws Exception {
        site = wire -> {
            for (var request = wire.request(); !request.isEmpty(); request = wire.request()) {
                wire.send(
                        request.contains("Cookie: seen=1")
                                ? page("inside")
                                : redirect("/start")
                                        .replace(
                                                "\r\n\r\n",
                                                "\r\nSet-Cookie: seen=1; Path=/; HttpOnly; SameSite=Lax\r\n\r\n"));
            }
        };
        assertInstanceOf(Fetched.class, fetch("/start"));
        int before = host.requests().size();
        assertInstanceOf(Fetched.class, fetch("/start"));
        assertFalse(host.requests().get(before).contains("Cookie:"), "another run has a jar of its own");
    }

    @Test
    void cookiesStayWithTheHostThatSetThem() throws Exception {
        answer(path -> switch (path) {
            case "/start" ->
                redirect("http://public2.example.org:" + host.port() + "/other")
                        .replace("\r\n\r\n", "\r\nSet-Cookie: secret=1\r\nSet-Cookie: x=y; Domain=example.org\r\n\r\n");
            default -> page("here");
        });
        assertInstanceOf(Fetched.class, fetch("/start"));
        assertFalse(
                host.requests().getLast().contains("secret"), host.requests().getLast());
    }
}
