package dev.incipit.generate;

import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.CrawlOutcome;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.crawl.Crawler;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Crawl, outline, describe, write. */
public final class Generator {
    private final Crawler crawler;
    private final CrawlBudget budget;

    public Generator(Crawler crawler, CrawlBudget budget) {
        this.crawler = crawler;
        this.budget = budget;
    }

    /**
     * Produces the files the order names.
     *
     * @throws SiteBlocked when the site will not have us
     * @throws SiteUnreachable when nothing of it can be read
     */
    public Generated generate(GenerateOrder order, Consumer<CrawlProgress> progress) throws InterruptedException {
        return switch (crawler.crawl(order.site(), budget, progress)) {
            case CrawlOutcome.Blocked(var reason) -> throw new SiteBlocked(reason);
            case CrawlOutcome.Unreachable(var reason) -> throw new SiteUnreachable(reason);
            case CrawlOutcome.Crawled(var report) ->
                new Generated(Optional.empty(), Optional.empty(), false, 0, 0, List.of(), report);
        };
    }
}
