package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.TestSite;
import dev.incipit.people.Role;
import dev.incipit.store.Stores;
import dev.incipit.web.Browser;
import dev.incipit.web.WebService;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How runs of pages stand in log and metrics, and what a stop does to them. */
@Timeout(60)
final class PageRunsTest {
    private static final Logger LINES = Logger.getLogger("dev.incipit.api.RequestLog");
    private static final String FORM = "/app/generate";

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            lines.add(String.valueOf(line.getParameters()[0]));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private final TestSite site = new TestSite().page("/", "Marrow", "<p>Marrow tells of tides and harbours.</p>");
    private static GreenMail mails;
    private static WebService service;
    private static Browser browser;

    @BeforeAll
    static void start() {
        mails = WebService.mailServer();
        service = over();
        browser = signedIn(service);
    }

    private static WebService over() {
        return WebService.over(Stores.H2.fresh(), mails, Map.of("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8"));
    }

    private static Browser signedIn(WebService service) {
        service.user("ada@sea.example", Role.MEMBER);
        var browser = new Browser(service.port());
        browser.signIn("ada@sea.example", WebService.PASSWORD);
        return browser;
    }

    @AfterAll
    static void stop() {
        service.close();
        mails.stop();
    }

    @BeforeEach
    void listen() {
        LINES.addHandler(handler);
        LINES.setLevel(Level.INFO);
    }

    @AfterEach
    void close() {
        LINES.removeHandler(handler);
        LINES.setLevel(Level.WARNING);
        site.close();
    }

    private String line(Predicate<String> wanted) throws InterruptedException {
        String line;
        do {
            line = lines.poll(20, TimeUnit.SECONDS);
        } while (line != null && !wanted.test(line));
        return String.valueOf(line);
    }

    private double counted(String operation, int status) throws IOException, InterruptedException {
        var metrics = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.managementPort() + "/metrics"))
                                .build(),
                        BodyHandlers.ofString())
                .body();
        var series = "incipit_requests_total{operation=\"" + operation + "\",status=\"" + status + "\"";
        return metrics.lines()
                .filter(line -> line.startsWith(series))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                .sum();
    }

    @Test
    void aRunHasALineAndACountOfItsOwnBesidesThoseOfItsPage() throws Exception {
        var before = counted("page_generate", 200);
        browser.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms"));
        var page = line(text -> text.contains("status=303") && !text.contains("key_id=-"));
        assertTrue(page.contains("operation=page "), page);
        assertTrue(page.contains(" pages=- "), page);
        var run = line(text -> text.contains("operation=page_generate"));
        assertTrue(run.contains("status=200") && run.contains("site=127.0.0.1 pages=1 "), run);
        assertEquals(
                page.substring(0, page.indexOf(' ')),
                run.substring(0, run.indexOf(' ')),
                "both have the id of the request that began it");
        assertEquals(before + 1, counted("page_generate", 200));
    }

    @Test
    void aRunThatFailsIsCountedByTheStatusOfTheInterface() throws Exception {
        site.answer("/", TestSite.html(403, "no"));
        browser.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms"));
        var run = line(text -> text.contains("operation=page_generate"));
        assertTrue(run.contains("status=403") && run.contains("problem=SiteBlocked"), run);
    }

    @Test
    void aLintIsCountedAsTheRunThatItsFormBegins() throws Exception {
        browser.submit("/app/validate", "/app/validate", Map.of("content", "# Title\n"));
        var look = line(text -> text.contains("status=200"));
        assertTrue(look.contains("operation=page "), look);
        var lint = line(text -> text.contains("operation=page_validate"));
        assertTrue(lint.contains("status=200"), lint);
    }

    @Test
    void aStopWaitsForTheRun() throws Exception {
        var asked = new CountDownLatch(1);
        var open = new CountDownLatch(1);
        site.latency(_ -> {
            asked.countDown();
            try {
                open.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            return Duration.ZERO;
        });
        try (var stopping = over()) {
            LINES.setLevel(Level.INFO);
            var user = signedIn(stopping);
            user.submit(FORM, FORM, Map.of("url", site.origin(), "fileType", "llms"));
            asked.await();
            var stop = Thread.ofVirtual().start(stopping::stop);
            while (user.isAnswered()) {
                Thread.yield();
            }
            open.countDown();
            stop.join();
            var run = line(text -> text.contains("operation=page_generate"));
            assertTrue(run.contains("status=200"), run);
        }
    }
}
