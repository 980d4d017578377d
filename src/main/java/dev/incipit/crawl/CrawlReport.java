package dev.incipit.crawl;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a crawl brought home.
 *
 * @param scope the site as it was found, after redirects of the first page
 * @param pages the pages read, the home page first, then in the order they were discovered
 * @param visits every attempt, so that others can count and explain
 * @param spellings other spellings of a page's address met on the way (redirects, canonicals, index.html, slashes) to its own
 * @param siteIndex the text of the llms.txt the site already has
 * @param bytes bytes read after decoding
 * @param deadlineReached the run was ended by its time
 * @param budgetReached the run was ended by its pages or bytes
 * @param refusalsReached the run was ended because the site refused several pages in a row
 * @param closedByRobots how many discovered addresses robots.txt forbids us
 * @param shared another run of the same time has this crawl too, and its visits count as that run's: of those that stayed to its end,
 *     the one that asked first
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
        boolean shared) {
    public CrawlReport {
        pages = List.copyOf(pages);
        visits = List.copyOf(visits);
        spellings = Map.copyOf(spellings);
    }

    CrawlReport asShared() {
        return new CrawlReport(
                scope,
                pages,
                visits,
                spellings,
                siteIndex,
                bytes,
                deadlineReached,
                budgetReached,
                refusalsReached,
                closedByRobots,
                true);
    }

    /** The listed address of the page a link means, by whatever spelling; the target itself where no page is known. */
    public WebUrl listed(WebUrl target) {
        return spellings.getOrDefault(target, target);
    }
}
