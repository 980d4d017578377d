package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.account.Admission;
import dev.incipit.people.Role;
import dev.incipit.store.Stores;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What users, visitors and operators can do on the pages of accounts, and what not. */
final class AccountPagesTest {
    private static final String MARKUP = "</textarea><script>alert(1)</script>";
    private static GreenMail mails;
    private static WebService service;

    @BeforeAll
    static void start() {
        mails = WebService.mailServer();
        service = WebService.over(
                Stores.H2.fresh(),
                mails,
                Map.of(
                        "PLANS_STARTER_VALIDATE_PER_MONTH", "1",
                        "WEB_KEYS_MAX", "2",
                        "WEB_ANONYMOUS_TRIES", "visitors"));
        service.store().accounts().create("visitors", "starter");
        service.user("ada@sea.example", Role.MEMBER);
        service.user("olga@sea.example", Role.OPERATOR);
    }

    @AfterAll
    static void stop() {
        service.close();
        mails.stop();
    }

    private static Browser signedIn(String address) {
        var browser = new Browser(service.port());
        var answer = browser.submit("/login", "/login", Map.of("address", address, "password", WebService.PASSWORD));
        assertEquals(303, answer.statusCode(), answer.body());
        return browser;
    }

    private static String text(HttpResponse<String> page) {
        return Jsoup.parse(page.body()).text();
    }

    @Test
    void aKeyIsShownOnceWorksAndIsRefusedOnceRevoked() {
        service.user("keys@sea.example", Role.MEMBER);
        var browser = signedIn("keys@sea.example");
        var made = browser.submit("/app/keys", "/app/keys", Map.of("label", MARKUP));
        assertEquals(200, made.statusCode());
        assertFalse(made.body().contains("<script>alert"), "what users type is text");
        var key = Jsoup.parse(made.body()).selectFirst("#secret").text();
        assertTrue(service.store().admission().admit(Optional.of(key), "192.0.2.1") instanceof Admission.Admitted);
        var listed = browser.get("/app/keys");
        assertFalse(listed.body().contains(key));
        assertTrue(text(listed).contains("last used"));
        browser.submit("/app/keys", "/app/keys", Map.of("label", "second"));
        assertTrue(text(browser.get("/app/keys")).contains("which is the limit"));
        var revoke =
                Jsoup.parse(listed.body()).selectFirst("form[action$=/revoke]").attr("action");
        var other = signedIn("ada@sea.example");
        other.post(revoke, Browser.filled(other.get("/app/keys"), "/app/keys", Map.of()));
        assertTrue(service.store().admission().admit(Optional.of(key), "192.0.2.1") instanceof Admission.Admitted);
        assertEquals(303, browser.submit("/app/keys", revoke, Map.of()).statusCode());
        assertTrue(service.store().admission().admit(Optional.of(key), "192.0.2.1") instanceof Admission.Rejected);
    }

    @Test
    void nobodySeesTheRunsOfAnotherAccount() {
        service.user("runs@sea.example", Role.MEMBER);
        var browser = signedIn("runs@sea.example");
        browser.submit("/app/validate", "/app/validate", Map.of("content", "# Title\n"));
        var runs = browser.get("/app/runs");
        var run = Jsoup.parse(runs.body()).selectFirst("tbody a").attr("href");
        assertTrue(text(browser.get(run)).contains("runs@sea.example"));
        assertEquals(404, signedIn("ada@sea.example").get(run).statusCode());
        assertEquals(404, browser.get(run + "/llms.txt").statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "abc", "99999999999999999999", "1%2527", "1%20or%201=1"})
    void noIdOfAStrangerBreaksAPage(String id) {
        var status = signedIn("ada@sea.example").get("/app/runs/" + id).statusCode();
        assertEquals(404, status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"page=-1", "page=9999999999", "task=%27&site=%27--", "task=read&site=%25", "page=x&page=2"})
    void noFilterOfAStrangerBreaksTheHistory(String query) {
        assertEquals(200, signedIn("ada@sea.example").get("/app/runs?" + query).statusCode());
    }

    @Test
    void whatIsWrongWithALintIsSaidAtItsFieldAndWhatWasTypedStays() {
        var browser = signedIn("ada@sea.example");
        var both = browser.submit(
                "/app/validate", "/app/validate", Map.of("url", "sea.example", "content", "# " + MARKUP));
        assertEquals(422, both.statusCode());
        assertFalse(both.body().contains("<script>alert"));
        var page = Jsoup.parse(both.body());
        assertEquals("sea.example", page.selectFirst("[name=url]").val());
        assertTrue(page.selectFirst("[name=content]").text().contains(MARKUP));
        assertEquals("true", page.selectFirst("[name=url]").attr("aria-invalid"));
        var local = browser.submit("/app/validate", "/app/validate", Map.of("url", "localhost"));
        assertEquals(422, local.statusCode());
        assertTrue(text(local).contains("must be the address of a public website"), text(local));
        var site = browser.submit("/app/generate", "/app/generate", Map.of("url", "10.0.0.1", "fileType", "both"));
        assertEquals(422, site.statusCode());
        var plan =
                browser.submit("/app/generate", "/app/generate", Map.of("url", "sea.example", "fileType", "llms-full"));
        assertTrue(text(plan).contains("upgrade"), text(plan));
    }

    @Test
    void aReportShowsTheFindingBelowItsLineAsText() {
        var report = signedIn("ada@sea.example")
                .submit("/app/validate", "/app/validate", Map.of("content", "# T\n\n## S\n\n- <script>x</script>\n"));
        var line = Jsoup.parse(report.body()).selectFirst("#L5");
        assertEquals("- <script>x</script>", line.selectFirst("code").text());
        assertEquals("list-items", line.selectFirst("p.finding a").text());
    }

    @Test
    void visitorsLintOnTheNamedAccountUntilItsAllowanceIsUsedUp() {
        var visitor = new Browser(service.port());
        var first = visitor.submit("/validate", "/validate", Map.of("content", "# Title\n"));
        assertEquals(200, first.statusCode(), first.body());
        var second = visitor.submit("/validate", "/validate", Map.of("content", "# Title\n"));
        assertEquals(422, second.statusCode());
        assertTrue(text(second).contains("month"), text(second));
        assertEquals(303, visitor.get("/app/validate").statusCode());
    }

    @Test
    void onlyOperatorsSeeAndChangeAccounts() {
        var member = signedIn("ada@sea.example");
        assertEquals(404, member.get("/app/accounts").statusCode());
        var operator = signedIn("olga@sea.example");
        assertTrue(text(operator.get("/app/accounts")).contains("ada@sea.example"));
        var change = Map.of("account", "visitors", "plan", "pro");
        var stolen = Browser.filled(member.get("/app/keys"), "/app/keys", change);
        assertEquals(404, member.post("/app/accounts/plan", stolen).statusCode());
        assertEquals(
                303,
                operator.submit("/app/accounts", "/app/accounts/plan", change).statusCode());
        var plans = service.store().accounts().list().stream()
                .filter(account -> account.name().equals("visitors"))
                .map(account -> account.plan())
                .toList();
        assertEquals("pro", plans.getFirst());
        operator.submit("/app/accounts", "/app/accounts/plan", Map.of("account", "visitors", "plan", "starter"));
        var unknown =
                operator.submit("/app/accounts", "/app/accounts/plan", Map.of("account", "visitors", "plan", "x"));
        assertEquals(400, unknown.statusCode());
    }

    @Test
    void theOverviewShowsWhatWasUsed() {
        service.user("use@sea.example", Role.MEMBER);
        var browser = signedIn("use@sea.example");
        assertTrue(text(browser.get("/app")).contains("Make your first key"));
        browser.submit("/app/validate", "/app/validate", Map.of("content", "# Title\n"));
        var overview = Jsoup.parse(browser.get("/app").body());
        assertTrue(overview.text().contains("1 of 100"), overview.text());
        assertEquals(
                "1 in this month",
                overview.select(".chart figcaption .quiet").get(1).text());
    }

    @Test
    void everybodyMayReadTheInterfaceAndTheChecks() {
        var visitor = new Browser(service.port());
        assertTrue(text(visitor.get("/docs")).contains("POST /api/v1/generate"));
        assertTrue(text(visitor.get("/checks/h1-present")).contains("Why"));
        assertEquals(404, visitor.get("/checks/none").statusCode());
        assertTrue(visitor.get("/").body().contains("action=\"/validate\""));
    }
}
