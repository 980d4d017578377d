package dev.incipit.crawl;

/** How a crawl ended; the reasons are sentences for the caller (decisions §5). */
public sealed interface CrawlOutcome {
    /** At least one page was read. */
    record Crawled(CrawlReport report) implements CrawlOutcome {}

    /** The first page refused us, showed a bot challenge, or robots.txt forbids the scope. */
    record Blocked(String reason) implements CrawlOutcome {}

    /** The first page could not be had or holds nothing readable. */
    record Unreachable(String reason) implements CrawlOutcome {}
}
