package dev.incipit.crawl;

/** How a crawl ended. The reasons are sentences for the caller (decisions §5). */
public sealed interface CrawlOutcome {
    /** At least one page was read. */
    record Crawled(CrawlReport report) implements CrawlOutcome {}

    /** There is nothing to write files from. */
    sealed interface Failed extends CrawlOutcome {}

    /** The first page refused the request or showed a bot challenge, or robots.txt forbids the scope. */
    record Blocked(String reason) implements Failed {}

    /** The first page could not be fetched or has no readable content. */
    record Unreachable(String reason) implements Failed {}
}
