package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.crawl.CrawlOutcome;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import org.junit.jupiter.api.Test;

final class FailedCrawlTest {
    @Test
    void whoMustActIsToldWithTheCrawlsReason() {
        var blocked = FailedCrawl.problem(new CrawlOutcome.Blocked("It says no."));
        assertEquals("It says no.", assertInstanceOf(SiteBlocked.class, blocked).getMessage());
        var away = FailedCrawl.problem(new CrawlOutcome.Unreachable("It is away."));
        assertEquals(
                "It is away.", assertInstanceOf(SiteUnreachable.class, away).getMessage());
    }
}
