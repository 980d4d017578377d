package dev.incipit;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.Crawler;
import dev.incipit.describe.Describer;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generator;
import dev.incipit.html.PageReader;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Whole runs of a command over sites that are served on this machine. */
public final class LocalRuns {
    /** The defaults, and loopback counts as public. */
    public static final FetchConfig FETCH = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));

    private static final CrawlBudget BUDGET = new CrawlBudget(200, 100_000_000, Duration.ofSeconds(60), 8);

    private LocalRuns() {}

    public static Crawler crawler() {
        return crawler(new Fetchers(FETCH, InstantSource.system())::open);
    }

    public static Crawler crawler(Supplier<FetchRun> web) {
        return new Crawler(web, new Fanout(), new PageReader(), ComputePool.ofCommand(), InstantSource.system());
    }

    public static Generator generator() {
        return generator(crawler());
    }

    public static Generator generator(Crawler crawler) {
        return generator(crawler, new ExtractiveDescriber(ComputePool.ofCommand()));
    }

    public static Generator generator(Crawler crawler, Describer describer) {
        return new Generator(crawler, BUDGET, GenerateLimits.DEFAULTS, describer, ComputePool.ofCommand());
    }

    /** The whole site from its first page. */
    public static GenerateOrder order(TestSite site, FileType type) {
        return new GenerateOrder(new Site(site.origin(), site.url("/"), false), type, 100, Optional.empty());
    }
}
