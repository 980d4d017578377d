package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.people.Role;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.StoreFailed;
import dev.incipit.web.SignedIn;
import dev.incipit.web.WebConfig;
import dev.incipit.web.layout.Asset;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What every page does before and after its own work. */
final class PageRoutingTest {
    private static final Pattern TOKEN = Pattern.compile("name=\"csrf\" value=\"([0-9a-f]{64})\"");
    private static final Logger BUGS = Logger.getLogger(PageRouting.class.getName());
    private static final Map<String, SignedIn> SESSIONS = Map.of(
            "member", new SignedIn(1, "ann@example.org", 1, "ann", Role.MEMBER, FormTokens.of("member")),
            "operator", new SignedIn(2, "op@example.org", 2, "op", Role.OPERATOR, FormTokens.of("operator")));

    private static final BodyMemoryLimit BODIES = new BodyMemoryLimit(Duration.ofMillis(100));

    private static WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    @BeforeAll
    static void open() {
        BUGS.setUseParentHandlers(false);
        var pages = List.of(
                PageRoute.get("/form", Access.ANYBODY, request -> page(request, "")),
                PageRoute.post("/form", Access.ANYBODY, request -> {
                    request.notice("Kept: " + request.form().text("word"));
                    return WebAnswer.seeOther("/form");
                }),
                PageRoute.post("/long", Access.ANYBODY, _ -> WebAnswer.seeOther("/form"))
                        .reading(2L << 20),
                PageRoute.get(
                        "/app",
                        Access.SIGNED_IN,
                        request -> page(request, request.signedIn().address())),
                PageRoute.post("/app", Access.SIGNED_IN, request -> page(request, "done")),
                PageRoute.get("/app/accounts", Access.OPERATOR, request -> page(request, "all")),
                PageRoute.get("/runs/{id}", Access.ANYBODY, request -> page(request, request.id())),
                PageRoute.get("/bug", Access.ANYBODY, _ -> {
                    throw new IllegalStateException("secret detail");
                }),
                PageRoute.get("/lost", Access.ANYBODY, _ -> {
                    throw new StoreFailed("jdbc:secret");
                }),
                PageRoute.get("/wrong", Access.ANYBODY, _ -> {
                    throw new InvalidInput("Choose another name.");
                }));
        var routing = HttpRouting.builder();
        new PageRouting(
                        id -> Optional.ofNullable(SESSIONS.get(id)),
                        new ClientAddress(InetAddress::isLoopbackAddress),
                        new ClientScheme(InetAddress::isLoopbackAddress),
                        WebConfig.DEFAULTS)
                .mount(routing, pages, BODIES);
        server = WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .featuresDiscoverServices(false)
                .routing(routing)
                .build()
                .start();
    }

    @AfterAll
    static void close() {
        server.stop();
        BUGS.setUseParentHandlers(true);
    }

    /** Any template with a form will do. */
    private static WebAnswer page(PageRequest request, String sentence) {
        return WebAnswer.html((out, forms) -> {
            out.setContext("p", null);
            out.writeUserContent(sentence + request.frame("").notice().orElse(""));
            for (var method : List.of("post", "get")) {
                forms.onHtmlTagOpened("form", Map.of("method", method), out);
                forms.onHtmlTagClosed("form", out);
            }
        });
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private HttpResponse<String> get(String path, String... headers) {
        var request = to(path);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    private HttpResponse<String> post(String path, String form, String... headers) {
        var request = to(path).header("Content-Type", "application/x-www-form-urlencoded");
        return send((headers.length == 0 ? request : request.headers(headers))
                .POST(HttpRequest.BodyPublishers.ofString(form)));
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static String cookie(HttpResponse<String> answer) {
        return header(answer, "Set-Cookie").replaceFirst(";.*", "");
    }

    private static String token(HttpResponse<String> answer) {
        var found = TOKEN.matcher(answer.body());
        assertTrue(found.find(), answer.body());
        return found.group(1);
    }

    @Test
    void aFormThatPostsGetsATokenAndTheVisitorASecretForIt() {
        var page = get("/form");
        assertEquals(1, TOKEN.matcher(page.body()).results().count(), page.body());
        assertTrue(header(page, "Set-Cookie")
                .matches("incipit-visitor=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Lax"));
        assertFalse(page.body().contains(cookie(page).replaceFirst(".*=", "")));
    }

    @Test
    void aFormWithItsTokenIsAcceptedAndWhatWasDoneIsSaidOnceOnTheNextPage() {
        var page = get("/form");
        var done = post("/form", "word=%C3%A9t%C3%A9&csrf=" + token(page), "Cookie", cookie(page));
        assertEquals(303, done.statusCode());
        assertEquals("/form", header(done, "Location"));
        var next = get("/form", "Cookie", cookie(page) + "; " + cookie(done));
        assertTrue(next.body().contains("Kept: été"), next.body());
        assertTrue(header(next, "Set-Cookie").contains("Max-Age=0"));
    }

    /** A hundred visitors with the longest form each would use up the heap. */
    @Test
    void aLongFormWaitsForMemoryThatLargeBodiesShareAndIsToldWhenThereIsNone() throws InterruptedException {
        var page = get("/form");
        var form = "csrf=" + token(page) + "&word=" + "a".repeat(1 << 20);
        long all = Math.max(Runtime.getRuntime().maxMemory() / 16, 4 << 20);
        var busy = BODIES.hold(all, () -> post("/long", form, "Cookie", cookie(page)))
                .orElseThrow();
        assertEquals(503, busy.statusCode());
        assertTrue(busy.body().contains("try again in a minute"), busy.body());
        assertEquals(303, post("/long", form, "Cookie", cookie(page)).statusCode());
    }

    @Test
    void longFormsOfOneAccountLeaveHalfOfTheMemoryToOthers() throws InterruptedException {
        long all = Math.max(Runtime.getRuntime().maxMemory() / 16, 4 << 20);
        var held = Exchange.tenantOf(1)
                .call(() -> BODIES.hold(all / 2, () -> List.of(longForm("member"), longForm("operator"))));
        assertEquals(Optional.of(List.of(503, 303)), held);
    }

    private int longForm(String session) {
        var form = "csrf=" + FormTokens.of(session) + "&word=" + "a".repeat(1 << 20);
        return post("/long", form, "Cookie", "incipit-session=" + session).statusCode();
    }

    @Test
    void aFormWithoutItsTokenOrWithThatOfAnotherIsForged() {
        var page = get("/form");
        var other = get("/form");
        assertEquals(403, post("/form", "word=a", "Cookie", cookie(page)).statusCode());
        assertEquals(
                403,
                post("/form", "csrf=" + token(other), "Cookie", cookie(page)).statusCode());
        assertEquals(403, post("/form", "csrf=" + token(page)).statusCode());
        assertEquals(
                403,
                post("/form", "csrf=" + token(page) + "&csrf=" + token(page), "Cookie", cookie(page))
                        .statusCode());
    }

    @Test
    void aFormFromAnotherSiteIsForgedWhateverItsToken() {
        var page = get("/form");
        var form = "csrf=" + token(page);
        for (var site : List.of("cross-site", "same-site")) {
            assertEquals(
                    403,
                    post("/form", form, "Cookie", cookie(page), "Sec-Fetch-Site", site)
                            .statusCode(),
                    site);
        }
        assertEquals(
                403,
                post("/form", form, "Cookie", cookie(page), "Origin", "https://evil.example")
                        .statusCode());
        assertEquals(
                403,
                post("/form", form, "Cookie", cookie(page), "Origin", "null").statusCode());
        assertEquals(
                303,
                post("/form", form, "Cookie", cookie(page), "Origin", "http://127.0.0.1:" + server.port())
                        .statusCode());
    }

    @Test
    void whoIsNotSignedInIsSentToSignInAndComesBack() {
        var answer = get("/app");
        assertEquals(303, answer.statusCode());
        assertEquals("/login?to=%2Fapp", header(answer, "Location"));
        assertEquals(200, get("/app", "Cookie", "incipit-session=member").statusCode());
        assertEquals(303, get("/app", "Cookie", "incipit-session=stranger").statusCode());
    }

    @Test
    void htmxIsToldToLoadTheWholeSignInPage() {
        var answer = get("/app", "HX-Request", "true");
        assertEquals(200, answer.statusCode());
        assertEquals("/login?to=%2Fapp", header(answer, "HX-Redirect"));
    }

    @Test
    void theOperatorsPagesDoNotExistForOthers() {
        assertEquals(
                404, get("/app/accounts", "Cookie", "incipit-session=member").statusCode());
        assertEquals(
                200, get("/app/accounts", "Cookie", "incipit-session=operator").statusCode());
    }

    @Test
    void theTokenOfASessionIsNotThatOfAnotherSession() {
        var page = get("/app", "Cookie", "incipit-session=member");
        assertEquals(
                200,
                post("/app", "csrf=" + token(page), "Cookie", "incipit-session=member")
                        .statusCode());
        assertEquals(
                403,
                post("/app", "csrf=" + token(page), "Cookie", "incipit-session=operator")
                        .statusCode());
    }

    @Test
    void behindTlsCookiesBelongToThisHostByTlsAlone() {
        var page = get("/form", "X-Forwarded-Proto", "https");
        assertTrue(header(page, "Set-Cookie").startsWith("__Host-incipit-visitor="));
        assertTrue(header(page, "Set-Cookie").endsWith("; Path=/; HttpOnly; SameSite=Lax; Secure"));
        assertTrue(header(page, "Strict-Transport-Security").startsWith("max-age="));
        var bare = get("/app", "X-Forwarded-Proto", "https", "Cookie", "incipit-session=member");
        assertEquals(303, bare.statusCode());
        var own = get("/app", "X-Forwarded-Proto", "https", "Cookie", "__Host-incipit-session=member");
        assertEquals(200, own.statusCode());
    }

    @Test
    void everyPageForbidsScriptsInThePageFramesAndOtherHosts() {
        for (var path : List.of("/form", "/nothing", "/bug", Asset.STYLE.path())) {
            var answer = get(path, "Accept", "text/html");
            var policy = header(answer, "Content-Security-Policy");
            assertTrue(policy.startsWith("default-src 'none'; script-src 'self'; style-src 'self';"), path + policy);
            assertTrue(policy.contains("frame-ancestors 'none'"), path);
            assertFalse(policy.contains("unsafe"), path);
            assertEquals("nosniff", header(answer, "X-Content-Type-Options"), path);
            assertEquals("DENY", header(answer, "X-Frame-Options"), path);
        }
    }

    @Test
    void pagesAreNeverKeptAndFilesForEver() {
        assertEquals("no-store", header(get("/form"), "Cache-Control"));
        for (var asset : Asset.all()) {
            var answer = get(asset.path());
            assertEquals(200, answer.statusCode());
            assertEquals("public, max-age=31536000, immutable", header(answer, "Cache-Control"));
            assertTrue(asset.path().matches("/assets/[a-z]+-[0-9a-f]{12}\\.(css|js|svg)"), asset.path());
        }
    }

    @Test
    void whatGoesWrongIsAPageWithoutDetails() {
        for (var failing : Map.of("/bug", 500, "/lost", 503, "/wrong", 400).entrySet()) {
            var answer = get(failing.getKey());
            assertEquals(failing.getValue(), answer.statusCode());
            assertFalse(answer.body().contains("secret"), answer.body());
            assertTrue(answer.body().contains("<h1>"), answer.body());
        }
        assertTrue(get("/wrong").body().contains("Choose another name."));
    }

    @Test
    void anUnknownPathIsAPageForReadersOnly() {
        var reader = get("/nothing/here", "Accept", "text/html,application/xhtml+xml");
        assertEquals(404, reader.statusCode());
        assertTrue(reader.body().contains("There is nothing here"));
        assertFalse(get("/nothing/here", "Accept", "*/*").body().contains("<h1>"));
        assertFalse(get("/api/v1/none", "Accept", "text/html").body().contains("<h1>"));
        assertFalse(get("/openapi.none", "Accept", "text/html").body().contains("<h1>"));
        assertTrue(get("/apidocs", "Accept", "text/html").body().contains("<h1>"));
    }

    @Test
    void aPathIsUsedByItsMethodsOnly() {
        var put = send(to("/form").PUT(HttpRequest.BodyPublishers.noBody()));
        assertEquals(405, put.statusCode());
        assertEquals("GET, HEAD, POST", header(put, "Allow"));
        var head = send(to("/form").method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertEquals(200, head.statusCode());
        assertEquals("", head.body());
    }

    @Test
    void aFormIsReadInItsOwnTypeAndBoundsOnly() {
        var page = get("/form");
        var tooLong = post("/form", "csrf=" + token(page) + "&word=" + "a".repeat(40_000), "Cookie", cookie(page));
        assertEquals(413, tooLong.statusCode());
        var json = send(
                to("/form").header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString("{}")));
        assertEquals(400, json.statusCode());
        assertEquals(400, post("/form", "csrf=%ZZ", "Cookie", cookie(page)).statusCode());
        assertEquals(
                400, post("/form", "a&".repeat(300), "Cookie", cookie(page)).statusCode());
    }

    @Test
    void whatAVisitorSentIsEscaped() {
        var answer = get("/runs/%3Cimg%20src=x%20onerror=alert(1)%3E");
        assertEquals(200, answer.statusCode());
        assertFalse(answer.body().contains("<img"), answer.body());
    }
}
