package dev.incipit.crawl;

import java.time.Duration;

/**
 * What one run may cost.
 *
 * @param pagesMax pages fetched ({@code crawl.max-pages})
 * @param bytesMax bytes read after decoding, over all pages
 * @param deadline wall time of the whole run ({@code crawl.deadline})
 * @param hostConcurrency requests at once to one host ({@code crawl.host-concurrency})
 */
public record CrawlBudget(int pagesMax, long bytesMax, Duration deadline, int hostConcurrency) {
    /** The same with so much less time. */
    public CrawlBudget less(Duration share) {
        return new CrawlBudget(pagesMax, bytesMax, deadline.minus(share), hostConcurrency);
    }
}
