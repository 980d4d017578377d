package dev.incipit;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.Crawler;
import dev.incipit.describe.AnswerCache;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.describe.ModelConfig;
import dev.incipit.describe.ModelDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchRun;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.generate.Generator;
import dev.incipit.html.PageReader;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Settings of {@link Incipit}, for all sites alike.
 *
 * @param fetch settings of all requests
 * @param crawl limits of one site's crawl
 * @param generate limits of the files
 * @param model the language model, if any; its answers are not kept
 */
public record IncipitSettings(FetchConfig fetch, CrawlBudget crawl, GenerateLimits generate, ModelConfig model) {
    /** The program's defaults: 200 pages and two minutes a site, no model. */
    public static final IncipitSettings DEFAULTS = new IncipitSettings(
            FetchConfig.DEFAULTS, CrawlBudget.DEFAULTS, GenerateLimits.DEFAULTS, ModelConfig.DEFAULTS);

    /** @throws IllegalArgumentException if the model may take as long as the whole run, of which it is a part */
    public IncipitSettings {
        if (model.on() && model.timeout().compareTo(crawl.deadline()) >= 0) {
            throw new IllegalArgumentException("the model's timeout must be shorter than the crawl's deadline");
        }
    }

    /**
     * What generates files by these settings.
     *
     * @param web opens a run's access to its site
     * @param cache of the model's answers, if there is a store for it
     */
    public Generator generator(
            Supplier<FetchRun> web, Fanout fanout, PageReader reader, ComputePool pool, Optional<AnswerCache> cache) {
        var clock = InstantSource.system();
        var extractive = new ExtractiveDescriber(pool);
        return new Generator(
                new Crawler(web, fanout, reader, pool, clock),
                // The model's time is taken from the crawl's, so that both end by the run's deadline.
                model.on() ? crawl.less(model.timeout()) : crawl,
                generate,
                model.on() ? new ModelDescriber(extractive, model, fanout, cache, clock) : extractive,
                pool);
    }

    /** The same with other ways to ask the web. */
    public IncipitSettings with(FetchConfig other) {
        return new IncipitSettings(other, crawl, generate, model);
    }

    /** The same with other bounds of a crawl. */
    public IncipitSettings with(CrawlBudget other) {
        return new IncipitSettings(fetch, other, generate, model);
    }

    /** The same without a language model, for runs that write no descriptions. */
    public IncipitSettings withoutModel() {
        return with(ModelConfig.DEFAULTS);
    }

    /** The same with a language model. */
    public IncipitSettings with(ModelConfig other) {
        return new IncipitSettings(fetch, crawl, generate, other);
    }
}
