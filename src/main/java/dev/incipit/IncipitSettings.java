package dev.incipit;

import dev.incipit.crawl.CrawlBudget;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.generate.GenerateLimits;

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

    /** The bounds of a run's crawl: the model's time is taken from its own, so that both end by the run's deadline. */
    public CrawlBudget crawlBesideModel() {
        return model.on() ? crawl.less(model.timeout()) : crawl;
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
