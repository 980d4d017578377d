package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.people.Role;
import dev.incipit.store.Stores;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/**
 * Rows of OWASP's cheat sheets (Session Management, Cross-Site Request Forgery Prevention, Authentication, Forgot Password,
 * Injection Prevention, Unvalidated Redirects) against the program's own service.
 */
final class OwaspSheetsTest {
    private static final String SESSION = "__Host-incipit-session";
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static GreenMail mails;
    private static WebService service;

    @BeforeAll
    static void open() {
        mails = WebService.mailServer();
        service = WebService.over(Stores.H2.fresh(), mails, Map.of());
    }

    @AfterAll
    static void close() {
        service.close();
        mails.stop();
    }

    private static DynamicTest row(String sentence, Executable check) {
        return DynamicTest.dynamicTest(sentence, check);
    }

    /** A browser of another client each time, so that no row is counted with another. */
    private static Browser browser() {
        return new Browser(service.port()).with("X-Forwarded-For", "192.0.2." + COUNT.incrementAndGet());
    }

    private static String user(Role role) {
        var address = "user" + COUNT.incrementAndGet() + "@example.org";
        service.user(address, role);
        return address;
    }

    private static Browser signedIn(String address) {
        var browser = browser();
        assertEquals(303, browser.signIn(address, WebService.PASSWORD).statusCode());
        return browser;
    }

    private static Browser signedIn() {
        return signedIn(user(Role.MEMBER));
    }

    private static String setCookie(HttpResponse<String> answer, String name) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(line -> line.startsWith(name + "="))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cookie " + name + " in " + answer.headers()));
    }

    private static int account(Browser browser) {
        return browser.get("/app/account").statusCode();
    }

    private static Browser copyOf(Browser browser) {
        var copy = browser();
        copy.cookies().putAll(browser.cookies());
        return copy;
    }

    @TestFactory
    Stream<DynamicTest> sessionManagement() {
        return Stream.of(
                row("the id has 256 bits and says nothing", () -> {
                    var ids = new ArrayList<String>();
                    var address = user(Role.MEMBER);
                    for (int i = 0; i < 3; i++) {
                        ids.add(signedIn(address).cookies().get(SESSION));
                    }
                    assertEquals(3, ids.stream().distinct().count());
                    ids.forEach(id -> assertTrue(id.matches("[A-Za-z0-9_-]{43}"), id));
                }),
                row("the cookie is of this host alone, by TLS alone, and no script's", () -> {
                    var cookie = setCookie(browser().signIn(user(Role.MEMBER), WebService.PASSWORD), SESSION);
                    for (var attribute : List.of("; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure")) {
                        assertTrue(cookie.contains(attribute), cookie);
                    }
                    assertFalse(cookie.contains("Domain"), cookie);
                }),
                row(
                        "the cookie ends with the browser, the session with the store's clock",
                        () -> assertFalse(setCookie(browser().signIn(user(Role.MEMBER), WebService.PASSWORD), SESSION)
                                .contains("Max-Age"))),
                row("the id is never in an address", () -> {
                    var answer = browser().signIn(user(Role.MEMBER), WebService.PASSWORD);
                    assertEquals("/app", answer.headers().firstValue("Location").orElseThrow());
                }),
                row("an id in the query is no session", () -> {
                    var id = signedIn().cookies().get(SESSION);
                    assertEquals(
                            303,
                            browser().get("/app/account?incipit-session=" + id).statusCode());
                }),
                row(
                        "pages behind the sign-in are kept by nobody",
                        () -> assertEquals(
                                "no-store",
                                signedIn()
                                        .get("/app/account")
                                        .headers()
                                        .firstValue("Cache-Control")
                                        .orElseThrow())),
                row("signing out ends the session in the store, too", () -> {
                    var browser = signedIn();
                    var copy = copyOf(browser);
                    assertEquals(
                            303,
                            browser.submit("/app/account", "/logout", Map.of()).statusCode());
                    assertEquals(303, account(browser));
                    assertEquals(303, account(copy));
                }),
                row("signing out everywhere ends all", () -> {
                    var address = user(Role.MEMBER);
                    var one = signedIn(address);
                    var two = signedIn(address);
                    one.submit("/app/account", "/app/account/sign-out-everywhere", Map.of());
                    assertEquals(303, account(one));
                    assertEquals(303, account(two));
                }),
                row("a new password ends all other sessions and changes the id of this", () -> {
                    var address = user(Role.MEMBER);
                    var other = signedIn(address);
                    var browser = signedIn(address);
                    var before = browser.cookies().get(SESSION);
                    browser.submit(
                            "/app/account",
                            "/app/account/password",
                            Map.of("old-password", WebService.PASSWORD, "new-password", "another four words"));
                    assertEquals(200, account(browser));
                    assertNotEquals(before, browser.cookies().get(SESSION));
                    assertEquals(303, account(other));
                }),
                row("a user sees the sessions they have, and ends one", () -> {
                    var address = user(Role.MEMBER);
                    var other = signedIn(address);
                    var browser = signedIn(address);
                    browser.submit("/app/account", "/app/account/sessions", Map.of());
                    assertEquals(303, account(other));
                    assertEquals(200, account(browser));
                }),
                row("nobody ends another's session", () -> {
                    var victim = signedIn();
                    var hash = service.people()
                            .sessions()
                            .list(service.people()
                                    .sessions()
                                    .user(victim.cookies().get(SESSION))
                                    .orElseThrow()
                                    .id())
                            .getFirst()
                            .hash();
                    var address = user(Role.MEMBER);
                    signedIn(address);
                    signedIn(address).submit("/app/account", "/app/account/sessions", Map.of("session", hash));
                    assertEquals(200, account(victim));
                }),
                row("who must sign in again comes back to the page", () -> {
                    var asked = browser().get("/app/account");
                    assertEquals(
                            "/login?to=%2Fapp%2Faccount",
                            asked.headers().firstValue("Location").orElseThrow());
                }),
                row("a disabled user's session ends at once", () -> {
                    var address = user(Role.MEMBER);
                    var browser = signedIn(address);
                    service.people().users().disable(address);
                    assertEquals(303, account(browser));
                }));
    }

    @TestFactory
    Stream<DynamicTest> sessionFixation() {
        return Stream.of(
                row("an id that a stranger chose is not taken over", () -> {
                    var browser = browser();
                    var planted = "A".repeat(43);
                    browser.cookies().put(SESSION, planted);
                    browser.signIn(user(Role.MEMBER), WebService.PASSWORD);
                    assertNotEquals(planted, browser.cookies().get(SESSION));
                }),
                row("signing in again gives another id and ends the old one", () -> {
                    var address = user(Role.MEMBER);
                    var browser = signedIn(address);
                    var old = copyOf(browser);
                    browser.post(
                            "/login",
                            Browser.filled(
                                    browser.get("/app/account"),
                                    "/logout",
                                    Map.of("address", address, "password", WebService.PASSWORD)));
                    assertNotEquals(
                            old.cookies().get(SESSION), browser.cookies().get(SESSION));
                    assertEquals(303, account(old));
                }),
                row("a cookie without the prefix, which a neighbour host may set, is none", () -> {
                    var id = signedIn().cookies().get(SESSION);
                    var browser = browser();
                    browser.cookies().put("incipit-session", id);
                    assertEquals(303, account(browser));
                }),
                row("the visitor's secret is not that of the session", () -> {
                    var browser = browser();
                    browser.get("/login");
                    var visitor = browser.cookies().get("__Host-incipit-visitor");
                    browser.cookies().put(SESSION, visitor);
                    assertEquals(303, account(browser));
                }));
    }

    @TestFactory
    Stream<DynamicTest> crossSiteRequests() {
        return Stream.of(
                row("a form without its token is refused", () -> {
                    var browser = signedIn();
                    assertEquals(
                            403,
                            browser.post("/app/account/sign-out-everywhere", Map.of())
                                    .statusCode());
                    assertEquals(200, account(browser));
                }),
                row("another session's token is refused", () -> {
                    var fields = Browser.filled(signedIn().get("/app/account"), "/logout", Map.of());
                    var browser = signedIn();
                    assertEquals(
                            403,
                            browser.post("/app/account/sign-out-everywhere", fields)
                                    .statusCode());
                }),
                row("a token from before the sign-in is refused afterwards", () -> {
                    var browser = browser();
                    var early = Browser.filled(browser.get("/login"), "/login", Map.of());
                    browser.signIn(user(Role.MEMBER), WebService.PASSWORD);
                    assertEquals(
                            403,
                            browser.post("/app/account/sign-out-everywhere", early)
                                    .statusCode());
                }),
                row("a form from another site is refused, whatever its token", () -> {
                    var browser = signedIn();
                    var fields = Browser.filled(browser.get("/app/account"), "/logout", Map.of());
                    browser.with("Sec-Fetch-Site", "cross-site");
                    assertEquals(403, browser.post("/logout", fields).statusCode());
                }),
                row("a form from a neighbour host is refused", () -> {
                    var browser = signedIn();
                    var fields = Browser.filled(browser.get("/app/account"), "/logout", Map.of());
                    browser.with("Sec-Fetch-Site", "same-site");
                    assertEquals(403, browser.post("/logout", fields).statusCode());
                }),
                row("an older browser's Origin is judged", () -> {
                    var browser = signedIn();
                    var fields = Browser.filled(browser.get("/app/account"), "/logout", Map.of());
                    browser.with("Origin", "https://evil.example");
                    assertEquals(403, browser.post("/logout", fields).statusCode());
                    browser.with("Origin", WebService.ORIGIN);
                    assertEquals(303, browser.post("/logout", fields).statusCode());
                }),
                row("an opaque Origin is refused", () -> {
                    var browser = signedIn();
                    var fields = Browser.filled(browser.get("/app/account"), "/logout", Map.of());
                    browser.with("Origin", "null");
                    assertEquals(403, browser.post("/logout", fields).statusCode());
                }),
                row("nobody is signed in by a stranger's form", () -> {
                    var attacker = user(Role.MEMBER);
                    var foreign = browser();
                    var fields = Browser.filled(
                            foreign.get("/login"),
                            "/login",
                            Map.of("address", attacker, "password", WebService.PASSWORD));
                    var victim = browser();
                    assertEquals(403, victim.post("/login", fields).statusCode());
                    assertFalse(victim.cookies().containsKey(SESSION));
                }),
                row("looking changes nothing", () -> {
                    var browser = signedIn();
                    assertEquals(405, browser.get("/logout").statusCode());
                    assertEquals(
                            405, browser.get("/app/account/sign-out-everywhere").statusCode());
                    assertEquals(200, account(browser));
                }),
                row("a JSON body is no form", () -> {
                    var browser = signedIn();
                    browser.with("Content-Type", "application/json");
                    assertEquals(400, browser.post("/logout", Map.of()).statusCode());
                }),
                row("pages can be framed by nobody", () -> {
                    var headers = browser().get("/login").headers();
                    assertEquals("DENY", headers.firstValue("X-Frame-Options").orElseThrow());
                    assertTrue(headers.firstValue("Content-Security-Policy")
                            .orElseThrow()
                            .contains("frame-ancestors 'none'"));
                }),
                row("the session does not open the interface for programs", () -> {
                    var browser = signedIn();
                    assertEquals(401, browser.get("/api/v1/usage").statusCode());
                }));
    }

    @TestFactory
    Stream<DynamicTest> enumeration() {
        return Stream.of(
                row(
                        "an unknown address and a wrong password get the same page",
                        () -> assertSame(
                                browser().signIn("unknown1@example.org", WebService.PASSWORD),
                                "unknown1@example.org",
                                user(Role.MEMBER),
                                address -> browser().signIn(address, "wrong four words"))),
                row("a disabled user gets the same page", () -> {
                    var address = user(Role.MEMBER);
                    service.people().users().disable(address);
                    assertSame(
                            browser().signIn("unknown2@example.org", WebService.PASSWORD),
                            "unknown2@example.org",
                            address,
                            disabled -> browser().signIn(disabled, WebService.PASSWORD));
                }),
                row(
                        "sign-up answers a known address like an unknown one",
                        () -> assertSame(
                                browser().submit("/signup", "/signup", Map.of("address", "new1@example.org")),
                                "new1@example.org",
                                user(Role.MEMBER),
                                address -> browser().submit("/signup", "/signup", Map.of("address", address)))),
                row(
                        "a reset answers an unknown address like a known one",
                        () -> assertSame(
                                browser().submit("/reset", "/reset", Map.of("address", "unknown3@example.org")),
                                "unknown3@example.org",
                                user(Role.MEMBER),
                                address -> browser().submit("/reset", "/reset", Map.of("address", address)))),
                row("a wrong password takes as long as an unknown address", () -> {
                    var known = "real@example.org";
                    service.people().users().create(known, "", Role.MEMBER, WebService.PASSWORD);
                    // Whoever skipped the hash would take a hundredth; the machine's noise is far less.
                    long unknownNanos = least(() -> browser().signIn("unknown4@example.org", "wrong four words"));
                    long knownNanos = least(() -> browser().signIn(known, "wrong four words"));
                    assertTrue(
                            unknownNanos > knownNanos / 3 && knownNanos > unknownNanos / 3,
                            unknownNanos + " and " + knownNanos);
                }),
                row("guessing one user's password is stopped, also from many clients", () -> {
                    var address = user(Role.MEMBER);
                    for (int i = 0; i < 10; i++) {
                        service.people().signIn().signIn(address, "guess " + i, "198.51.100." + i, "");
                    }
                    var answer = browser().signIn(address, WebService.PASSWORD);
                    assertEquals(429, answer.statusCode());
                    assertTrue(answer.body().contains("Too many attempts"));
                }),
                row("guessing for an unknown address is stopped alike", () -> {
                    for (int i = 0; i < 10; i++) {
                        service.people().signIn().signIn("unknown5@example.org", "guess " + i, "198.51.101." + i, "");
                    }
                    assertEquals(
                            429,
                            browser()
                                    .signIn("unknown5@example.org", WebService.PASSWORD)
                                    .statusCode());
                }),
                row("asking for many mails is stopped", () -> {
                    var browser = browser();
                    for (int i = 0; i < 20; i++) {
                        browser.submit("/reset", "/reset", Map.of("address", "many" + i + "@example.org"));
                    }
                    assertEquals(
                            429,
                            browser.submit("/reset", "/reset", Map.of("address", "many@example.org"))
                                    .statusCode());
                }),
                row(
                        "the operator's pages do not exist for others",
                        () -> assertEquals(404, signedIn().get("/app/accounts").statusCode())));
    }

    @TestFactory
    Stream<DynamicTest> forgottenPasswords() {
        return Stream.of(
                row("a link is for whoever has the mail, whatever the Host says", () -> {
                    var address = user(Role.MEMBER);
                    var browser =
                            browser().with("X-Forwarded-Host", "evil.example").with("Forwarded-Host", "evil.example");
                    browser.submit("/reset", "/reset", Map.of("address", address));
                    var mail = service.mail(address, 1);
                    assertFalse(mail.contains("evil"), mail);
                    assertTrue(WebService.link(mail).startsWith("/reset?link="));
                }),
                row("opening a link does not use it, its form does, once", () -> {
                    var address = user(Role.MEMBER);
                    browser().submit("/reset", "/reset", Map.of("address", address));
                    var link = WebService.link(service.mail(address, 1));
                    browser().get(link);
                    var reset = browser().submit(link, "/reset", Map.of("password", "another four words"));
                    assertEquals(303, reset.statusCode());
                    assertEquals(410, browser().get(link).statusCode());
                    assertEquals(
                            303, browser().signIn(address, "another four words").statusCode());
                }),
                row("a used link says so and offers a new one", () -> {
                    var answer = browser().get("/reset?link=" + "B".repeat(43));
                    assertEquals(410, answer.statusCode());
                    assertTrue(
                            answer.body().contains("used up") && answer.body().contains("href=\"/reset\""));
                }),
                row(
                        "a link's address is told to no other host",
                        () -> assertEquals(
                                "same-origin",
                                browser()
                                        .get("/reset?link=" + "B".repeat(43))
                                        .headers()
                                        .firstValue("Referrer-Policy")
                                        .orElseThrow())),
                row("an easy password is refused at its field, and nothing else typed is lost", () -> {
                    browser().submit("/signup", "/signup", Map.of("address", "easy@example.org"));
                    var link = WebService.link(service.mail("easy@example.org", 1));
                    var answer = browser().submit(link, "/verify", Map.of("password", "short"));
                    assertEquals(422, answer.statusCode());
                    assertTrue(answer.body().contains("aria-invalid=\"true\""));
                    assertTrue(answer.body().contains("easy@example.org"));
                    assertFalse(answer.body().contains("value=\"short\""));
                }));
    }

    @TestFactory
    Stream<DynamicTest> injectionAndRedirects() {
        var rows = new ArrayList<DynamicTest>();
        for (var typed : List.of(
                "\"><script>alert(1)</script>",
                "' or '1'='1' --",
                "ann@example.org'; drop table app_user; --",
                "${98765*43210}{{98765*43210}}<%= 98765*43210 %>",
                "ann@example.org\r\nBcc: all@example.org",
                "\u0000\u202e<img src=x onerror=alert(1)>")) {
            rows.add(row("typed as an address: " + typed.replaceAll("\\p{Cntrl}", "."), () -> {
                var answer = browser().signIn(typed, typed);
                assertEquals(422, answer.statusCode());
                assertFalse(
                        answer.body().contains("<script>alert") || answer.body().contains("<img"), answer.body());
                assertFalse(answer.body().contains("4267635650"));
                assertEquals(
                        422,
                        browser()
                                .submit("/signup", "/signup", Map.of("address", typed))
                                .statusCode());
            }));
        }
        for (var to : List.of(
                "https://evil.example",
                "//evil.example",
                "/\\evil.example",
                "/app/../login",
                "javascript:alert(1)",
                "/app\r\nSet-Cookie: a=b")) {
            rows.add(row("a sign-in leads to no other place: " + to.replaceAll("\\p{Cntrl}", "."), () -> {
                var fields = new LinkedHashMap<String, String>();
                fields.put("address", user(Role.MEMBER));
                fields.put("password", WebService.PASSWORD);
                fields.put("to", to);
                var answer = browser().submit("/login", "/login", fields);
                assertEquals("/app", answer.headers().firstValue("Location").orElseThrow());
            }));
        }
        rows.add(row("a header of the browser is shown as text", () -> {
            var browser = browser().with("User-Agent", "<script>alert(1)</script>");
            browser.signIn(user(Role.MEMBER), WebService.PASSWORD);
            assertFalse(browser.get("/app/account").body().contains("<script>alert"));
        }));
        rows.add(row("a notice is shown as text", () -> {
            var browser = browser();
            browser.cookies().put("__Host-incipit-notice", "%3Cscript%3Ealert(1)%3C%2Fscript%3E");
            assertFalse(browser.get("/login").body().contains("<script>alert"));
        }));
        return rows.stream();
    }

    private static long least(Runnable attempt) {
        return Stream.generate(() -> {
                    long start = System.nanoTime();
                    attempt.run();
                    return System.nanoTime() - start;
                })
                .limit(4)
                .min(Long::compare)
                .orElseThrow();
    }

    /** The answer to an unknown address and that to a known one differ in the address alone. */
    private static void assertSame(
            HttpResponse<String> unknown,
            String unknownAddress,
            String knownAddress,
            java.util.function.Function<String, HttpResponse<String>> ask) {
        var known = ask.apply(knownAddress);
        assertEquals(unknown.statusCode(), known.statusCode());
        assertEquals(neutral(unknown, unknownAddress), neutral(known, knownAddress));
    }

    private static String neutral(HttpResponse<String> answer, String address) {
        return answer.body()
                .replace(address, "ADDRESS")
                .replaceAll("name=\"csrf\" value=\"[0-9a-f]{64}\"", "name=\"csrf\"");
    }
}
