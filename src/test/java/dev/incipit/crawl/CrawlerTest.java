package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
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
    void aHundredPagesKeepAllPlacesFilled() throws InterruptedException {
        site.latency(Duration.ofMillis(100));
        var links = new StringBuilder();
        for (int i = 1; i < 100; i++) {
            links.append("<li><a href=/p").append(i).append(">Page ").append(i).append("</a>");
            site.page(
                    "/p" + i,
                    "Page " + i,
                    "<main><h1>Page " + i + "</h1><p>This is the text of page number " + i
                            + ", which says nothing else at all.</main>");
        }
        site.page("/", "Home", "<main><p>All pages of this site:<ul>" + links + "</ul></main>");
        crawled(budget(200));
        long start = System.nanoTime();
        var report = crawled(budget(200));
        var took = Duration.ofNanos(System.nanoTime() - start);
        assertEquals(100, report.pages().size());
        assertTrue(site.mostAtOnce() <= 8, "at once: " + site.mostAtOnce());
        System.err.println("took " + took);
    }

    private CrawlReport crawled(CrawlBudget budget) throws InterruptedException {
        return assertInstanceOf(CrawlOutcome.Crawled.class, crawl(budget)).report();
    }

    private CrawlOutcome crawl(CrawlBudget budget) throws InterruptedException {
        var home = site.url("/");
        var fetchers =
                new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());
        return new Crawler(fetchers::open, new Fanout(), new PageReader())
                .crawl(new Site(home.toString(), home, false), budget, CrawlProgress.UNWATCHED);
    }

    private static CrawlBudget budget(int pages) {
        return new CrawlBudget(pages, 100_000_000, Duration.ofSeconds(60), 8);
    }

    private static List<String> paths(CrawlReport report) {
        return report.pages().stream().map(page -> page.url().path()).toList();
    }
}
