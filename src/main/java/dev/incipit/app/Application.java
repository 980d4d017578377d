package dev.incipit.app;

import dev.incipit.api.ApiServer;
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
import java.util.function.Supplier;

/**
 * The program's parts that need no store, each built once, from the ground floor up.
 *
 * @param sites reads what people type for a website
 * @param generator interface section 4.1
 * @param validator interface section 4.2
 */
record Application(Settings settings, InstantSource clock, SiteParser sites, Generator generator, Validator validator) {
    /** The parts over the web. */
    static Application assemble(Settings settings, InstantSource clock) {
        var fetchers = new Fetchers(settings.fetch(), clock);
        return over(fetchers::open, new SiteParser(fetchers::refusal), settings, clock);
    }

    /** The wiring, by hand. */
    static Application over(Supplier<FetchRun> web, SiteParser sites, Settings settings, InstantSource clock) {
        var fanout = new Fanout();
        var crawler = new Crawler(web, fanout, new PageReader());
        var generator = new Generator(crawler, settings.crawl(), settings.generate(), new ExtractiveDescriber());
        var validator = new Validator(web, fanout);
        return new Application(settings, clock, sites, generator, validator);
    }

    /** The service over a store, not yet started. */
    ApiServer server(Ledger ledger) {
        return new ApiServer(
                settings.server(),
                ledger.admission(),
                sites,
                generator,
                validator,
                new ProxyNetworks(settings.trustedProxies()),
                ledger.database()::check,
                clock);
    }
}
