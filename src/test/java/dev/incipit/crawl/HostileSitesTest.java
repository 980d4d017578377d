package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.TestSite.Answer;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The rows of hostile.md that are a crawl's own: what a site does to lead us round in circles. */
final class HostileSitesTest {
    private static final String FILLER =
            "This page has a text of its own, which is long enough to be a text, and it is about ";

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-06-25T12:00:00Z"));
    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    // Robots (row 24)

    @Test
    void robotsThatForbidTheSiteEndTheRunByName() throws InterruptedException {
        home("").text("/robots.txt", "text/plain", "User-agent: Incipit\nDisallow: /\n");
        assertTrue(blocked().contains("robots.txt"));
        assertEquals(List.of("/robots.txt"), site.asked());
    }

    @Test
    void robotsThatFailForbidEverything() throws InterruptedException {
        home("").answer("/robots.txt", TestSite.html(503, ""));
        assertTrue(blocked().contains("robots.txt"));
        assertFalse(site.asked().contains("/"));
    }

    @Test
    void robotsThatAreMissingOrRefusedAllowEverything() throws InterruptedException {
        home("").answer("/robots.txt", TestSite.html(403, ""));
        assertEquals(List.of("/"), paths(crawled(50)));
    }

    @Test
    void forbiddenPagesAreNeverAskedAndCounted() throws InterruptedException {
        home(links("/a", "/private/b", "/private/c"))
                .text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /private/\n");
        page("/a");
        var report = crawled(50);
        assertEquals(2, report.closedByRobots());
        assertTrue(site.asked().stream().noneMatch(path -> path.startsWith("/private")));
    }

    // Blocked and unreachable (decisions §5)

    @Test
    void aRefusedFirstPageBlocks() throws InterruptedException {
        for (int status : List.of(401, 402, 403, 451)) {
            site.answer("/", TestSite.html(status, "no"));
            assertTrue(blocked().contains(String.valueOf(status)));
        }
    }

    @Test
    void aChallengeInsteadOfTheFirstPageBlocks() throws InterruptedException {
        site.page("/", "Just a moment...", "<script>window._cf_chl_opt={}</script><p>Checking");
        assertTrue(blocked().contains("challenge"));
    }

    @Test
    void aPageAboutChallengesIsAPage() throws InterruptedException {
        site.page(
                "/",
                "Just a moment... explained",
                "<nav>" + links("/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8", "/9") + "</nav><p>" + FILLER
                        + "_cf_chl_opt");
        assertEquals(List.of("/"), paths(crawled(3)));
    }

    @Test
    void anHonestPageInWhichABotServiceLeftItsScriptIsRead() throws InterruptedException {
        site.page(
                "/",
                "Pottery of the valley",
                "<main><p>" + FILLER.repeat(6) + "pots.</p>" + links("/1", "/2")
                        + "</main><script src='/cdn-cgi/challenge-platform/h/b/scripts/jsd/1a2b/main.js'></script>"
                        + "<script src='/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3'></script>");
        assertEquals(List.of("/"), paths(crawled(3)));
    }

    @Test
    void aPageThatExplainsWhyAccessIsDeniedIsAPage() throws InterruptedException {
        site.page(
                "/",
                "Access denied",
                "<main><h1>Access denied</h1><p>" + FILLER.repeat(6) + "locked doors.</p></main>");
        assertEquals(List.of("/"), paths(crawled(3)));
    }

    @Test
    void aFirstPageThatDeniesAccessInALineBlocks() throws InterruptedException {
        site.page(
                "/",
                "Access Denied",
                "<h1>Access Denied</h1>You don't have permission to access this server.<p>Reference 18.1");
        assertTrue(blocked().contains("challenge"));
    }

    @Test
    void aFirstPageThatIsBinaryIsUnreachableWithASentence() throws InterruptedException {
        var bytes = new byte[40_000];
        new Random(3).nextBytes(bytes);
        site.answer("/", new Answer(200, Map.of("Content-Type", "text/html"), bytes));
        assertEquals("The site could not be read: its first page is binary data and no text.", unreachable());
    }

    @Test
    void addressesThatActAreNeverAsked() throws InterruptedException {
        var acting = new String[] {
            "/?add-to-cart=7",
            "/cart/?remove_item=ab&_wpnonce=1",
            "/logout",
            "/a?replytocom=4",
            "/a?share=facebook",
            "/a?action=delete",
            "/wp-login.php?action=lostpassword",
            "/unsubscribe?u=5"
        };
        home(links(acting) + links("/a", "/go", "/docs/delete"));
        page("/a", links(acting));
        page("/docs/delete");
        site.redirect("/go", 302, "/a?vote=up");
        site.text(
                "/sitemap.xml",
                "application/xml",
                "<urlset><url><loc>" + site.origin() + "/?empty_cart=1</loc></url></urlset>");
        assertEquals(
                List.of("/", "/a", "/docs/delete"),
                paths(crawled(50)).stream().sorted().toList());
        var asked = site.asked();
        assertTrue(asked.stream().noneMatch(List.of(acting)::contains), asked.toString());
        assertFalse(asked.contains("/a?vote=up") || asked.contains("/?empty_cart=1"), asked.toString());
    }

    @Test
    void otherFailuresOfTheFirstPageAreUnreachable() throws InterruptedException {
        for (int status : List.of(404, 410, 500, 503)) {
            site.answer("/", TestSite.html(status, "gone"));
            assertTrue(unreachable().contains(String.valueOf(status)));
        }
        site.text("/", "application/pdf", "%PDF-1.7");
        assertTrue(unreachable().contains("not HTML but application/pdf"));
    }

    @Test
    void redirectsInACircleAreSaidToBe() throws InterruptedException {
        site.redirect("/", 302, "/a").redirect("/a", 302, "/");
        assertTrue(unreachable().contains("redirects in a circle"), unreachable());
    }

    @Test
    void aNameThatDoesNotExistAndOneThatIsNotPublicGetTheSameSentence() throws InterruptedException {
        var nowhere = unreachable("http://no-such-name.invalid/", "http://no-such-name.invalid/");
        assertEquals(nowhere, unreachable("http://10.0.0.1/", "http://10.0.0.1/"));
    }

    @Test
    void aSiteMadeByScriptsIsSaidToNeedThem() throws InterruptedException {
        site.answer(
                "/",
                TestSite.html(
                        200,
                        "<!doctype html><title>App</title><div id=root></div>"
                                + "<noscript>You need to enable JavaScript to run this app.</noscript><script src=/app.js></script>"));
        assertTrue(unreachable().contains("JavaScript"));
    }

    @Test
    void pagesThatAskToBeLeftOutAreVisitedAndLeftOut() throws InterruptedException {
        home(links("/a", "/b", "/c"));
        site.answer("/a", html("A", FILLER + "a" + links("/d"), "<meta name=robots content=noindex>"));
        site.answer("/b", html("B", FILLER + "b", "").with("X-Robots-Tag", "none"));
        site.answer("/c", html("C", FILLER + "c", "").with("TDM-Reservation", "1"));
        page("/d");
        assertEquals(List.of("/", "/d"), paths(crawled(50)));
    }

    @Test
    void aPageThatHasEndedIsLeftOutAndOneThatWillEndIsNot() throws InterruptedException {
        home(links("/ended", "/ended-by-header", "/ends", "/never"));
        var end = CLOCK.instant().minusSeconds(1);
        site.answer("/ended", html("E", FILLER + "a", "<meta name=robots content='unavailable_after: " + end + "'>"));
        site.answer(
                "/ended-by-header",
                html("H", FILLER + "b", "").with("X-Robots-Tag", "unavailable_after: 25 Jun 2010 15:00:00 PST"));
        site.answer(
                "/ends",
                html("F", FILLER + "c", "<meta name=robots content='unavailable_after: " + CLOCK.instant() + "'>"));
        site.answer("/never", html("N", FILLER + "d", "<meta name=robots content='unavailable_after: never'>"));
        var report = crawled(50);
        assertEquals(List.of("/", "/ends", "/never"), paths(report));
        assertEquals(
                List.of("noindex", "noindex"),
                report.visits().stream()
                        .filter(visit -> visit.result() == Visit.Result.DROPPED)
                        .map(Visit::reason)
                        .toList());
    }

    @Test
    void linksMarkedNofollowAreNotFollowed() throws InterruptedException {
        home("<a rel=nofollow href=/a>A</a>" + links("/b"));
        page("/a");
        page("/b");
        assertEquals(List.of("/", "/b"), paths(crawled(50)));
    }

    @Test
    void fiveRefusalsInARowEndTheRunWithWhatThereIs() throws InterruptedException {
        var count = new AtomicInteger();
        var good = html("Good", FILLER + "the letter ", "");
        home(links(IntStream.range(0, 150).mapToObj(i -> "/p" + i).toArray(String[]::new)));
        site.otherwise(path -> path.startsWith("/p") && count.incrementAndGet() <= 20
                ? html(path, FILLER + path, "")
                : path.startsWith("/p") ? TestSite.html(403, "") : TestSite.html(404, "nothing"));
        var report = crawled(200);
        assertTrue(report.refusalsReached());
        assertEquals(21, report.pages().size());
        assertTrue(site.asked().size() < 60, "asked " + site.asked().size());
        assertEquals(200, good.status());
    }

    // Breeding addresses (rows 20, 22)

    @Test
    void anEndlessCalendarIsCutOff() throws InterruptedException {
        home(links("/guide", "/calendar/2024/01"));
        page("/guide");
        site.otherwise(path -> path.startsWith("/calendar/") ? calendar(path) : TestSite.html(404, "nothing"));
        var report = crawled(200);
        assertFalse(report.budgetReached());
        assertTrue(report.visits().size() < 100, "visits " + report.visits().size());
    }

    private static Answer calendar(String path) {
        var parts = path.split("/", -1);
        int year = Integer.parseInt(parts[2]);
        int month = Integer.parseInt(parts[3]);
        return html(
                path,
                FILLER
                        + path
                        + links(
                                "/calendar/" + (month == 12 ? year + 1 : year) + "/" + (month % 12 + 1),
                                "/calendar/" + (month == 1 ? year - 1 : year) + "/" + (month == 1 ? 12 : month - 1)),
                "");
    }

    @Test
    void everDeeperPathsAndSortOrdersAndSessionsAreCutOff() throws InterruptedException {
        home("<a href=a/>deeper</a>" + links("/list?sort=1&by=2", "/s?sid=0"));
        var random = new Random(20);
        site.otherwise(path -> {
            if (path.startsWith("/a/")) {
                return html(path, FILLER + path + "<a href=a/>deeper</a>", "");
            }
            if (path.startsWith("/list") || path.startsWith("/s?")) {
                return html(
                        path,
                        FILLER
                                + path
                                + links(
                                        "/list?sort=" + random.nextInt() + "&by=" + random.nextInt(),
                                        "/s?sid=" + random.nextInt()),
                        "");
            }
            return TestSite.html(404, "nothing");
        });
        var report = crawled(200);
        assertFalse(report.budgetReached());
        assertTrue(report.visits().size() < 100, "visits " + report.visits().size());
    }

    @Test
    void aSiteOfRandomPagesEndsByTheBudget() throws InterruptedException {
        var random = new Random(22);
        site.otherwise(path -> path.equals("/robots.txt") || path.endsWith(".xml")
                ? TestSite.html(404, "")
                : html(
                        words(random, 3),
                        "<p>" + words(random, 80) + links("/" + words(random, 1), "/" + words(random, 1)),
                        ""));
        var report = crawled(30);
        assertTrue(report.budgetReached());
        assertEquals(30, report.visits().size());
    }

    // Soft 404 and folding (rows 21, 31)

    @Test
    void pagesThatSayNotFoundWith200AreNotListed() throws InterruptedException {
        home(links("/a", "/gone", "/lost"));
        page("/a");
        site.page("/lost", "404 Not Found | Example", "<p>Nothing here.");
        site.otherwise(path -> path.endsWith(".txt") || path.contains(".xml") || path.endsWith(".md")
                ? TestSite.html(404, "")
                : html(
                        "Oh dear",
                        "<p>We looked everywhere, in all the drawers and below the bed, but " + path
                                + " could not be seen. Try the search or begin at the front door.",
                        ""));
        assertEquals(List.of("/", "/a"), paths(crawled(50)));
    }

    @Test
    void aPageAboutNotFoundIsListed() throws InterruptedException {
        home(links("/docs/404"));
        site.page("/docs/404", "Custom 404 pages: not found handling", "<p>" + FILLER + "pages for what is not there.");
        assertEquals(List.of("/", "/docs/404"), paths(crawled(50)));
    }

    @Test
    void aCanonicalIsFollowedOnlyWhereItCanBeTrusted() throws InterruptedException {
        home(links("/a", "/a?ref=x", "/b", "/c", "/d", "/e"));
        canonical("/a", "/a");
        canonical("/a?ref=x", "/a");
        canonical("/b", "https://elsewhere.example/b");
        canonical("/c", "/missing");
        canonical("/d", "/e");
        canonical("/e", "/d");
        var report = crawled(50);
        assertEquals(List.of("/", "/a", "/b", "/c", "/d", "/e"), paths(report));
        assertEquals(site.url("/a"), report.listed(site.url("/a?ref=x")));
    }

    @Test
    void aCanonicalThatWouldFoldMostOfTheSiteIsIgnored() throws InterruptedException {
        home(links("/a", "/b", "/c", "/d"));
        for (var path : List.of("/a", "/b", "/c", "/d")) {
            canonical(path, "/");
        }
        assertEquals(5, crawled(50).pages().size());
    }

    @Test
    void pagesThatDifferInNothingAreOnePage() throws InterruptedException {
        home(links("/a", "/copy"));
        site.page("/a", "A", "<p>" + FILLER + FILLER + FILLER + "a.");
        site.page("/copy", "A", "<p>" + FILLER + FILLER + FILLER + "a.");
        var report = crawled(50);
        assertEquals(List.of("/", "/a"), paths(report));
        assertEquals(site.url("/a"), report.listed(site.url("/copy")));
    }

    @Test
    void redirectsAndSpellingsAreOnePageAskedOnce() throws InterruptedException {
        home(links("/guide/", "/guide", "/guide/index.html", "/guide/?utm_source=x", "/guide/#part"));
        page("/guide/");
        var report = crawled(50);
        assertEquals(List.of("/", "/guide/"), paths(report));
        assertEquals(
                1,
                site.asked().stream()
                        .filter(path -> path.startsWith("/guide/") && !path.endsWith(".md"))
                        .count());
        assertEquals(site.url("/guide/"), report.listed(site.url("/guide/index.html")));
    }

    @Test
    void aRefreshOfAnEmptyPageIsARedirect() throws InterruptedException {
        site.answer("/", html("Redirecting", "", "<meta http-equiv=refresh content='0; url=/docs/'>"));
        site.page("/docs/", "Docs", "<p>" + FILLER + "docs" + links("/docs/a"));
        page("/docs/a");
        assertEquals(List.of("/docs/", "/docs/a"), paths(crawled(50)));
    }

    @Test
    void aRedirectIsJudgedBeforeItIsFollowed() throws InterruptedException {
        try (var other = new TestSite()) {
            other.page("/x", "Elsewhere", "<p>" + FILLER + "another site");
            home(links("/a", "/out", "/out-by-a-way", "/shut"));
            site.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /private/\n");
            page("/a");
            page("/private/b");
            site.redirect("/out", 302, other.origin() + "/x");
            site.redirect("/out-by-a-way", 302, "/way").redirect("/way", 307, other.origin() + "/x");
            site.redirect("/shut", 301, "/private/b");
            var report = crawled(50);
            assertEquals(List.of("/", "/a"), paths(report));
            assertEquals(List.of(), other.asked());
            assertTrue(site.asked().stream().noneMatch(path -> path.startsWith("/private")), site.asked()::toString);
            assertEquals(
                    Map.of(
                            "/out", "leads outside the site",
                            "/out-by-a-way", "leads outside the site",
                            "/shut", "leads to what robots.txt forbids"),
                    report.visits().stream()
                            .filter(visit -> visit.result() == Visit.Result.DROPPED)
                            .collect(Collectors.toMap(visit -> visit.url().path(), Visit::reason)));
        }
    }

    @Test
    void noFileOfASiteIsLookedForElsewhere() throws InterruptedException {
        try (var other = new TestSite()) {
            var text = FILLER.repeat(12);
            home(links("/a"));
            site.page("/a", "A", "<link rel=alternate type=text/markdown href=/a.md><main><p>" + text + "</main>");
            site.otherwise(path -> path.equals("/robots.txt")
                    ? TestSite.html(404, "")
                    : new Answer(302, Map.of("Location", other.origin() + path), new byte[0]));
            assertEquals(List.of("/", "/a"), paths(crawled(50)));
            assertTrue(site.asked().containsAll(List.of("/sitemap.xml", "/llms.txt", "/a.md")), site.asked()::toString);
            assertEquals(List.of(), other.asked());
        }
    }

    @Test
    void theFirstPageIsAskedWhereItsRedirectLeadsOnceTheRulesAreReadThere() throws InterruptedException {
        try (var other = new TestSite()) {
            other.page("/", "Elsewhere", "<main><p>" + FILLER + "the site as it is called now.</main>");
            site.redirect("/", 301, other.origin() + "/");
            var report = crawled(50);
            assertEquals(
                    List.of(other.url("/")),
                    report.pages().stream().map(CrawledPage::url).toList());
            assertEquals(other.url("/"), report.listed(site.url("/")));
            assertEquals("/robots.txt", other.asked().getFirst());
            // The seeds are asked at the same time.
            assertTrue(other.asked().contains("/"), other.asked().toString());
            other.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /\n");
            int before = other.asked().size();
            assertTrue(blocked().contains("robots.txt"));
            assertEquals(
                    List.of("/robots.txt"),
                    other.asked().subList(before, other.asked().size()));
        }
    }

    @Test
    void theSeedsAreAskedBesideTheFirstPageAlsoAfterARedirectWithinItsHost() throws InterruptedException {
        try (var other = new TestSite()) {
            var seedsAsked = new CountDownLatch(1);
            site.redirect("/", 301, other.origin() + "/");
            other.otherwise(path -> {
                if (path.equals("/llms.txt")) {
                    seedsAsked.countDown();
                }
                return path.equals("/") && isReached(seedsAsked)
                        ? TestSite.html(200, "<title>Home</title><main><p>" + FILLER + "home</main>")
                        : TestSite.html(404, "");
            });
            assertEquals(
                    List.of(other.url("/")),
                    crawled(50).pages().stream().map(CrawledPage::url).toList());
        }
    }

    private static boolean isReached(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void aFirstPageThatRedirectsToWhatRobotsForbidIsNotFollowed() throws InterruptedException {
        site.redirect("/", 302, "/private/");
        site.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /private/\n");
        page("/private/");
        assertTrue(blocked().contains("robots.txt"));
        assertFalse(site.asked().contains("/private/"));
    }

    @Test
    void twoSitesThatRedirectToEachOtherAreACircle() throws InterruptedException {
        try (var other = new TestSite()) {
            site.redirect("/", 302, other.origin() + "/");
            other.redirect("/", 302, site.origin() + "/");
            assertTrue(unreachable().contains("redirects in a circle"), unreachable());
            // And never the same address twice.
            var hops = new AtomicInteger();
            site.redirect("/", 302, other.origin() + "/0");
            for (var ends : List.of(List.of(site, other), List.of(other, site))) {
                ends.getFirst()
                        .otherwise(_ -> new Answer(
                                302,
                                Map.of("Location", ends.getLast().origin() + "/" + hops.incrementAndGet()),
                                new byte[0]));
            }
            assertTrue(unreachable().contains("too many redirects"), unreachable());
        }
    }

    // Seeds

    @Test
    void sitemapsAreReadNestedPackedAndBroken() throws InterruptedException {
        home("");
        site.text("/robots.txt", "text/plain", "Sitemap: " + site.origin() + "/index.xml\n");
        site.text(
                "/index.xml",
                "application/xml",
                "<sitemapindex><sitemap><loc>" + site.origin() + "/index.xml</loc></sitemap><sitemap><loc>"
                        + site.origin() + "/broken.xml</loc></sitemap></sitemapindex>");
        site.text(
                "/broken.xml",
                "application/xml",
                "<urlset><url><loc>" + site.origin()
                        + "/a</loc><lastmod>2024-05-06</lastmod><priority>0.9</priority></url><url><loc>https://foreign.example/b</loc></url><url><lo");
        page("/a");
        var report = crawled(50);
        assertEquals(List.of("/", "/a"), paths(report));
        assertEquals(
                "2024-05-06T00:00:00Z",
                report.pages().get(1).lastModified().orElseThrow().toString());
        assertEquals(1, site.asked().stream().filter("/index.xml"::equals).count());
    }

    @Test
    void overTheBudgetTheSamePagesAreTakenWhateverAnswerComesFirst() throws InterruptedException {
        // Each page names a better one than those that wait, so that whoever hears of it sooner asks it sooner.
        var random = new Random(5);
        for (int i = 0; i < 60; i++) {
            page("/x/y/z/p" + i, links("/docs/d" + i));
            page("/docs/d" + i);
        }
        home(links(IntStream.range(0, 60).mapToObj(i -> "/x/y/z/p" + i).toArray(String[]::new)));
        var first = paths(crawled(40));
        site.latency(_ -> Duration.ofMillis(random.nextInt(60)));
        for (int i = 0; i < 3; i++) {
            assertEquals(first, paths(crawled(40)));
        }
    }

    private TestSite home(String links) {
        return site.page("/", "Home", "<main><p>" + FILLER + "the whole site.</p>" + links + "</main>");
    }

    private void page(String path) {
        page(path, "");
    }

    private void page(String path, String links) {
        site.page(
                path,
                "Page " + path,
                "<main><h1>Page " + path + "</h1><p>" + FILLER + path + ".</p>" + links + "</main>");
    }

    private void canonical(String path, String canonical) {
        site.answer(path, html("Page " + path, "<p>" + FILLER + path, "<link rel=canonical href='" + canonical + "'>"));
    }

    private static Answer html(String title, String body, String head) {
        return TestSite.html(
                200,
                "<!doctype html><html><head><title>" + title + "</title>" + head + "</head><body>" + body
                        + "</body></html>");
    }

    private static String links(String... targets) {
        return List.of(targets).stream()
                .map(target -> "<p><a href='" + target + "'>to " + target + "</a></p>")
                .collect(Collectors.joining());
    }

    private static String words(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(_ -> random.ints(7, 'a', 'z' + 1)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }

    private CrawlReport crawled(int pages) throws InterruptedException {
        var outcome = crawl(pages, site.origin() + "/", site.origin() + "/");
        return assertInstanceOf(CrawlOutcome.Crawled.class, outcome, outcome.toString())
                .report();
    }

    private String blocked() throws InterruptedException {
        var outcome = crawl(50, site.origin() + "/", site.origin() + "/");
        return assertInstanceOf(CrawlOutcome.Blocked.class, outcome, outcome.toString())
                .reason();
    }

    private String unreachable() throws InterruptedException {
        return unreachable(site.origin() + "/", site.origin() + "/");
    }

    private String unreachable(String supplied, String home) throws InterruptedException {
        var outcome = crawl(50, supplied, home);
        return assertInstanceOf(CrawlOutcome.Unreachable.class, outcome, outcome.toString())
                .reason();
    }

    private static CrawlOutcome crawl(int pages, String supplied, String home) throws InterruptedException {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        var fetchers = new Fetchers(config, InstantSource.system());
        var budget = new CrawlBudget(pages, 100_000_000, Duration.ofSeconds(30), 8);
        return new Crawler(fetchers::open, new Fanout(), new PageReader(), ComputePool.ofCommand(), CLOCK)
                .crawl(new Site(supplied, WebUrl.parse(home).orElseThrow(), false), budget, CrawlProgress.UNWATCHED);
    }

    private static List<String> paths(CrawlReport report) {
        return report.pages().stream().map(page -> page.url().path()).toList();
    }
}
