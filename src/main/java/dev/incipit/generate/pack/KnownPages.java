package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.crawl.Visit;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a run says of the pages that an earlier one knew: only an explicit answer means that a page is gone. */
final class KnownPages {
    private final CrawlReport report;
    private final Set<WebUrl> read;
    private final Set<WebUrl> visited;

    KnownPages(CrawlReport report) {
        this.report = report;
        read = report.pages().stream().map(page -> page.url()).collect(Collectors.toSet());
        visited = report.visits().stream().map(Visit::url).collect(Collectors.toSet());
    }

    /** Whether the page was read in this run, at this address or another. */
    boolean isRead(WebUrl page) {
        return read.contains(report.listed(page));
    }

    /** Whether the crawl says nothing about the page, so that it must be asked for. */
    boolean isUnmet(WebUrl page) {
        return !isRead(page) && !visited.contains(page);
    }

    /**
     * Why the page is gone; empty if it may still be there.
     *
     * @param statuses what became of unmet pages
     */
    Optional<String> gone(WebUrl page, Map<WebUrl, PageStatus> statuses) {
        if (statuses.get(page) instanceof PageStatus.Gone(var reason)) {
            return Optional.of(reason);
        }
        return report.visits().stream()
                .filter(visit -> visit.url().equals(page))
                .filter(visit -> visit.result() == Visit.Result.DROPPED || visit.saysGone())
                .map(Visit::reason)
                .findFirst();
    }
}
