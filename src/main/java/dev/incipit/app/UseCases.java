package dev.incipit.app;

import dev.incipit.IncipitSettings;
import dev.incipit.api.Agents;
import dev.incipit.api.Operations;
import dev.incipit.app.demo.DemoFetcher;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.SinglePages;
import dev.incipit.describe.AnswerCache;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.FolderSite;
import dev.incipit.fetch.KeptAnswers;
import dev.incipit.fetch.RevalidatingFetcher;
import dev.incipit.generate.Generator;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;
import dev.incipit.validate.Validator;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What the program can do, independent of the HTTP service and of a store. */
public record UseCases(SiteParser sites, Generator generator, Validator validator, Agents.Reading reading) {
    private static final List<String> LOOPBACK = List.of("127.0.0.0/8");

    public Operations operations() {
        return new Operations(sites, generator, validator);
    }

    /** Use cases that fetch from the web, without a language model: for commands that write no descriptions. */
    public static UseCases of(IncipitSettings settings) {
        return of(settings.withoutModel(), ComputePool.ofCommand(), Optional.empty());
    }

    /**
     * Use cases that fetch from the web and use the configured language model, if any.
     *
     * @param pool runs the parsing of pages and files
     * @param cache of the model's answers, if there is a store for it
     */
    public static UseCases of(IncipitSettings settings, ComputePool pool, Optional<AnswerCache> cache) {
        return of(settings, pool, cache, Optional.empty());
    }

    /**
     * The same, asking sites only for what has changed since an earlier run.
     *
     * @param kept the answers of earlier runs
     */
    public static UseCases of(
            IncipitSettings settings, ComputePool pool, Optional<AnswerCache> cache, Optional<KeptAnswers> kept) {
        var clock = InstantSource.system();
        var fetchers = new Fetchers(settings.fetch(), clock);
        Supplier<FetchRun> web = kept.<Supplier<FetchRun>>map(
                        answers -> () -> fetchers.open().through(next -> new RevalidatingFetcher(next, answers, clock)))
                .orElse(fetchers::open);
        return over(settings, pool, web, new SiteParser(fetchers::refusal), cache);
    }

    /**
     * Use cases that read a folder and ask nothing but the configured language model, if any.
     *
     * @param cache of the model's answers, if there is a store for it
     */
    public static UseCases ofFolder(IncipitSettings settings, FolderSite folder, Optional<AnswerCache> cache) {
        // The folder stands for its site, so no guard need judge the name; it is not looked up.
        var sites = SiteParser.ANY;
        return over(settings, ComputePool.ofCommand(), folder::open, sites, cache);
    }

    public static UseCases ofDemo(IncipitSettings settings, DemoSite site) {
        var fetch = settings.fetch().withAllowedNetworks(LOOPBACK);
        var fetchers = new Fetchers(fetch, InstantSource.system());
        return over(
                settings.withoutModel(),
                ComputePool.ofCommand(),
                () -> fetchers.open().through(next -> new DemoFetcher(next, site.address())),
                // The demo's host name does not exist, so it is not looked up.
                SiteParser.ANY,
                Optional.empty());
    }

    private static UseCases over(
            IncipitSettings settings,
            ComputePool pool,
            Supplier<FetchRun> web,
            SiteParser sites,
            Optional<AnswerCache> cache) {
        var fanout = new Fanout();
        var reader = new PageReader();
        return new UseCases(
                sites,
                settings.generator(web, fanout, reader, pool, cache),
                new Validator(web, fanout, pool),
                new Agents.Reading(
                        new SinglePages(web, fanout, reader, pool, InstantSource.system()),
                        new IndexReader(web, fanout, pool),
                        new OrderFilter(pool)));
    }
}
