package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LogLines;
import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class CrawlerTest {
    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void aSmallSiteIsReadWholeHomePageFirst() throws InterruptedException {
        site.page(
                "/",
                "Home",
                "<nav><a href=/a>A</a> <a href=/b>B</a></nav><main><p>Welcome to the home page of this site.</main>");
        site.page("/a", "A", "<main><h1>A</h1><p>The letter A begins the alphabet. <a href=/c>C</a></main>");
        site.page("/b", "B", "<main><h1>B</h1><p>The letter B is the second one.</main>");
        site.page("/c", "C", "<main><h1>C</h1><p>The letter C is the third one.</main>");
        var report = crawled(budget(50));
        assertEquals(List.of("/", "/a", "/b", "/c"), paths(report));
        assertEquals(
                List.of(0, 1, 1, 2),
                report.pages().stream().map(CrawledPage::depth).toList());
        assertEquals(
                site.asked().size(),
                site.asked().stream().distinct().count(),
                site.asked().toString());
    }

    @Test
    void aChinesePageOfFifteenClausesWithAnAnalyticsScriptIsRead() throws InterruptedException {
        site.page(
                "/",
                "青石茶行",
                "<script src=/analytics.js></script><main><h1>青石茶行</h1><p>我们是一家小茶行，开在老城的河边，"
                        + "卖的是武夷山的岩茶，也卖安溪的铁观音。每年春天，我们进山收茶，和茶农一起做青，一起焙火。"
                        + "店里可以试茶，不收费用，也不催客人买。茶叶按斤卖，也按两卖，可以寄到各地。"
                        + "想学泡茶的人，周六下午来，我们教。</p></main>");
        assertEquals(List.of("/"), paths(crawled(budget(5))));
    }

    @Test
    void aChinesePageThatOnlyAsksForJavaScriptHasNothingToRead() throws InterruptedException {
        site.page("/", "应用", "<script src=/app.js></script><div id=app></div><p>请启用脚本后再访问本页</p>");
        assertInstanceOf(CrawlOutcome.Unreachable.class, crawl(budget(5)));
    }

    /** Copies take no places of pages, but a site can serve any number of them. */
    @Test
    void asManyCopiesOfAnEarlierRunAreFreeAsThereMayBePages() throws InterruptedException {
        var links = IntStream.range(0, 60)
                .mapToObj(i -> "<a href=/copy" + i + ".md>Copy " + i + "</a> ")
                .collect(Collectors.joining());
        site.page(
                "/", "Home", "<main><p>Welcome to the home page of this site, which has copies. " + links + "</main>");
        site.otherwise(path -> new TestSite.Answer(
                path.startsWith("/copy") ? 200 : 404,
                Map.of("Content-Type", "text/markdown"),
                copyOf(path).getBytes(StandardCharsets.UTF_8)));
        crawled(budget(10));
        var asked =
                site.asked().stream().filter(path -> path.startsWith("/copy")).count();
        assertTrue(asked > 10 && asked <= 20, site.asked().toString());
    }

    private static String copyOf(String path) {
        return "---\ntitle: \"" + path + "\"\nurl: \"https://a.example" + path
                + "\"\ntokens: 5\ngenerator: incipit\n---\n\nThe text of " + path + ".\n";
    }

    @Test
    void noLogLineHoldsAQuery() throws InterruptedException {
        site.page(
                "/",
                "Home",
                "<main><p>Welcome to the home page of this site. <a href='/a?key=secret'>A</a>"
                        + " <a href='/b?key=secret'>B</a> <a href='/c?key=secret'>C</a></main>");
        site.page("/a?key=secret", "A", "<main><h1>A</h1><p>The letter A begins the alphabet.</main>");
        site.redirect("/b?key=secret", 302, "/a?key=secret");
        site.answer("/c?key=secret", TestSite.html(200, "<meta http-equiv=refresh content='0;url=/a?key=secret'>"));
        List<String> lines;
        try (var log = LogLines.alone("dev.incipit", Level.ALL)) {
            assertEquals(List.of("/", "/a"), paths(crawled(budget(20))));
            lines = log.messages();
        }
        assertTrue(lines.stream().anyMatch(line -> line.contains("/b")), lines.toString());
        assertTrue(lines.stream().noneMatch(line -> line.contains("secret")), lines.toString());
    }

    @Test
    void aRedirectToAPageOfTheRunIsNotFetchedAgain() throws InterruptedException {
        site.page(
                "/",
                "Home",
                "<main><p>Welcome to the home page of this site. <a href=/a>A</a> <a href=/b>B</a> <a href=/old>C</a>"
                        + " <a href=/start>D</a></main>");
        site.page(
                "/a",
                "A",
                "<main><h1>A</h1><p>The letter A begins the alphabet. <a href=/older>E</a> <a href=/moved>F</a></main>");
        site.page("/landed", "B", "<main><h1>B</h1><p>The letter B is the second one.</main>");
        // Still under way when the others are sent there.
        site.latency(target -> Duration.ofMillis(target.equals("/a") ? 300 : 0));
        site.redirect("/b", 302, "/landed");
        site.redirect("/old", 301, "/a");
        site.redirect("/older", 301, "/old");
        site.redirect("/start", 308, "/");
        site.redirect("/moved", 301, "/b");
        var report = crawled(budget(50));
        assertEquals(List.of("/", "/a", "/landed"), paths(report));
        for (var path : List.of("/", "/a", "/landed", "/b", "/old", "/older", "/start", "/moved")) {
            assertEquals(1, site.asked().stream().filter(path::equals).count(), path + " in " + site.asked());
        }
        var reasons = report.visits().stream()
                .filter(visit -> visit.result() == Visit.Result.DROPPED)
                .map(Visit::reason)
                .toList();
        assertEquals(
                Set.of(
                        "same as " + site.url("/a"),
                        "same as " + site.url("/old"),
                        "same as " + site.url("/"),
                        "same as " + site.url("/b")),
                Set.copyOf(reasons));
    }

    @Test
    void aPageThatSendsOneAwayForACookieAndBackIsRead() throws InterruptedException {
        site.page("/", "Home", "<main><p>Welcome to the home page of this site. <a href=/a>A</a></main>");
        var seen = new AtomicInteger();
        site.answer(
                "/a",
                _ -> seen.getAndIncrement() == 0
                        ? new TestSite.Answer(302, Map.of("Location", "/cookie"), new byte[0])
                        : TestSite.html(200, "<title>A</title><main><p>The letter A begins the alphabet.</main>"));
        site.redirect("/cookie", 302, "/a");
        assertEquals(List.of("/", "/a"), paths(crawled(budget(20))));
    }

    @Test
    void allPlacesAreTakenAtOnceAndNoMore() throws InterruptedException {
        var eight = new CountDownLatch(8);
        site.latency(path -> path.startsWith("/p") ? met(eight) : Duration.ZERO);
        pages(40);
        assertEquals(41, crawled(budget(200)).pages().size());
        assertEquals(0, eight.getCount());
        assertTrue(site.mostAtOnce() <= 8, "at once: " + site.mostAtOnce());
    }

    /** Waits for the others, and answers then. */
    private static Duration met(CountDownLatch others) {
        others.countDown();
        try {
            others.await(8, TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        return Duration.ZERO;
    }

    @Test
    @Tag("full")
    void aHundredPagesKeepAllPlacesFilled() throws InterruptedException {
        site.latency(Duration.ofMillis(100));
        pages(99);
        long start = System.nanoTime();
        var report = crawled(budget(200));
        var took = Duration.ofNanos(System.nanoTime() - start);
        assertEquals(100, report.pages().size());
        assertTrue(site.mostAtOnce() <= 8, "at once: " + site.mostAtOnce());
        // The floor is 1.3 s; the slack is for a machine that does other things too, and waves would need as much
        // again.
        assertTrue(took.toMillis() < 3_900, "took " + took);
    }

    @Test
    void withoutASchemeHttpIsTriedWhereNobodySpeaksTls() throws InterruptedException, IOException {
        // The server is closed first: its thread ends by that.
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            threads.execute(() -> answerPlainly(server));
            var authority = "127.0.0.1:" + server.getLocalPort();
            var https = WebUrl.parse("https://" + authority + "/").orElseThrow();
            var assumed = crawler().crawl(new Site(authority, https, true), budget(1), CrawlProgress.UNWATCHED);
            assertInstanceOf(CrawlOutcome.Crawled.class, assumed);
            var typed = crawler().crawl(new Site(https.toString(), https, false), budget(1), CrawlProgress.UNWATCHED);
            assertInstanceOf(CrawlOutcome.Unreachable.class, typed);
        }
    }

    /** One page for every request, and a closed door for whoever begins a TLS handshake. */
    private static void answerPlainly(ServerSocket server) {
        var page = "<title>Home</title><main><p>Welcome to the home page of this site.</main>";
        var answer = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: "
                + page.length() + "\r\n\r\n" + page;
        for (int connections = 0; connections < 100; connections++) {
            try (var client = server.accept()) {
                var in = client.getInputStream();
                if (in.read() != 0x16) {
                    in.readNBytes(in.available());
                    client.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
                }
            } catch (IOException closed) {
                if (server.isClosed()) {
                    return;
                }
            }
        }
    }

    @Test
    void aFolderLimitsTheRunAndItsOwnSitemapIsFound() throws InterruptedException {
        site.page("/guide/", "Guide", "<main><p>Welcome to the guide of this site. <a href=/other>other</a></main>");
        site.page("/guide/a", "A", "<main><p>The letter A begins the alphabet.</main>");
        site.text(
                "/guide/sitemap.xml",
                "application/xml",
                "<urlset><url><loc>" + site.url("/guide/a") + "</loc></url><url><loc>" + site.url("/other")
                        + "</loc></url></urlset>");
        var home = site.url("/guide");
        site.redirect("/guide", 301, "/guide/");
        var outcome = crawler().crawl(new Site(home.toString(), home, false), budget(20), CrawlProgress.UNWATCHED);
        var report = assertInstanceOf(CrawlOutcome.Crawled.class, outcome).report();
        assertEquals(List.of("/guide/", "/guide/a"), paths(report));
        assertFalse(site.asked().contains("/other"));
    }

    @Test
    void theSitesOwnIndexIsReportedAndItsLinksAreVisited() throws InterruptedException {
        site.page("/", "Home", "<main><p>Welcome to the home page of this site.</main>");
        site.page("/hidden", "Hidden", "<main><p>No page of this site links to this one.</main>");
        site.text("/llms.txt", "text/plain; charset=utf-8", "# Home\n\n## Docs\n\n- [Hidden](/hidden): a page\n");
        var report = crawled(budget(20));
        assertTrue(report.siteIndex().orElseThrow().startsWith("# Home"));
        assertEquals(List.of("/", "/hidden"), paths(report));
    }

    @Test
    void aPauseTheSiteAsksForIsKept() throws InterruptedException {
        site.text("/robots.txt", "text/plain", "User-agent: *\nCrawl-delay: 0.2\n");
        site.page("/", "Home", "<main><p>Welcome to the home page. <a href=/a>A</a> <a href=/b>B</a></main>");
        site.page("/a", "A", "<main><p>The letter A begins the alphabet.</main>");
        site.page("/b", "B", "<main><p>The letter B is the second one.</main>");
        long start = System.nanoTime();
        assertEquals(3, crawled(budget(20)).pages().size());
        int paused = site.asked().size() - 2;
        assertTrue(System.nanoTime() - start > paused * 200_000_000L, "asked " + site.asked());
        assertEquals(1, site.mostAtOnce());
    }

    @Test
    void whatIsReadyAtTheDeadlineIsReported() throws InterruptedException {
        site.page("/", "Home", "<main><p>Welcome to the home page. <a href=/a>A</a> <a href=/slow>S</a></main>");
        site.page("/a", "A", "<main><p>The letter A begins the alphabet.</main>");
        site.latency(path -> path.equals("/slow") ? Duration.ofSeconds(30) : Duration.ZERO);
        var report = crawled(new CrawlBudget(20, 1_000_000, Duration.ofSeconds(3), 8));
        assertTrue(report.deadlineReached());
        assertEquals(List.of("/", "/a"), paths(report));
    }

    @Test
    void anInterruptedRunEndsAsByItsDeadline() throws InterruptedException {
        var caller = Thread.currentThread();
        site.page("/", "Home", "<main><p>Welcome to the home page. <a href=/a>A</a> <a href=/slow>S</a></main>");
        site.page("/a", "A", "<main><p>The letter A begins the alphabet.</main>");
        site.latency(path -> {
            if (path.equals("/slow")) {
                caller.interrupt();
            }
            return path.equals("/slow") ? Duration.ofSeconds(30) : Duration.ZERO;
        });
        var report = crawled(new CrawlBudget(20, 1_000_000, Duration.ofSeconds(60), 1));
        assertTrue(report.deadlineReached());
        assertTrue(paths(report).contains("/"));
    }

    @Test
    void aRunInterruptedAtItsMarkdownTwinsKeepsItsPages() throws InterruptedException {
        var caller = Thread.currentThread();
        var text = "This page has a text of some forty words or more. ".repeat(8);
        site.page("/", "Home", "<main><p>Welcome to the home page. <a href=/a>A</a></main>");
        site.page("/a", "A", "<link rel=alternate type=text/markdown href=/a.md><main><p>" + text + "</main>");
        site.text("/a.md", "text/markdown", "# A\n\n" + text);
        site.latency(path -> {
            if (path.equals("/a.md")) {
                caller.interrupt();
            }
            return path.equals("/a.md") ? Duration.ofSeconds(30) : Duration.ZERO;
        });
        var report = crawled(new CrawlBudget(20, 1_000_000, Duration.ofSeconds(60), 1));
        assertTrue(report.deadlineReached());
        assertEquals(List.of("/", "/a"), paths(report));
    }

    @Test
    void aStalledPageDoesNotHoldUpTheOthers() throws InterruptedException {
        pages(100);
        var others = new CountDownLatch(99);
        var held = new AtomicLong();
        site.latency(path -> {
            if (path.equals("/p1")) {
                met(others);
                held.set(others.getCount());
            } else if (path.startsWith("/p")) {
                others.countDown();
            }
            return Duration.ZERO;
        });
        assertEquals(101, crawled(budget(200)).pages().size());
        assertEquals(0, held.get(), "waited for the stalled one");
    }

    private void pages(int count) {
        var links = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            links.append("<li><a href=/p").append(i).append(">Page ").append(i).append("</a>");
            site.page(
                    "/p" + i,
                    "Page " + i,
                    "<main><h1>Page " + i + "</h1><p>This is the text of page number " + i
                            + ", which says nothing else at all.</main>");
        }
        site.page("/", "Home", "<main><p>All pages of this site:<ul>" + links + "</ul></main>");
    }

    @Test
    void progressIsToldAsPagesCome() throws InterruptedException {
        site.page("/", "Home", "<main><p>Welcome to the home page. <a href=/a>A</a> <a href=/gone>G</a></main>");
        site.page("/a", "A", "<main><p>The letter A begins the alphabet.</main>");
        var told = new ArrayList<CrawlProgress>();
        var home = site.url("/");
        crawler().crawl(new Site(home.toString(), home, false), budget(20), told::add);
        assertEquals(2, told.getLast().done());
        assertEquals(1, told.getLast().failed());
        assertEquals(3, told.getLast().found());
    }

    private CrawlReport crawled(CrawlBudget budget) throws InterruptedException {
        return assertInstanceOf(CrawlOutcome.Crawled.class, crawl(budget)).report();
    }

    private CrawlOutcome crawl(CrawlBudget budget) throws InterruptedException {
        var home = site.url("/");
        return crawler().crawl(new Site(home.toString(), home, false), budget, CrawlProgress.UNWATCHED);
    }

    private static Crawler crawler() {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        return new Crawler(
                new Fetchers(config, InstantSource.system())::open,
                new Fanout(),
                new PageReader(),
                ComputePool.ofCommand(),
                InstantSource.system());
    }

    private static CrawlBudget budget(int pages) {
        return new CrawlBudget(pages, 100_000_000, Duration.ofSeconds(60), 8);
    }

    private static List<String> paths(CrawlReport report) {
        return report.pages().stream().map(page -> page.url().path()).toList();
    }
}
