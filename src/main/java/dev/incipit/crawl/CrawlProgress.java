package dev.incipit.crawl;

import java.time.Duration;
import java.util.function.Consumer;

/** The progress of a crawl: pages read, addresses found so far within the budget, pages failed, time left to the deadline. */
public record CrawlProgress(int done, int found, int failed, Duration left) {
    /** Ignores progress. */
    public static final Consumer<CrawlProgress> UNWATCHED = _ -> {};
}
