package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.people.OpenIdServer;
import dev.incipit.people.Role;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Signing in by an OpenID provider, against a provider that speaks the protocol. */
final class OpenIdSignInTest {
    private static final String WAYS = "/app/account/sign-in";
    private static final OpenIdServer PROVIDER = OpenIdServer.start();
    private static GreenMail mails;
    private static WebService open;
    private static WebService closed;
    private static int users;

    @BeforeAll
    static void start() {
        mails = WebService.mailServer();
        open = service(Stores.H2.fresh(), "open");
        closed = service(Stores.H2.fresh(), "closed");
    }

    @AfterAll
    static void stop() {
        open.close();
        closed.close();
        mails.stop();
        PROVIDER.close();
    }

    @BeforeEach
    void restore() {
        PROVIDER.restore();
        users++;
        PROVIDER.knows(Map.of("sub", "subject-" + users, "email", address(), "email_verified", true));
    }

    private static WebService service(DatabaseConfig store, String registration) {
        return WebService.over(
                store,
                mails,
                Map.of(
                        "WEB_REGISTRATION",
                        registration,
                        "WEB_OIDC_ISSUER",
                        PROVIDER.issuer(),
                        "WEB_OIDC_CLIENT_ID",
                        OpenIdServer.CLIENT,
                        "WEB_OIDC_CLIENT_SECRET",
                        OpenIdServer.SECRET,
                        "WEB_OIDC_NAME",
                        "Sea <ID>"));
    }

    private static String address() {
        return "user" + users + "@example.org";
    }

    private static Browser browser(WebService service) {
        return new Browser(service.port()).with("X-Forwarded-For", "192.0.2." + users);
    }

    private static Browser signedIn(WebService service) {
        service.user(address(), Role.MEMBER);
        var browser = browser(service);
        assertEquals(303, browser.signIn(address(), WebService.PASSWORD).statusCode());
        return browser;
    }

    private static URI to(HttpResponse<String> page) {
        assertEquals(200, page.statusCode(), page.body());
        var refresh = page.headers().firstValue("Refresh").orElseThrow();
        return URI.create(refresh.replace("0; url=", ""));
    }

    /** The path by which the provider sends a browser back. */
    private static String back(HttpResponse<String> page) {
        var back = OpenIdServer.back(to(page)).toString();
        assertTrue(back.startsWith(WebService.ORIGIN + "/"), back);
        return back.substring(WebService.ORIGIN.length());
    }

    private static HttpResponse<String> begin(Browser browser) {
        return browser.submit("/login", "/login/openid", Map.of());
    }

    private static HttpResponse<String> signIn(Browser browser) {
        return browser.get(back(begin(browser)));
    }

    private static HttpResponse<String> connect(Browser browser) {
        var page = browser.submit(WAYS, WAYS + "/openid", Map.of("password", WebService.PASSWORD));
        return browser.get(back(page));
    }

    private static String text(HttpResponse<String> page) {
        return Jsoup.parse(page.body()).text();
    }

    private static void assertNobody(Browser browser) {
        assertEquals(303, browser.get("/app/account").statusCode());
    }

    @Test
    void aConnectedUserSignsInUntilTheConnectionIsEnded() {
        var browser = signedIn(closed);
        assertEquals(303, connect(browser).statusCode());
        assertTrue(text(browser.get(WAYS)).contains("where you are " + address()));
        assertTrue(closed.mail(address(), 1).contains("Sea <ID>"));
        var other = browser(closed);
        var answer = signIn(other);
        assertEquals("/app", answer.headers().firstValue("Location").orElseThrow(), answer.body());
        assertTrue(other.get("/app/account").body().contains(address()));
        assertEquals(
                303, browser.submit(WAYS, WAYS + "/openid/remove", Map.of()).statusCode());
        assertEquals(200, other.get("/app/account").statusCode(), "the session goes on");
        var third = browser(closed);
        assertTrue(text(signIn(third)).contains("No login here is connected"));
        assertNobody(third);
    }

    @Test
    void anAddressAloneNeverSignsAUserIn() {
        open.user(address(), Role.MEMBER);
        closed.user(address(), Role.MEMBER);
        var first = browser(open);
        assertTrue(text(signIn(first)).contains("it is not connected"));
        assertNobody(first);
        var second = browser(closed);
        assertTrue(text(signIn(second)).contains("No login here is connected"));
        assertNobody(second);
    }

    @Test
    void aNewUserSignsUpByAnAddressThatTheProviderVouchesFor() {
        var browser = browser(open);
        assertEquals("/app", signIn(browser).headers().firstValue("Location").orElseThrow());
        assertTrue(browser.get("/app/account").body().contains(address()));
        assertTrue(text(browser.get(WAYS)).contains("Disconnect"));
        var kept = browser.submit(WAYS, WAYS + "/openid/remove", Map.of());
        assertTrue(text(kept).contains("you have no password"), text(kept));
        assertEquals(303, signIn(browser(open)).statusCode());
        assertEquals(422, browser(open).signIn(address(), "none none none").statusCode());
    }

    @Test
    void whereRegistrationIsClosedOrTheAddressNotConfirmedNobodyIsMade() {
        assertTrue(text(signIn(browser(closed))).contains("No login here is connected"));
        for (var person : new Map<?, ?>[] {
            Map.of("sub", "eve-1", "email", address()),
            Map.of("sub", "eve-2", "email", address(), "email_verified", false),
            Map.of("sub", "eve-3", "email", "no address", "email_verified", true),
            Map.of("sub", "eve-4")
        }) {
            @SuppressWarnings("unchecked")
            var known = (Map<String, Object>) person;
            PROVIDER.knows(known);
            assertTrue(text(signIn(browser(open))).contains("does not confirm an e-mail address"));
        }
        assertTrue(open.people().users().list().stream()
                .noneMatch(user -> user.address().equals(address())));
    }

    @Test
    void aDisabledUserDoesNotSignIn() {
        var browser = signedIn(closed);
        connect(browser);
        closed.people().users().disable(address());
        var other = browser(closed);
        assertTrue(text(signIn(other)).contains("No login here is connected"));
        assertNobody(other);
    }

    @Test
    void connectingTakesThePassword() {
        var browser = signedIn(closed);
        var wrong = browser.submit(WAYS, WAYS + "/openid", Map.of("password", "not the password"));
        assertEquals(422, wrong.statusCode());
        assertTrue(text(wrong).contains("This is not your password."));
        var forged = browser.post(WAYS + "/openid", Map.of("password", WebService.PASSWORD));
        assertEquals(403, forged.statusCode());
    }

    @Test
    void oneLoginOfTheProviderBelongsToOneUser() {
        connect(signedIn(closed));
        var subject = "subject-" + users;
        users++;
        var second = signedIn(closed);
        PROVIDER.knows(Map.of("sub", subject));
        assertTrue(text(connect(second)).contains("belongs to another user"));
        assertTrue(text(second.get(WAYS)).contains("Connect Sea <ID>"));
    }

    @Test
    void anAnswerCountsOnceAndInTheBrowserThatAskedOnly() {
        var victim = signedIn(closed);
        connect(victim);
        var browser = browser(closed);
        var path = back(begin(browser));
        var stranger = browser(closed);
        assertTrue(text(stranger.get(path)).contains("begun in another browser"));
        begin(stranger);
        assertTrue(text(stranger.get(path)).contains("begun in another browser"));
        assertNobody(stranger);
        assertEquals(303, browser.get(path).statusCode());
        assertTrue(text(browser.get(path)).contains("was used already"));
        for (var broken : new String[] {"", "?state=x&code=y", "?code=y", "?state=" + "a".repeat(43) + "&code=c"}) {
            assertEquals(
                    422, browser(closed).get("/login/openid/return" + broken).statusCode());
        }
    }

    @Test
    void whoeverSignsInMeanwhileIsNotConnected() {
        var browser = signedIn(closed);
        var path = back(browser.submit(WAYS, WAYS + "/openid", Map.of("password", WebService.PASSWORD)));
        users++;
        closed.user(address(), Role.MEMBER);
        browser.submit("/app/account", "/logout", Map.of());
        browser.signIn(address(), WebService.PASSWORD);
        assertTrue(text(browser.get(path)).contains("This attempt is over"));
        assertTrue(text(browser.get(WAYS)).contains("Connect Sea <ID>"));
    }

    @Test
    void twoPagesOfOneBrowserMayAttemptAtOnce() {
        connect(signedIn(closed));
        var browser = browser(closed);
        var first = back(begin(browser));
        var second = back(begin(browser));
        var cookies = Map.copyOf(browser.cookies());
        assertEquals(303, browser.get(first).statusCode());
        browser.cookies().putAll(cookies);
        assertEquals(303, browser.get(second).statusCode());
    }

    @Test
    void aNewSessionTakesThePlaceOfTheOld() {
        var browser = signedIn(closed);
        connect(browser);
        var before = browser.cookies().get("__Host-incipit-session");
        var page = browser(closed).get("/login");
        assertTrue(text(page).contains("Sign in by Sea <ID>"));
        assertFalse(page.body().contains("Sea <ID>"), "the name is text");
        var other = browser(closed);
        var path = back(begin(other));
        other.cookies().put("__Host-incipit-session", before);
        assertEquals(303, other.get(path).statusCode());
        assertFalse(before.equals(other.cookies().get("__Host-incipit-session")));
        assertNobody(browser);
    }

    @Test
    void whatTheProviderDoesWrongIsSaidInASentence() {
        var browser = browser(closed);
        var path = back(begin(browser)).replaceFirst("code=[^&]*", "error=access_denied");
        assertTrue(text(browser.get(path)).contains("did not confirm who you are"));
        PROVIDER.claiming(claims -> Map.of("iss", "https://evil.example"));
        var wrong = signIn(browser);
        assertEquals(502, wrong.statusCode());
        assertTrue(text(wrong).contains("could not be trusted"));
        PROVIDER.restore();
        PROVIDER.answering("/token", exchange -> OpenIdServer.send(exchange, 500, "{}"));
        var lost = signIn(browser);
        assertEquals(503, lost.statusCode());
        assertTrue(text(lost).contains("does not answer at this moment"));
        PROVIDER.restore();
        var mixed = back(begin(browser)).replaceFirst("iss=[^&]*", "iss=https%3A%2F%2Fevil.example");
        assertEquals(422, browser.get(mixed).statusCode());
        assertNobody(browser);
    }

    @Test
    void beginningsAreCountedByClient() {
        var browser = browser(closed);
        for (int i = 0; i < 40; i++) {
            assertEquals(200, begin(browser).statusCode());
        }
        assertEquals(429, begin(browser).statusCode());
    }

    @Test
    void theWayOnIsAPageOfOurs() {
        connect(signedIn(closed));
        var browser = browser(closed);
        var page = browser.submit("/login?to=%2Fapp%2Fkeys", "/login/openid", Map.of());
        assertEquals(
                "/app/keys",
                browser.get(back(page)).headers().firstValue("Location").orElseThrow());
        var evil = browser(closed).submit("/login", "/login/openid", Map.of("to", "//evil.example"));
        assertEquals(200, evil.statusCode());
    }

    @Test
    void withoutAProviderThereIsNothingOfIt() {
        try (var service = WebService.over(Stores.H2.fresh(), mails, Map.of())) {
            var browser = browser(service);
            assertFalse(browser.get("/login").body().contains("openid"));
            assertEquals(404, browser.get("/login/openid/return?state=x").statusCode());
        }
    }

    @Test
    @Tag("full")
    void oneReplicaEndsWhatTheOtherBegan() {
        var config = Stores.POSTGRESQL.fresh();
        try (var one = service(config, "open");
                var two = service(config, "open")) {
            var first = browser(one);
            var path = back(begin(first));
            var second = browser(two);
            second.cookies().putAll(first.cookies());
            assertEquals(
                    "/app", second.get(path).headers().firstValue("Location").orElseThrow());
            assertTrue(second.get("/app/account").body().contains(address()));
            assertTrue(text(first.get(path)).contains("This attempt is over"));
        }
    }
}
