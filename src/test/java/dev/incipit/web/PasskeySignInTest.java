package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.people.Role;
import dev.incipit.people.webauthn.Device;
import dev.incipit.store.Stores;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Signing in by a passkey, against a device that speaks the protocol. */
final class PasskeySignInTest {
    private static final String WAYS = "/app/account/sign-in";
    private static final String ADD = WAYS + "/passkeys";
    private static final String ANSWER = "/login/passkey/answer";
    private static GreenMail mails;
    private static WebService service;
    private static int users;

    @BeforeAll
    static void start() {
        mails = WebService.mailServer();
        service = WebService.over(Stores.H2.fresh(), mails, Map.of());
    }

    @AfterAll
    static void stop() {
        service.close();
        mails.stop();
    }

    @BeforeEach
    void another() {
        users++;
    }

    private static String address() {
        return "key" + users + "@example.org";
    }

    private static Browser browser(WebService at) {
        return new Browser(at.port()).with("X-Forwarded-For", "192.0.2." + users);
    }

    private static Browser browser() {
        return browser(service);
    }

    private static Browser signedIn(WebService at) {
        at.user(address(), Role.MEMBER);
        var browser = browser(at);
        assertEquals(303, browser.signIn(address(), WebService.PASSWORD).statusCode());
        return browser;
    }

    private static PasskeyDevice device() {
        return new PasskeyDevice(Device.at(WebService.ORIGIN));
    }

    private static HttpResponse<String> add(Browser browser) {
        return browser.submit(WAYS, ADD, Map.of("label", "old <phone>", "passkey-password", WebService.PASSWORD));
    }

    /** A signed-in user's browser whose device has a passkey. */
    private static Browser holder(PasskeyDevice device) {
        var browser = signedIn(service);
        var answer = browser.post(ADD + "/answer", device.make(add(browser)));
        assertEquals(303, answer.statusCode(), answer.body());
        return browser;
    }

    private static HttpResponse<String> begin(Browser browser) {
        return browser.submit("/login", "/login/passkey", Map.of());
    }

    private static HttpResponse<String> signIn(Browser browser, PasskeyDevice device) {
        return browser.post(ANSWER, device.use(begin(browser)));
    }

    private static Map<String, String> with(Map<String, String> fields, String name, String value) {
        var changed = new HashMap<>(fields);
        changed.put(name, value);
        return changed;
    }

    private static String text(HttpResponse<String> page) {
        return Jsoup.parse(page.body()).text();
    }

    private static void assertRefused(Browser browser, Map<String, String> answer, String why) {
        var page = browser.post(ANSWER, answer);
        assertEquals(422, page.statusCode(), page.body());
        assertTrue(text(page).contains(why), text(page));
        assertEquals(303, browser.get("/app/account").statusCode(), "nobody is signed in");
    }

    @Test
    void aPasskeySignsItsUserInUntilItIsRemoved() {
        var device = device();
        var owner = holder(device);
        assertTrue(text(owner.get(WAYS)).contains("old <phone> Added"));
        assertTrue(service.mail(address(), 1).contains("A passkey was added"));
        var browser = browser();
        var to = browser.submit("/login?to=%2Fapp%2Fkeys", "/login/passkey", Map.of());
        var answer = browser.post(ANSWER, device.use(to));
        assertEquals("/app/keys", answer.headers().firstValue("Location").orElseThrow(), answer.body());
        assertTrue(browser.get("/app/account").body().contains(address()));
        assertTrue(text(owner.get(WAYS)).contains("last used"));
        assertEquals(303, signIn(browser(), device).statusCode(), "and again, with a higher count");

        var removal = Browser.filled(owner.get(WAYS), ADD + "/remove", Map.of());
        users++;
        var stranger = signedIn(service);
        var forged = with(
                removal,
                "csrf",
                Browser.filled(stranger.get(WAYS), ADD, Map.of()).get("csrf"));
        assertEquals(303, stranger.post(ADD + "/remove", forged).statusCode());
        assertEquals(303, signIn(browser(), device).statusCode(), "nobody removes another's");
        assertEquals(303, owner.post(ADD + "/remove", removal).statusCode());
    }

    @Test
    void aRemovedPasskeyAndOneOfNobodySignNobodyIn() {
        var device = device();
        var owner = holder(device);
        owner.submit(WAYS, ADD + "/remove", Map.of());
        var browser = browser();
        assertRefused(browser, device.use(begin(browser)), "not known here");
    }

    @Test
    void anotherOriginChallengeOrPartyIsRefused() {
        var device = device();
        holder(device);
        var browser = browser();
        device.device().move("https://incipit.example.org.evil.example");
        assertRefused(browser, device.use(begin(browser)), "not right");
        device.device().move("http://incipit.example.org");
        assertRefused(browser, device.use(begin(browser)), "not right");
        device.device().move(WebService.ORIGIN);
        assertRefused(browser, device.use(begin(browser), "A".repeat(43)), "not right");
        assertEquals(303, signIn(browser, device).statusCode());
    }

    @Test
    void anAnswerCountsOnceAndInTheBrowserThatAskedOnly() {
        var device = device();
        holder(device);
        var browser = browser();
        var answer = device.use(begin(browser));
        var stranger = browser();
        var token = Browser.filled(begin(stranger), ANSWER, Map.of()).get("csrf");
        assertRefused(stranger, with(answer, "csrf", token), "begun in another browser");
        assertEquals(303, browser.post(ANSWER, answer).statusCode());
        browser.submit("/app/account", "/logout", Map.of());
        var again = Browser.filled(begin(browser), ANSWER, Map.of()).get("csrf");
        assertRefused(browser, with(answer, "csrf", again), "was used already");
    }

    @Test
    void anotherUsersHandleIsRefused() {
        var device = device();
        holder(device);
        users++;
        var other = device();
        var owner = signedIn(service);
        var page = add(owner);
        var handle = PasskeyDevice.asked(page).attr("data-user");
        assertEquals(303, owner.post(ADD + "/answer", other.make(page)).statusCode());
        var browser = browser();
        assertRefused(browser, with(device.use(begin(browser)), "user", handle), "not known here");
        assertRefused(browser, with(device.use(begin(browser)), "user", ""), "not known here");
        var foreign = other.use(begin(browser)).get("id");
        assertRefused(browser, with(device.use(begin(browser)), "id", foreign), "not known here");
    }

    @Test
    void aKeyThatCountsBackIsRefused() {
        var device = device();
        holder(device);
        service.store().database().change("update passkey set sign_count = 1000");
        var browser = browser();
        assertRefused(browser, device.use(begin(browser)), "seems to have been copied");
        service.store().database().change("update passkey set sign_count = 1");
        assertEquals(303, signIn(browser, device).statusCode());
    }

    @Test
    void aDeviceThatAsksNobodyIsRefused() {
        var device = new PasskeyDevice(Device.careless(WebService.ORIGIN));
        var browser = signedIn(service);
        var answer = browser.post(ADD + "/answer", device.make(add(browser)));
        assertEquals(422, answer.statusCode());
        assertFalse(text(browser.get(WAYS)).contains("Added"));
    }

    @Test
    void aNewKeyOfAnotherOriginOrChallengeIsNotAdded() {
        var browser = signedIn(service);
        var evil = new PasskeyDevice(Device.at("https://evil.example"));
        assertEquals(422, browser.post(ADD + "/answer", evil.make(add(browser))).statusCode());
        var page = add(browser);
        assertEquals(
                422,
                browser.post(ADD + "/answer", device().make(page, "A".repeat(43)))
                        .statusCode());
        var right = device().make(add(browser));
        assertEquals(303, browser.post(ADD + "/answer", right).statusCode());
        assertTrue(text(browser.post(ADD + "/answer", right)).contains("was used already"));
        users++;
        var other = signedIn(service);
        var begun = device().make(add(browser));
        var token = Browser.filled(other.get(WAYS), ADD, Map.of()).get("csrf");
        assertEquals(
                422, other.post(ADD + "/answer", with(begun, "csrf", token)).statusCode());
        assertFalse(text(other.get(WAYS)).contains("Added"));
    }

    @Test
    void addingTakesANameAndThePassword() {
        var browser = signedIn(service);
        var wrong = browser.submit(WAYS, ADD, Map.of("label", "phone", "passkey-password", "not the password"));
        assertEquals(422, wrong.statusCode());
        assertTrue(text(wrong).contains("This is not your password."));
        assertEquals(
                "phone", Jsoup.parse(wrong.body()).selectFirst("[name=label]").val());
        var nameless = browser.submit(WAYS, ADD, Map.of("label", " ", "passkey-password", WebService.PASSWORD));
        assertTrue(text(nameless).contains("Give it a name"));
    }

    @Test
    void aUserHasAtMostTwentyAndADeviceIsToldOfThem() {
        var device = device();
        var browser = holder(device);
        var known = PasskeyDevice.asked(add(browser)).attr("data-known");
        assertEquals(device.use(begin(browser())).get("id"), known);
        for (int i = 1; i < 20; i++) {
            service.store()
                    .database()
                    .change(
                            "insert into passkey (credential_hash, user_id, user_handle, credential_id, credential, sign_count,"
                                    + " backup_eligible, label, created_at) select '" + i + "-" + users
                                    + "', p.user_id, p.user_handle, p.credential_id, p.credential, 0, false, 'x',"
                                    + " p.created_at from passkey p join app_user u on u.id = p.user_id where u.address = ?"
                                    + " fetch first 1 rows only",
                            address());
        }
        assertTrue(text(add(browser)).contains("20 passkeys, which is the limit"));
    }

    @Test
    void aDisabledUserDoesNotSignIn() {
        var device = device();
        holder(device);
        service.people().users().disable(address());
        var browser = browser();
        assertRefused(browser, device.use(begin(browser)), "not known here");
    }

    @Test
    void rubbishIsRefused() {
        var device = device();
        holder(device);
        var browser = browser();
        for (var field : List.of("client", "authenticator", "signature")) {
            assertRefused(browser, with(device.use(begin(browser)), field, ""), "not right");
        }
        var huge = browser.post(ANSWER, with(device.use(begin(browser)), "client", "x".repeat(40_000)));
        assertEquals(413, huge.statusCode());
    }

    @Test
    void aNewSessionTakesThePlaceOfTheOld() {
        var device = device();
        var browser = holder(device);
        var before = browser.cookies().get("__Host-incipit-session");
        // Signed-in readers of the login page go on at once, so the form comes from another browser.
        var other = browser();
        var answer = device.use(begin(other));
        other.cookies().put("__Host-incipit-session", before);
        var token =
                Browser.filled(other.get("/app/account"), "/logout", Map.of()).get("csrf");
        assertEquals(303, other.post(ANSWER, with(answer, "csrf", token)).statusCode());
        assertNotEquals(before, other.cookies().get("__Host-incipit-session"));
        assertEquals(303, browser.get("/app/account").statusCode());
    }

    @Test
    void withoutANameOfItsOwnTheServiceHasNoPasskeys() {
        for (var origin : List.of("", "https://192.0.2.1", "https://[2001:db8::1]", "http://incipit.example.org")) {
            var settings = new HashMap<>(Map.of("WEB_ORIGIN", origin, "WEB_REGISTRATION", "closed"));
            settings.put("MAIL_HOST", "");
            settings.put("MAIL_FROM", "");
            try (var bare = WebService.over(Stores.H2.fresh(), mails, settings)) {
                var browser = browser(bare);
                assertFalse(browser.get("/login").body().contains("passkey"), origin);
            }
        }
    }

    @Test
    @Tag("full")
    void oneReplicaEndsWhatTheOtherBegan() {
        var config = Stores.POSTGRESQL.fresh();
        try (var one = WebService.over(config, mails, Map.of());
                var two = WebService.over(config, mails, Map.of())) {
            var device = device();
            var first = signedIn(one);
            var second = browser(two);
            second.cookies().putAll(first.cookies());
            var made = device.make(add(first));
            second.cookies().putAll(first.cookies());
            assertEquals(303, second.post(ADD + "/answer", made).statusCode());
            var visitor = browser(one);
            var answer = device.use(begin(visitor));
            var other = browser(two);
            other.cookies().putAll(visitor.cookies());
            assertEquals(303, other.post(ANSWER, answer).statusCode());
            assertTrue(other.get("/app/account").body().contains(address()));
        }
    }
}
