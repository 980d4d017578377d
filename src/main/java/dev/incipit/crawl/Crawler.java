package dev.incipit.crawl;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetcher;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import java.time.InstantSource;
import java.util.Objects;
import java.util.function.Consumer;

/** Seeds the frontier, then takes addresses from it as places come free until the budget is spent. */
public final class Crawler {
    private final Fetcher fetcher;
    private final Fanout fanout;
    private final PageReader reader;
    private final InstantSource clock;

    public Crawler(Fetcher fetcher, Fanout fanout, PageReader reader, InstantSource clock) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.reader = reader;
        this.clock = clock;
    }

    /** Never fails for the network: a page that could not be had is an ordinary visit. */
    public CrawlOutcome crawl(Site site, CrawlBudget budget, Consumer<CrawlProgress> progress)
            throws InterruptedException {
        Objects.requireNonNull(fetcher);
        Objects.requireNonNull(fanout);
        Objects.requireNonNull(reader);
        return new CrawlOutcome.Unreachable("to be built " + clock.millis());
    }
}
