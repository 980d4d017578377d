package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import com.sun.management.UnixOperatingSystemMXBean;
import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What runs owe each other and the machine: each its share, and nothing left behind. */
final class ManyRunsTest {
    /** The aim is one second; the machine may be busy. */
    private static final Duration CANCEL_MAX = Duration.ofSeconds(5);

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration SITE_ENDS_MAX = Duration.ofSeconds(30);
    private static final long BYTES_LEFT_MAX = 8 << 20;

    private final Fetchers fetchers =
            new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());
    private final Crawler crawler = new Crawler(
            fetchers::open, new Fanout(), new PageReader(), ComputePool.ofCommand(), InstantSource.system());

    @TempDir
    private Path folder;

    @Test
    void twentyCancelledRunsLeaveNothingBehind() throws Exception {
        cancel(20);
    }

    @Test
    @Tag("full")
    void twoHundredCancelledRunsLeaveNothingBehind() throws Exception {
        cancel(200);
    }

    private void cancel(int runs) throws Exception {
        try (var site = slowSite()) {
            cancelOne(site, 0);
            long bytesBefore = heap();
            long socketsBefore = openFiles();
            for (int run = 1; run <= runs; run++) {
                cancelOne(site, run);
            }
            // The site's own ends close when it next writes to them.
            var end = Instant.now().plus(SITE_ENDS_MAX);
            while (openFiles() > socketsBefore && Instant.now().isBefore(end)) {
                Thread.sleep(50);
            }
            assertTrue(openFiles() <= socketsBefore, () -> openFiles() + " sockets, were " + socketsBefore);
            assertEquals(0, threadsOfRuns(), "threads of runs");
            long bytes = heap();
            assertTrue(bytes <= bytesBefore + BYTES_LEFT_MAX, "bytes: " + bytes + ", were " + bytesBefore);
        }
    }

    private static TestSite slowSite() {
        var site = new TestSite();
        site.latency(path -> path.startsWith("/p") ? Duration.ofMillis(400) : Duration.ZERO);
        var links = new StringBuilder();
        IntStream.range(0, 800)
                .forEach(i -> links.append("<a href=/p")
                        .append(i)
                        .append(">Page ")
                        .append(i)
                        .append("</a> "));
        site.page("/", "Home", "<main><h1>Home</h1><p>All pages of this slow site: " + links + "</main>");
        site.otherwise(
                path -> TestSite.html(200, "<h1>" + path + "</h1><p>" + ("Text of " + path + ". ").repeat(2_000)));
        return site;
    }

    /** Every third ends by its deadline, the others since nobody waits for them. */
    private void cancelOne(TestSite site, int run) throws Exception {
        boolean byDeadline = run % 3 == 0;
        var deadline = byDeadline ? Duration.ofMillis(300 + 40L * (run % 7)) : PATIENCE;
        var budget = new CrawlBudget(200, 1 << 28, deadline, 8);
        int asked = site.asked().size();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var crawl = threads.submit(() -> crawler.crawl(home(site), budget, CrawlProgress.UNWATCHED));
            if (byDeadline) {
                crawl.get();
            } else {
                site.awaitAsked("", asked + 8);
            }
            var cancelled = Instant.now();
            threads.shutdownNow();
            threads.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            var took = Duration.between(cancelled, Instant.now());
            assertTrue(took.compareTo(CANCEL_MAX) < 0, "ended after " + took);
        }
    }

    private static long openFiles() {
        return ((UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getOpenFileDescriptorCount();
    }

    /** Asked when the sockets have been counted: collecting garbage closes forgotten ones. */
    private static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private int threadsOfRuns() throws IOException {
        var dump = folder.resolve("threads.txt");
        Files.deleteIfExists(dump);
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpThreads(dump.toString(), ThreadDumpFormat.TEXT_PLAIN);
        try (var lines = Files.lines(dump)) {
            return (int) lines.filter(line -> line.startsWith("#"))
                    .filter(line -> line.contains("\"fanout") || line.contains("\"shared") || line.contains("\"deaf"))
                    .count();
        }
    }

    @Test
    void aRunOverASlowSiteStarvesNoOther() throws Exception {
        var small = new ArrayList<TestSite>();
        try (var slow = slowSite();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            slow.latency(path -> path.startsWith("/p") ? Duration.ofSeconds(9) : Duration.ZERO);
            var slowRun = threads.submit(() -> crawler.crawl(home(slow), budget(100), CrawlProgress.UNWATCHED));
            slow.awaitAsked("/p", 8);
            for (int i = 1; i <= 50; i++) {
                var site = new TestSite("127.0.3." + i);
                site.page(
                        "/",
                        "One page",
                        "<main><h1>One page</h1><p>It says that it is number " + i + " of fifty.</main>");
                small.add(site);
            }
            var began = Instant.now();
            var runs = threads.invokeAll(small.stream().map(this::run).toList());
            for (Future<CrawlOutcome> run : runs) {
                assertInstanceOf(CrawlOutcome.Crawled.class, run.get());
            }
            var took = Duration.between(began, Instant.now());
            assertTrue(took.compareTo(Duration.ofSeconds(40)) < 0, "fifty pages took " + took);
            assertTrue(!slowRun.isDone(), "the slow site was not slow");
            threads.shutdownNow();
        } finally {
            small.forEach(TestSite::close);
        }
    }

    @Test
    void aSecondRunAtABusyHostHasItsShare() throws Exception {
        try (var site = slowSite();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            site.page("/guide/", "Guide", "<main><h1>Guide</h1><p>A page that stands by itself in its folder.</main>");
            // Three quarters of a minute's work at the least.
            threads.submit(() -> crawler.crawl(home(site), budget(800), CrawlProgress.UNWATCHED));
            site.awaitAsked("", 20);
            var began = Instant.now();
            var guide = site.url("/guide/");
            var outcome = crawler.crawl(new Site(guide.toString(), guide, false), budget(200), CrawlProgress.UNWATCHED);
            assertInstanceOf(CrawlOutcome.Crawled.class, outcome);
            var took = Duration.between(began, Instant.now());
            assertTrue(took.compareTo(Duration.ofSeconds(25)) < 0, "the one page took " + took);
            threads.shutdownNow();
        }
    }

    private Callable<CrawlOutcome> run(TestSite site) {
        return () -> crawler.crawl(home(site), budget(10), CrawlProgress.UNWATCHED);
    }

    private static Site home(TestSite site) {
        return new Site(site.origin(), site.url("/"), false);
    }

    private static CrawlBudget budget(int pages) {
        return new CrawlBudget(pages, 1 << 28, Duration.ofSeconds(60), 8);
    }
}
