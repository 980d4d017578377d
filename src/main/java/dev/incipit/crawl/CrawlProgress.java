package dev.incipit.crawl;

import java.time.Duration;
import java.util.function.Consumer;

/** How far a crawl is: pages read, addresses found so far within the budget, pages failed, time left to the deadline. */
public record CrawlProgress(int done, int found, int failed, Duration left) {
    /** For callers who do not watch. */
    public static final Consumer<CrawlProgress> UNWATCHED = _ -> {};
}
