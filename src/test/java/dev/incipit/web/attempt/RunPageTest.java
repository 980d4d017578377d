package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.TestSite;
import dev.incipit.api.RawClient;
import dev.incipit.api.run.OngoingRuns;
import dev.incipit.people.Role;
import dev.incipit.store.Compressed;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import dev.incipit.web.Browser;
import dev.incipit.web.WebService;
import java.io.IOException;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A run's own address, on two replicas of one store: whatever is loaded again, nothing runs twice. */
@Timeout(60)
final class RunPageTest {
    private static final String FORM = "/app/generate";
    private static GreenMail mails;
    private static DatabaseConfig store;
    private static WebService one;
    private static WebService two;
    private static int users;

    private final CountDownLatch open = new CountDownLatch(1);
    private TestSite site;
    private Browser browser;
    private String user;

    @BeforeAll
    static void start() {
        mails = WebService.mailServer();
        store = Stores.H2.fresh();
        var settings = Map.of("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8", "PLANS_FREE_REQUESTS_PER_MINUTE", "100");
        one = WebService.over(store, mails, settings);
        two = WebService.over(store, mails, settings);
    }

    @AfterAll
    static void stop() {
        one.close();
        two.close();
        mails.stop();
    }

    @BeforeEach
    void open() {
        site = new TestSite()
                .page("/", "Marrow", "<p>Marrow tells those who sail about tides and harbours.</p>")
                .page("/tides", "Tides", "<p>Tides rise and fall twice a day, and the tables say when.</p>");
        user = "user" + users++ + "@sea.example";
        one.user(user, Role.MEMBER);
        browser = new Browser(one.port());
        browser.signIn(user, WebService.PASSWORD);
    }

    @AfterEach
    void close() {
        open.countDown();
        site.close();
    }

    /** The site answers nothing before {@link #open}. */
    private void hold() {
        site.latency(_ -> {
            try {
                open.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            return Duration.ZERO;
        });
    }

    private String begin() {
        return begun(browser.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms")));
    }

    private static String begun(HttpResponse<String> answer) {
        assertEquals(303, answer.statusCode(), answer.body());
        return answer.headers().firstValue("Location").orElseThrow();
    }

    private Browser onTheOther() {
        var other = new Browser(two.port());
        other.cookies().putAll(browser.cookies());
        return other;
    }

    /** Makes the index of the last run so long that nobody's socket takes it whole; returns its new length. */
    private int lengthenLast() {
        var last =
                " where claim_id = (select claim_id from idempotent_request order by begun_at desc fetch first row only)";
        var more = "Tides rise. ".repeat(1 << 20);
        try (var database = new Database(store)) {
            var kept = Compressed.whole(database.rows("select part from idempotent_answer" + last))
                    .orElseThrow();
            var made = new String(kept, StandardCharsets.UTF_8).replaceFirst("# Marrow", "# Marrow" + more);
            database.change(
                    "update idempotent_answer set part = ?" + last,
                    Compressed.parts(made.getBytes(StandardCharsets.UTF_8)).getFirst());
        }
        return more.length();
    }

    private static String index(HttpResponse<String> page) {
        var shown = Jsoup.parse(page.body()).selectFirst("pre[id=llms.txt]");
        assertTrue(shown != null, page.body());
        return shown.text();
    }

    private String used() {
        return Jsoup.parse(browser.get("/app").body())
                .select(".meter strong")
                .getFirst()
                .text();
    }

    @Test
    void aReloadShowsTheResultOnEveryReplicaAndRunsNothing() {
        var run = begin();
        var grown = index(browser.get(run));
        assertTrue(grown.startsWith("# Marrow"), grown);
        int asked = site.asked().size();
        assertEquals(grown, index(browser.get(run)));
        assertEquals(grown, index(onTheOther().get(run)));
        var file = onTheOther().get(run + "/llms.txt");
        assertTrue(file.body().startsWith("# Marrow\n"), file.body());
        assertTrue(file.headers().firstValue("Content-Disposition").orElse("").contains("\"llms.txt\""));
        assertEquals(asked, site.asked().size());
        assertEquals("1 of 10", used());
        assertTrue(browser.get("/app/runs").body().contains(run));
    }

    /** Each is kept whole until its client has read it. */
    @Test
    void aFileThatNobodyReadsGivesWayToTheNext() throws IOException {
        var run = begin();
        index(browser.get(run));
        int length = lengthenLast();
        // So many that the account's half has no room for one more to be read.
        long most = Math.min(Runtime.getRuntime().maxMemory() / 8, 128 << 20);
        var unread = new ArrayList<RawClient>();
        for (long held = 0; held <= most / 6; held += length) {
            var client = new RawClient(one.port(), 4_096);
            client.write("GET " + run + "/llms.txt HTTP/1.1\r\nHost: localhost\r\nCookie: " + browser.cookieLine()
                    + "\r\n\r\n");
            assertTrue(client.in().read() > 0);
            unread.add(client);
        }
        var next = browser.get(run + "/llms.txt");
        assertEquals(200, next.statusCode(), next.body());
        assertTrue(next.body().length() > length);
        boolean letGo = false;
        for (var client : unread) {
            letGo |= isLetGo(client, length);
            client.close();
        }
        assertTrue(letGo, "one of those that nobody read made room");
    }

    private static boolean isLetGo(RawClient client, int length) throws IOException {
        try {
            return client.in().readNBytes(length).length < length;
        } catch (SocketException reset) {
            return true;
        }
    }

    @Test
    void aFormThatIsSentTwiceRunsOnce() {
        hold();
        var typed = new HashMap<>(Map.of("url", site.origin(), "fileType", "llms"));
        var form = Browser.filled(browser.get(FORM), FORM, typed);
        var first = begun(browser.post(FORM, form));
        assertEquals(first, begun(onTheOther().post(FORM, form)));
        open.countDown();
        browser.get(first);
        assertEquals(first, begun(browser.post(FORM, form)));
        form.put("instructions", "Prefer the tables.");
        var second = begun(browser.post(FORM, form));
        assertFalse(second.equals(first), "another order is another run");
        browser.get(second);
        assertEquals("2 of 10", used());
    }

    @Test
    void noFormNamesTheRunOfAnotherAccount() {
        var run = begin();
        index(browser.get(run));
        var thief = new Browser(one.port());
        one.user("thief" + user, Role.MEMBER);
        thief.signIn("thief" + user, WebService.PASSWORD);
        var id = run.substring(run.lastIndexOf('/') + 1);
        var stolen = begun(thief.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms", "run", id)));
        assertNotEquals(run, stolen);
        index(thief.get(stolen));
        assertTrue(thief.get("/app/runs").body().contains(stolen), "it is in its own account's history");
        assertTrue(browser.get("/app/runs").body().contains(run));
    }

    @Test
    void aFormOfAnotherDayBeginsARunOfItsOwn() {
        var form = Browser.filled(browser.get(FORM), FORM, Map.of("url", site.origin(), "fileType", "llms"));
        var first = begun(browser.post(FORM, form));
        index(browser.get(first));
        try (var database = new Database(store)) {
            database.change("delete from idempotent_request");
        }
        var second = begun(browser.post(FORM, form));
        assertNotEquals(first, second);
        index(browser.get(second));
        var listed = browser.get("/app/runs").body();
        assertTrue(listed.contains(first) && listed.contains(second), listed);
    }

    @Test
    void aRunOfAnotherReplicaIsWaitedForAndItsResultShown() {
        hold();
        var run = begin();
        var other = onTheOther();
        var waiting = CompletableFuture.supplyAsync(() -> other.get(run));
        open.countDown();
        var page = waiting.join();
        assertTrue(page.body().contains("Another server of this service makes it"), page.body());
        assertTrue(index(page).startsWith("# Marrow"));
    }

    @Test
    void theNextRunOfASiteShowsWhatHasChanged() {
        browser.get(begin());
        var same = Jsoup.parse(browser.get(begin()).body());
        assertTrue(same.text().contains("Compared with the last run The index is the same."), same.text());
        site.page(
                "/", "Marrow", "<p>Marrow tells those who sail about tides and harbours.</p><a href=/tides>Tides</a>");
        var run = begin();
        browser.get(run);
        var changed = Jsoup.parse(onTheOther().get(run).body());
        assertTrue(changed.select("ol.diff .added").text().contains("Tides"), changed.text());
    }

    @Test
    void whatARunCouldNotDoIsSaidWithTheFormAndTakesNothing() {
        site.otherwise(_ -> TestSite.html(403, "no"));
        site.answer("/", TestSite.html(403, "no"));
        var run = begin();
        for (var page : new String[] {browser.get(run).body(), browser.get(run).body()}) {
            var shown = Jsoup.parse(page);
            assertTrue(shown.select("[role=alert]").text().contains("403"), page);
            assertEquals(site.origin(), shown.selectFirst("[name=url]").val());
        }
        assertEquals("0 of 10", used());
    }

    @Test
    void nobodyElseSeesARun() {
        var run = begin();
        var stranger = "stranger-" + user;
        one.user(stranger, Role.MEMBER);
        var other = new Browser(one.port());
        other.signIn(stranger, WebService.PASSWORD);
        assertEquals(404, other.get(run).statusCode());
        assertEquals(200, browser.get(run).statusCode());
        assertEquals(404, other.get(run).statusCode());
        assertEquals(404, other.get(run + "/llms.txt").statusCode());
        assertEquals(404, browser.get(run + "/llms-full.txt").statusCode());
    }

    @Test
    void anAccountHasNoMoreThanSomeRunsAtOnce() {
        hold();
        var runs = new ArrayList<String>();
        for (int i = 0; i < OngoingRuns.OF_ACCOUNT_MAX; i++) {
            runs.add(begin());
        }
        var refused = browser.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms"));
        assertEquals(422, refused.statusCode());
        assertTrue(refused.body().contains("go on already"), refused.body());
        open.countDown();
        runs.forEach(run -> assertTrue(index(browser.get(run)).startsWith("# Marrow")));
    }
}
