package dev.incipit.crawl;

import java.time.Duration;

/**
 * The limits of one crawl.
 *
 * @param pagesMax pages fetched ({@code crawl.max-pages})
 * @param bytesMax bytes read after decoding, over all pages
 * @param deadline wall time of the whole run ({@code crawl.deadline})
 * @param hostConcurrency concurrent requests to one host ({@code crawl.host-concurrency})
 * @param textMax characters of Markdown kept for all pages
 */
public record CrawlBudget(int pagesMax, long bytesMax, Duration deadline, int hostConcurrency, int textMax) {
    /** A full file has up to 20 MiB; a run of a service must fit into 320 MB including it. */
    private static final int TEXT_MAX = 24 * 1024 * 1024;

    /** Characters of Markdown for each page that a caller asks for; with 5 000 pages of them a command fits into 512 MB. */
    private static final int TEXT_OF_PAGE = 8_000;

    /** The values of decisions §5: 200 pages, 512 MiB over all of them, two minutes, eight requests to a host. */
    public static final CrawlBudget DEFAULTS = new CrawlBudget(200, 512L << 20, Duration.ofMinutes(2), 8);

    /** A budget with the usual room for texts. */
    public CrawlBudget(int pagesMax, long bytesMax, Duration deadline, int hostConcurrency) {
        this(pagesMax, bytesMax, deadline, hostConcurrency, TEXT_MAX);
    }

    /**
     * Returns the budget for another number of pages. Deadline, bytes and room for texts grow with a larger one, and do not shrink with a
     * smaller.
     */
    public CrawlBudget forPages(int pages) {
        double more = Math.max(1, (double) pages / pagesMax);
        return new CrawlBudget(
                pages,
                (long) (bytesMax * more),
                Duration.ofMillis((long) (deadline.toMillis() * more)),
                hostConcurrency,
                Math.max(textMax, pages * TEXT_OF_PAGE));
    }

    /** Returns the same budget with a deadline shorter by {@code share}. */
    public CrawlBudget less(Duration share) {
        return new CrawlBudget(pagesMax, bytesMax, deadline.minus(share), hostConcurrency, textMax);
    }
}
