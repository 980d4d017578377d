package dev.incipit.crawl;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of a crawl.
 *
 * @param scope the site as it was found, after redirects of the first page
 * @param pages the pages read, the home page first, then in the order of discovery
 * @param visits every attempt, so that callers can count and explain them
 * @param spellings from other spellings of an address (redirects, canonicals, index.html, slashes) to the page's own
 * @param siteIndex the text of the site's existing llms.txt
 * @param bytes bytes read after decoding
 * @param budgetReached whether the limit of pages or bytes ended the run
 * @param refusalsReached whether the run ended because the site refused several pages in a row
 * @param closedByRobots how many discovered addresses robots.txt forbids
 * @param pause how long robots.txt asks to wait between requests
 * @param shared whether a concurrent run has the same crawl and counts its visits: the first of those that stayed to the end
 */
public record CrawlReport(
        SiteScope scope,
        List<CrawledPage> pages,
        List<Visit> visits,
        Map<WebUrl, WebUrl> spellings,
        Optional<String> siteIndex,
        long bytes,
        boolean deadlineReached,
        boolean budgetReached,
        boolean refusalsReached,
        int closedByRobots,
        Optional<Duration> pause,
        boolean shared) {
    public CrawlReport {
        pages = List.copyOf(pages);
        visits = List.copyOf(visits);
        spellings = Map.copyOf(spellings);
    }

    CrawlReport asShared() {
        return with(pages, true);
    }

    /** Returns the same report with what the caller knows besides of its pages. */
    public CrawlReport with(List<CrawledPage> others) {
        return with(others, shared);
    }

    private CrawlReport with(List<CrawledPage> others, boolean ofAnother) {
        return new CrawlReport(
                scope,
                others,
                visits,
                spellings,
                siteIndex,
                bytes,
                deadlineReached,
                budgetReached,
                refusalsReached,
                closedByRobots,
                pause,
                ofAnother);
    }

    /** Returns the listed address of the page behind a link, whatever its spelling; the target itself if no page is known. */
    public WebUrl listed(WebUrl target) {
        return spellings.getOrDefault(target, target);
    }
}
