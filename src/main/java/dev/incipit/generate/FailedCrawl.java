package dev.incipit.generate;

import dev.incipit.crawl.CrawlOutcome;
import dev.incipit.problem.Problem;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;

/** A failed crawl as the problem that ends a request. */
public final class FailedCrawl {
    private FailedCrawl() {}

    public static Problem problem(CrawlOutcome.Failed outcome) {
        return switch (outcome) {
            case CrawlOutcome.Blocked(var reason) -> new SiteBlocked(reason);
            case CrawlOutcome.Unreachable(var reason) -> new SiteUnreachable(reason);
        };
    }
}
