package dev.incipit.crawl;

import java.time.Duration;

/**
 * The limits of one crawl.
 *
 * @param pagesMax pages fetched ({@code crawl.max-pages})
 * @param bytesMax bytes read after decoding, over all pages
 * @param deadline wall time of the whole run ({@code crawl.deadline})
 * @param hostConcurrency concurrent requests to one host ({@code crawl.host-concurrency})
 */
public record CrawlBudget(int pagesMax, long bytesMax, Duration deadline, int hostConcurrency) {
    /** The values of decisions §5: 200 pages, 512 MiB over all of them, two minutes, eight requests to a host. */
    public static final CrawlBudget DEFAULTS = new CrawlBudget(200, 512L << 20, Duration.ofMinutes(2), 8);

    /** @throws IllegalArgumentException if there is no time for a crawl */
    public CrawlBudget {
        if (!deadline.isPositive()) {
            throw new IllegalArgumentException("crawl.deadline must be more than nothing");
        }
    }

    /** Returns the budget for another number of pages; deadline and bytes grow with a larger one, and do not shrink with a smaller. */
    public CrawlBudget forPages(int pages) {
        double more = Math.max(1, (double) pages / pagesMax);
        return new CrawlBudget(
                pages,
                (long) (bytesMax * more),
                Duration.ofMillis((long) (deadline.toMillis() * more)),
                hostConcurrency);
    }

    /** Returns the same budget with a deadline shorter by {@code share}. */
    public CrawlBudget less(Duration share) {
        return new CrawlBudget(pagesMax, bytesMax, deadline.minus(share), hostConcurrency);
    }
}
