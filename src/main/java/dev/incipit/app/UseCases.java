package dev.incipit.app;

import dev.incipit.crawl.Crawler;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.generate.Generator;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What the program does, without the doors to it: no store, no server. */
record UseCases(SiteParser sites, Generator generator, Validator validator) {
    private static final List<String> LOOPBACK = List.of("127.0.0.0/8");

    /** Over the web. */
    static UseCases of(Settings settings) {
        var fetchers = new Fetchers(settings.fetch(), InstantSource.system());
        return over(settings, fetchers::open, new SiteParser(fetchers::refusal));
    }

    /** Over the demo's site and nothing else. */
    static UseCases ofDemo(Settings settings, DemoSite site) {
        var fetch = settings.fetch().withAllowedNetworks(LOOPBACK);
        var fetcher = new DemoFetcher(new Fetchers(fetch, InstantSource.system()).open(), site);
        return over(
                settings,
                () -> FetchRun.over(fetcher, fetch.hostConcurrency()),
                // Its name is none of the internet's, and is not looked up.
                new SiteParser(_ -> Optional.empty()));
    }

    private static UseCases over(Settings settings, Supplier<FetchRun> web, SiteParser sites) {
        var fanout = new Fanout();
        var crawler = new Crawler(web, fanout, new PageReader());
        return new UseCases(
                sites,
                new Generator(crawler, settings.crawl(), settings.generate(), new ExtractiveDescriber()),
                new Validator(web, fanout));
    }
}
