package dev.incipit.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.Stores;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.Keys;

/** A stranger becomes a user, in a real browser. */
@Timeout(240)
final class PagesInBrowserTest {
    private static final int INTERACTIONS_MAX = 12;

    @Test
    void aStrangerHasAKeyAndAFirstFileInTwelveInteractions() {
        signsUp(true);
    }

    @Test
    @Tag("full")
    void thePagesServeWithoutScripts() {
        signsUp(false);
    }

    private static void signsUp(boolean scripts) {
        try (var face = Face.over(Stores.H2.fresh());
                var browser = Chromium.open(scripts)) {
            browser.go(face.address("/signup"))
                    .type("address", "ada@sea.example")
                    .press("Send the link");
            browser.go(face.mailedLink("ada@sea.example"))
                    .type("password", Face.PASSWORD)
                    .press("Create my login");
            browser.until(page -> page.address().equals(face.address("/app")));
            browser.press("Make your first key").type("label", "laptop").press("Make a key");
            assertTrue(browser.text("#secret").startsWith("inc_"), browser.source());
            browser.menu("Generate").type("url", face.siteAddress()).press("Generate");
            assertTrue(browser.text("pre[id='llms.txt']").contains("[Tides]"), browser.source());
            assertTrue(browser.interactions() <= INTERACTIONS_MAX, browser.interactions() + " interactions");
            var shown = browser.has("[data-copy]") && browser.text(".files").contains("Copy");
            assertEquals(scripts, shown);
        }
    }

    @Test
    @Tag("full")
    void theFirstStartMakesAnOperatorWhoInvites() {
        try (var face = Face.over(Stores.H2.fresh());
                var browser = Chromium.open(true)) {
            browser.go(face.firstLink())
                    .type("address", "olga@sea.example")
                    .type("password", Face.PASSWORD)
                    .press("Create my login");
            browser.menu("Accounts");
            assertTrue(browser.text("main").contains("olga@sea.example"), browser.source());
            browser.menu("olga@sea.example")
                    .type("invited", "grace@sea.example")
                    .press("Invite to local");
            browser.menu("Sign out");
            browser.go(face.mailedLink("grace@sea.example"))
                    .type("password", Face.PASSWORD)
                    .press("Create my login");
            browser.until(page -> page.address().equals(face.address("/app")));
        }
    }

    @Test
    @Tag("full")
    void axeFindsNothingOnAnyPage() {
        var faults = new ArrayList<String>();
        try (var face = Face.over(Stores.H2.fresh());
                var browser = Chromium.open(true)) {
            look(
                    browser,
                    face,
                    List.of("/", "/docs", "/checks", "/checks/h1-present", "/login", "/signup", "/reset", "/no"),
                    faults);
            browser.go(face.firstLink());
            judge(browser, "invite", faults);
            browser.type("address", "olga@sea.example")
                    .type("password", Face.PASSWORD)
                    .press("Create my login");
            judge(browser, "empty overview", faults);
            browser.go(face.address("/app/keys")).type("label", "laptop").press("Make a key");
            judge(browser, "new key", faults);
            browser.go(face.address("/app/generate")).type("url", "localhost").press("Generate");
            judge(browser, "wrong address", faults);
            browser.type("url", face.siteAddress()).press("Generate");
            judge(browser, "made", faults);
            browser.go(face.address("/app/validate"))
                    .type("content", "# A\n\n- b\n\n## C\n")
                    .press("Validate");
            judge(browser, "report", faults);
            look(
                    browser,
                    face,
                    List.of(
                            "/app",
                            "/app/keys",
                            "/app/generate",
                            "/app/validate",
                            "/app/runs",
                            "/app/account",
                            "/app/accounts"),
                    faults);
            browser.go(face.address("/app/runs"));
            browser.go(browser.link("tbody a"));
            judge(browser, "run", faults);
        }
        assertEquals(List.of(), faults);
    }

    private static void look(Chromium browser, Face face, List<String> paths, List<String> faults) {
        for (var path : paths) {
            browser.go(face.address(path));
            judge(browser, path, faults);
        }
    }

    private static void judge(Chromium browser, String name, List<String> faults) {
        for (var scheme : List.of("light", "dark")) {
            browser.on(scheme, 390);
            if (browser.overhang() > 0) {
                faults.add(name + " is " + browser.overhang() + " pixels too wide for a telephone");
            }
            browser.faults().forEach(fault -> faults.add(name + ", " + scheme + ": " + fault));
        }
    }

    @Test
    @Tag("full")
    void everythingIsDoneByTheKeyboardAlone() {
        try (var face = Face.over(Stores.H2.fresh());
                var browser = Chromium.open(true)) {
            browser.go(face.firstLink())
                    .tabTo("E-mail address")
                    .keys("olga@sea.example", Keys.TAB, Face.PASSWORD, Keys.ENTER);
            assertTrue(browser.has(".meters"), browser.source());
            browser.tabTo("Skip to the content").keys(Keys.ENTER);
            browser.tabTo("All runs");
            browser.go(face.address("/app")).tabTo("Keys").keys(Keys.ENTER);
            assertTrue(browser.has("[name=label]"), browser.source());
            browser.tabTo("Name").keys("laptop", Keys.ENTER);
            assertTrue(browser.text("#secret").startsWith("inc_"), browser.source());
            browser.tabTo("Revoke").keys(Keys.SPACE).tabTo("Revoke first key").keys(Keys.ENTER);
            assertTrue(browser.text(".notice").contains("revoked"), browser.source());
            browser.tabTo("Generate").keys(Keys.ENTER);
            assertTrue(browser.has("[name=url]"), browser.source());
            browser.tabTo("Address of a site").keys(face.siteAddress(), Keys.ENTER);
            assertTrue(browser.text("pre[id='llms.txt']").contains("[Tides]"), browser.source());
            browser.tabTo("Download").tabTo("Copy").tabTo("llms.txt");
        }
    }

    @Test
    @Tag("full")
    void twoReplicasBehindAProxyServeOneUser() throws Exception {
        var database = Stores.POSTGRESQL.fresh();
        var mails = Face.mailServer();
        int port = Face.freePort();
        var origin = "http://127.0.0.1:" + port;
        try (var one = Face.replica(database, origin, mails);
                var two = Face.replica(database, origin, mails);
                var proxy = RoundRobin.start(port, List.of(one.port(), two.port()));
                var browser = Chromium.open(true)) {
            browser.go(one.firstLink())
                    .type("address", "olga@sea.example")
                    .type("password", Face.PASSWORD)
                    .press("Create my login");
            browser.until(page -> page.address().equals(one.address("/app")));
            for (var page : List.of("Keys", "Generate", "Validate", "History", "Overview")) {
                browser.menu(page);
                assertTrue(browser.title().startsWith(page), browser.title());
            }
            browser.menu("Keys").type("label", "laptop").press("Make a key");
            assertTrue(browser.text("#secret").startsWith("inc_"), browser.source());
            browser.menu("Generate").type("url", one.siteAddress()).press("Generate");
            assertTrue(browser.has("pre[id='llms.txt']"), browser.source());
            assertTrue(
                    proxy.served().stream().allMatch(count -> count > 5),
                    proxy.served().toString());
        }
    }
}
